import { act } from 'react';
import { vi } from 'vitest';
import { one, rendered } from '../../../tests/rendered';
import { Chart, type ChartProps } from './chart';
import { caseLayout } from './chart.fixture';

const none: ReadonlySet<string> = new Set();

export function charted(more: Partial<ChartProps> = {}) {
  const onChoose = vi.fn();
  const onCollapse = vi.fn();
  const props = {
    layout: caseLayout,
    active: none,
    taken: none,
    found: none,
    chosen: null,
    collapsed: none,
    label: 'Chart of case',
    onChoose,
    onCollapse,
  };
  const chart = rendered(<Chart {...props} {...more} />, 'en');
  const state = (path: string) =>
    one<SVGGElement>(chart.host, `[data-node="${path === '' ? 'case' : `case.${path}`}"]`);
  const edge = (id: string) => one<SVGGElement>(chart.host, `[data-edge="${id}"]`);
  return {
    ...chart,
    state,
    edge,
    onChoose,
    onCollapse,
    again: (next: Partial<ChartProps>) => chart.show(<Chart {...props} {...more} {...next} />),
    moved: () => one(chart.host, 'svg > g').getAttribute('transform'),
  };
}

export const key = (name: string, more: KeyboardEventInit = {}) =>
  act(() => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }),
    );
  });
export const focused = () =>
  document.activeElement?.getAttribute('data-node') ?? document.activeElement?.getAttribute('data-edge');
export const focus = (element: SVGElement) => act(() => element.focus());
