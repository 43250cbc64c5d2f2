import { describe, expect, test } from 'vitest';
import { act } from '../../../tests/act';
import { getElement, press } from '../../../tests/render-node';
import { caseLayout } from './case-layout.fixture';
import { renderChart, focusElement, pressKey } from './render-chart.fixture';
import drawn from './drawing.module.css';

const textOf = (element: Element) => [...element.querySelectorAll('text')].map((text) => text.textContent);
const has = (element: Element, name: string) => element.classList.contains(drawn[name] ?? '');

describe('what a chart shows', () => {
  test('it is a group with its name, its states a tree in reading order, its transitions buttons', () => {
    const { host } = renderChart();
    expect(getElement(host, '[role=group]').getAttribute('aria-label')).toBe('Chart of case');
    const names = [...host.querySelectorAll('[role=tree] > [role=treeitem]')].map((item) =>
      item.getAttribute('aria-label'),
    );
    expect(names).toEqual([
      'case, parallel',
      'reply, region',
      'reply.choosing, initial',
      'reply.sent, final',
      'content, region',
      'content.asking, initial',
    ]);
    expect([...host.querySelectorAll('[data-edge]')].map((item) => item.getAttribute('aria-label'))).toEqual([
      'confirm.submit, from reply.choosing to reply.sent, when the seller has answered',
      'draft.change, stays in reply.choosing',
      'after 3 s, from content.asking to content.asking',
    ]);
  });

  test('a state says what it is for, what it runs, its tags and where it leads', () => {
    const { state } = renderChart();
    expect(getElement(state('reply.choosing'), 'title').textContent).toBe('End the listing, or reactivate it.');
    expect(getElement(state('reply.choosing'), 'desc').textContent).toBe(
      'End the listing, or reactivate it. confirm.submit leads to reply.sent, when the seller has answered. draft.change stays here.',
    );
    expect(textOf(state('content.asking'))).toEqual(['asking', 'runs caseDescription', 'tagged busy']);
    expect(state('reply.sent').querySelectorAll('rect')).toHaveLength(4);
    expect(state('reply.choosing').querySelectorAll('rect')).toHaveLength(3);
    expect(has(state('reply'), 'region')).toBe(true);
  });

  test('a transition tells when it is taken beneath its event, and each state that it leads to', () => {
    const [submit, ...others] = caseLayout.edges;
    const edges = [{ ...submit!, also: ['case.content.asking'] }, ...others];
    const { edge, state } = renderChart({ layout: { ...caseLayout, edges } });
    expect(textOf(edge('submit'))).toEqual(['confirm.submit', 'when the seller has answered']);
    const name =
      'confirm.submit, from reply.choosing to reply.sent and content.asking in one transition, when the seller has answered';
    expect(edge('submit').getAttribute('aria-label')).toBe(name);
    expect(getElement(edge('submit'), 'title').textContent).toBe(name);
    expect(getElement(state('reply.choosing'), 'desc').textContent).toContain(
      'confirm.submit leads to reply.sent and content.asking in one transition, when the seller has answered.',
    );
  });

  test('the state that the machine is in is lit, what it stands in lightly, and the step that led there', () => {
    const { state, edge, again } = renderChart({ active: new Set(['case', 'case.reply', 'case.reply.choosing']) });
    expect(state('reply.choosing').getAttribute('aria-label')).toBe('reply.choosing, active, initial');
    expect(has(state('reply.choosing'), 'active')).toBe(true);
    expect([has(state('reply'), 'around'), has(state('reply'), 'active')]).toEqual([true, false]);
    expect(has(state('content'), 'around')).toBe(false);
    expect(has(edge('change'), 'within')).toBe(true);

    again({ active: new Set(['case.reply.sent']), taken: new Set(['submit']) });
    expect(state('reply.sent').getAttribute('aria-label')).toBe('reply.sent, active, final');
    expect(has(state('reply.choosing'), 'active')).toBe(false);
    expect(has(state('reply'), 'around')).toBe(true);
    expect([has(edge('submit'), 'taken'), has(edge('change'), 'taken')]).toEqual([true, false]);
    expect(edge('submit').getAttribute('aria-label')).toMatch(/, just taken$/);
  });

  test('a step changes classes and keeps the elements', () => {
    const { state, edge, again } = renderChart({ active: new Set(['case.reply.choosing']) });
    const [words, line] = [state('reply.choosing').querySelector('text'), edge('submit').querySelector('path')];
    again({ active: new Set(['case.reply.sent']), taken: new Set(['submit']) });
    expect(state('reply.choosing').querySelector('text')).toBe(words);
    expect(edge('submit').querySelector('path')).toBe(line);
  });

  test('possible, missed, found and chosen are told apart, in the name too', () => {
    const { state, edge } = renderChart({
      next: new Set(['submit']),
      missed: new Set(['case.reply.sent', 'again']),
      found: new Set(['case.content.asking']),
      chosen: 'case.reply.sent',
    });
    expect(has(edge('submit'), 'next')).toBe(true);
    expect(edge('submit').getAttribute('aria-label')).toMatch(/, possible now$/);
    expect([has(state('reply.sent'), 'missed'), has(edge('again'), 'missed')]).toEqual([true, true]);
    expect(state('reply.sent').getAttribute('aria-label')).toBe('reply.sent, not reached, final');
    expect(has(state('content.asking'), 'found')).toBe(true);
    expect(state('reply.sent').getAttribute('aria-selected')).toBe('true');
  });
});

