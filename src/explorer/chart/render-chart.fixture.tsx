import { vi } from 'vitest';
import { act } from '../../../tests/act';
import { getElement, renderNode } from '../../../tests/render-node';
import { Chart, type ChartProps } from './chart';
import { caseLayout } from './case-layout.fixture';

const none: ReadonlySet<string> = new Set();

export function renderChart(more: Partial<ChartProps> = {}) {
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
  const chart = renderNode(<Chart {...props} {...more} />, 'en');
  const state = (path: string) =>
    getElement<SVGGElement>(chart.host, `[data-node="${path === '' ? 'case' : `case.${path}`}"]`);
  const edge = (id: string) => getElement<SVGGElement>(chart.host, `[data-edge="${id}"]`);
  return {
    ...chart,
    state,
    edge,
    onChoose,
    onCollapse,
    again: (next: Partial<ChartProps>) => chart.show(<Chart {...props} {...more} {...next} />),
    moved: () => getElement(chart.host, 'svg > g').getAttribute('transform'),
  };
}

export const pressKey = (name: string, more: KeyboardEventInit = {}) =>
  act(() => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }),
    );
  });
export const readFocusedId = () =>
  document.activeElement?.getAttribute('data-node') ?? document.activeElement?.getAttribute('data-edge');
export const focusElement = (element: SVGElement) => act(() => element.focus());
