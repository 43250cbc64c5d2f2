import { act, createRef } from 'react';
import { expect, test } from 'vitest';
import { one, rendered } from '../../../tests/rendered';
import { caseLayout } from './chart.fixture';
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
  const { host } = rendered(map, 'en');
  const svg = one(host, 'svg');
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
  const { host } = rendered(map, 'en');
  const lit = caseLayout.nodes.find(({ id }) => id === 'case.reply.sent') ?? { y: 0, height: 0 };
  const seen = (y: number) => {
    act(() => ref.current?.frame({ x: 0, y, width: 300, height: lit.y + lit.height - y }));
    return one(host, 'svg').hasAttribute('data-aside');
  };
  expect([seen(0), seen(lit.y - 200)]).toEqual([true, false]);
});
