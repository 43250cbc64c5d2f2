import { createRef } from 'react';
import { expect, test } from 'vitest';
import { act } from '../../../tests/act';
import { getElement, renderNode } from '../../../tests/render-node';
import { caseLayout } from './case-layout.fixture';
import { ChartMap, type ChartMapHandle } from './chart-map';
import { branchesOf } from './chart-tree';
import type { Box } from './layout.types';

const branches = branchesOf(caseLayout);
const labels = caseLayout.edges.map(({ label }) => label);

function renderMap() {
  const ref = createRef<ChartMapHandle>();
  const toggleRef = createRef<HTMLButtonElement>();
  const { host } = renderNode(
    <>
      <button ref={toggleRef} />
      <ChartMap
        ref={ref}
        toggleRef={toggleRef}
        size={caseLayout}
        branches={branches}
        labels={labels}
        active={new Set(['case.reply.sent'])}
        onGo={() => undefined}
      />
    </>,
    'en',
  );
  const [map, toggle] = [getElement(host, 'svg'), getElement(host, 'button')];
  return {
    /** Where the map lies in the part that is seen; null where it doesn't. */
    frame: (visible: Box) => {
      act(() => ref.current?.frame(visible));
      return map.hasAttribute('hidden') ? null : map.dataset['corner'];
    },
    toggle: () => {
      act(() => ref.current?.toggle());
      return map.hasAttribute('hidden') ? null : map.dataset['corner'];
    },
    button: () => [toggle.hasAttribute('hidden'), toggle.getAttribute('aria-pressed')],
  };
}

const beneath = { x: 0, y: 250, width: 900, height: 600 };
const above = { x: 0, y: -300, width: 900, height: 700 };
const beside = { x: 0, y: 60, width: 1200, height: 330 };
const crowded = { x: 0, y: 120, width: 250, height: 250 };

test('the map lies in a corner where it covers no state and no words', () => {
  const { frame } = renderMap();
  expect([beneath, above, beside].map(frame)).toEqual(['low', 'high', 'aside']);
});

test('where each corner holds what is read it is away, until a person wants it', () => {
  const { frame, toggle, button } = renderMap();
  expect([frame(crowded), ...button()]).toEqual([null, false, 'false']);
  expect(toggle()).not.toBeNull();
  expect([frame({ ...crowded, y: 130 }) === null, ...button()]).toEqual([false, false, 'true']);
  expect(toggle()).toBeNull();
  expect(frame(beneath)).toBeNull();
});

test('where all of the drawing is seen, neither the map nor its button is there', () => {
  const { frame, button } = renderMap();
  const { width, height } = caseLayout;
  expect(frame({ x: 0, y: 0, width, height })).toBeNull();
  expect(button()).toEqual([true, 'false']);
});