describe('what a chart is asked', () => {
  test('pressing a state or a transition chooses it, pressing the sign in a header folds the state', () => {
    const { host, state, edge, onChoose, onCollapse } = renderChart();
    press(getElement(state('reply.choosing'), 'text'));
    press(getElement(edge('submit'), 'text'));
    expect(onChoose.mock.calls).toEqual([['case.reply.choosing'], ['submit']]);
    expect(host.querySelector('[data-fold="case"]')).toBeNull();
    press(getElement(host, '[data-fold="case.reply"] path'));
    expect(onCollapse.mock.calls).toEqual([['case.reply']]);
    expect(onChoose).toHaveBeenCalledTimes(2);
  });

  test('a collapsed state says so and can be shown again', () => {
    const nodes = caseLayout.nodes.filter(({ parent }) => parent !== 'case.reply');
    const layout = { ...caseLayout, nodes, edges: [], starts: [] };
    const { host, state, onCollapse } = renderChart({ layout, collapsed: new Set(['case.reply']) });
    expect(state('reply').getAttribute('aria-expanded')).toBe('false');
    expect(state('').getAttribute('aria-expanded')).toBe('true');
    press(getElement(host, '[data-fold="case.reply"] rect'));
    focusElement(state('reply'));
    pressKey('ArrowRight');
    pressKey(' ');
    expect(onCollapse.mock.calls).toEqual([['case.reply'], ['case.reply'], ['case.reply']]);
  });
});

describe('a pointer in a chart', () => {
  const pointer = (target: Element, type: string, x: number, y: number, id = 1) => {
    const event = new MouseEvent(type, {
      bubbles: true,
      cancelable: true,
      clientX: x,
      clientY: y,
      button: 0,
      detail: 1,
    });
    Object.defineProperty(event, 'pointerId', { value: id });
    act(() => void target.dispatchEvent(event));
  };

  test('dragging pans and is no press; a hand that trembles presses', () => {
    const { state, moved, onChoose } = renderChart();
    const on = state('reply.choosing');
    pointer(on, 'pointerdown', 100, 100);
    pointer(on, 'pointermove', 102, 101);
    pointer(on, 'pointerup', 102, 101);
    pointer(on, 'click', 102, 101);
    expect([moved(), onChoose.mock.calls.length]).toEqual(['translate(0.00 0.00) scale(1.0000)', 1]);
    pointer(on, 'pointerdown', 100, 100);
    pointer(on, 'pointermove', 130, 90);
    pointer(on, 'pointerup', 130, 90);
    pointer(on, 'click', 130, 90);
    expect([moved(), onChoose.mock.calls.length]).toEqual(['translate(30.00 -10.00) scale(1.0000)', 1]);
  });

  test('two fingers pinch about the point between them', () => {
    const { state, moved } = renderChart();
    const on = state('');
    pointer(on, 'pointerdown', 100, 100, 1);
    pointer(on, 'pointerdown', 200, 100, 2);
    pointer(on, 'pointermove', 300, 100, 2);
    expect(moved()).toBe('translate(-100.00 -100.00) scale(2.0000)');
  });

  test('a wheel pans, with ctrl it zooms about the pointer', () => {
    const { host, moved } = renderChart();
    const canvas = getElement(host, 'svg');
    const turn = (init: WheelEventInit) => {
      const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, ...init });
      act(() => void canvas.dispatchEvent(event));
      return event.defaultPrevented;
    };
    expect(turn({ deltaX: 5, deltaY: 30 })).toBe(true);
    expect(moved()).toBe('translate(-5.00 -30.00) scale(1.0000)');
    turn({ deltaY: -50, ctrlKey: true, clientX: -5, clientY: -30 });
    expect(moved()).toBe('translate(-5.00 -30.00) scale(1.6487)');
  });
});
