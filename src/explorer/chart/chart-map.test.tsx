import { act, createRef } from 'react';
import { expect, test } from 'vitest';
import { getElement, renderNode } from '../../../tests/render-node';
import { caseLayout } from './case-layout.fixture';
import { ChartMap, type ChartMapHandle } from './chart-map';
import { branchesOf } from './chart-tree';

test('the map goes to the upper corner where the state that the machine is in stands beneath it', () => {
  const ref = createRef<ChartMapHandle>();
  const map = (
    <ChartMap
      ref={ref}
      size={caseLayout}
      branches={branchesOf(caseLayout)}
      active={new Set(['case.reply.sent'])}
      onGo={() => undefined}
    />
  );
  const { host } = renderNode(map, 'en');
  const svg = getElement(host, 'svg');
  const frame = (y: number) => act(() => ref.current?.frame({ x: 0, y, width: 300, height: 300 }));
  frame(100);
  expect(svg.hasAttribute('data-high')).toBe(true);
  frame(310);
  expect(svg.hasAttribute('data-high')).toBe(false);
});

test('it goes to the other side where it would cover what the machine says of itself', () => {
  const ref = createRef<ChartMapHandle>();
  const branches = branchesOf(caseLayout);
  const map = (
    <ChartMap
      ref={ref}
      size={caseLayout}
      branches={branches}
      active={new Set(['case.reply.sent'])}
      onGo={() => undefined}
    />
  );
  const { host } = renderNode(map, 'en');
  const lit = caseLayout.nodes.find(({ id }) => id === 'case.reply.sent') ?? { y: 0, height: 0 };
  const showBoxAt = (y: number) => {
    act(() => ref.current?.frame({ x: 0, y, width: 300, height: lit.y + lit.height - y }));
    return getElement(host, 'svg').hasAttribute('data-aside');
  };
  expect([showBoxAt(0), showBoxAt(lit.y - 200)]).toEqual([true, false]);
});
