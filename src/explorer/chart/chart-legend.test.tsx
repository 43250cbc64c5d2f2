import { expect, test } from 'vitest';
import { act } from '../../../tests/act';
import { getElement, press, renderNode } from '../../../tests/render-node';
import { languages } from '../../../contracts/vocabulary/languages';
import { fillField } from '../desk/page.fixture';
import { renderChart, focusElement, pressKey } from './render-chart.fixture';
import { ChartLegend } from './chart-legend';
import { legendTexts } from './legend-texts';
import drawn from './drawing.module.css';

const textsIn = (host: ParentNode, selector: string) =>
  [...host.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
const dialogIn = (host: ParentNode) => host.querySelector('dialog');

test('the question mark opens the legend over the chart, and so does its button', () => {
  const { host, state } = renderChart();
  expect(dialogIn(host)).toBeNull();
  focusElement(state(''));
  pressKey('?', { shiftKey: true });
  expect(dialogIn(host)?.open).toBe(true);
  act(() => void dialogIn(host)?.dispatchEvent(new Event('close')));
  expect(dialogIn(host)).toBeNull();
  press(getElement(host, 'button[aria-label=Legend]'));
  expect(textsIn(host, 'dialog h2')).toEqual(['Legend of the chart']);
});

test('each mark is named as the page names it, and drawn as the chart draws it', () => {
  const { host } = renderNode(<ChartLegend onClose={() => undefined} />, 'en');
  const names = textsIn(host, 'dt [lang=en]');
  for (const name of ['active', 'possible now', 'just taken', 'not reached', 'by none', 'Arrows by: requirements'])
    expect(names).toContain(name);
  const looks = (mark: string) => [...getElement(host, `[data-mark=${mark}] svg g`).classList];
  expect(looks('taken')).toEqual([drawn['taken']]);
  expect(looks('none')).toEqual([drawn['untaken']]);
  expect(host.querySelector('[data-mark=journeys] svg')).toBeNull();
});

test('it speaks three languages, each with a text for every mark', () => {
  const { host } = renderNode(<ChartLegend onClose={() => undefined} />, 'en');
  for (const lang of languages) {
    fillField(getElement(host, 'select'), lang);
    expect([getElement(host, 'dialog').lang, ...textsIn(host, 'h2')]).toEqual([lang, legendTexts[lang].title]);
    const explanations = textsIn(host, 'dd');
    expect(new Set(explanations)).toEqual(new Set(Object.values(legendTexts[lang].marks)));
    expect(explanations).not.toContain('');
  }
});
