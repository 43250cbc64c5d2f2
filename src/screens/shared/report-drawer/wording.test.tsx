import { describe, expect, test } from 'vitest';
import {
  reportDrawerSystemActors,
  samplePastWording,
} from '../../../../machines/shared/report-drawer/report-drawer.samples';
import { sampleTemplates } from '../../../../machines/shared/templates/templates.samples';
import { act } from '../../../../tests/act';
import { fillField as fill, getButton, getElement, press } from '../../../../tests/render-node';
import { commentStepEvents, openReportDrawer } from './report-drawer.fixture';

const better = 'Copia nuestro modelo registrado';
const settings = {
  'template:t0': { code: 'PPPI8', lang: 'es', name: 'Algo', text: 'Vende algo parecido' },
  ...sampleTemplates,
};
const start = (past: unknown = samplePastWording) =>
  openReportDrawer({ systemActors: reportDrawerSystemActors({ settings }), past, events: commentStepEvents });
const area = (host: ParentNode) => getElement<HTMLTextAreaElement>(host, 'textarea');
const templateNames = (host: ParentNode) =>
  [...host.querySelectorAll('section li button:first-child')].map(({ textContent }) => textContent);

describe('what earlier reports say of a comment', () => {
  test('a text that was mostly rejected is told in the foot with the better one, which one press takes and Ctrl Z gives back', async () => {
    const { host, key } = await start();
    const status = getElement(host, 'footer [role=status]');
    expect(status.textContent).toBe('');
    fill(area(host), 'Copia');
    expect(status.textContent).toContain('6 de 8 denuncias por este motivo fueron rechazadas o retiradas');
    expect(status.textContent).toContain('6 de 8 fueron confirmadas');
    press(getButton(host, 'Usar este en su lugar'));
    expect([area(host).value, document.activeElement]).toEqual([better, area(host)]);
    key('z', { ctrlKey: true });
    expect([area(host).value, status.textContent.includes('rechazadas')]).toEqual(['Copia', true]);
    key('0', { altKey: true });
    expect(area(host).value).toBe(better);
    press(getButton(host, 'Volver a mi texto'));
    expect([area(host).value, host.textContent.includes('Volver a mi texto')]).toEqual(['Copia', false]);
  });

  test('templates stand in the order of what was confirmed, with their figure and the words that say so; their keys follow', async () => {
    const { host, key, text } = await start();
    expect(templateNames(host).slice(0, 2)).toEqual([
      expect.stringMatching(/Modelo copiado.*confirmadas 4 de 5/),
      expect.stringMatching(/^Algo(?!.*confirmadas)/),
    ]);
    expect(text()).toContain('ordenadas según sus denuncias confirmadas');
    act(() => area(host).focus());
    key('1', { altKey: true });
    expect(area(host).value).toBe('Copia de Andes {{modelo}}');
  });

  test('a comment that was mostly confirmed is offered with its figure, and goes behind what was typed', async () => {
    const { host, text } = await start();
    expect(text()).toContain('Comentarios que ya enviaste, primero los más confirmados');
    press(getButton(host, `${better}confirmadas 6 de 8`));
    expect(area(host).value).toBe(better);
  });

  test('figures of all countries say that they are, where too few ended in the country in hand', async () => {
    const everywhere = <One extends object>(those: One[]) => those.map((one) => ({ ...one, siteId: null }));
    const { wordings, templates } = samplePastWording;
    const { host } = await start({ wordings: everywhere(wordings), templates: everywhere(templates) });
    expect(templateNames(host)[0]).toContain('confirmadas 4 de 5 en todos los países');
    expect(host.textContent).toContain(`${better}confirmadas 6 de 8 en todos los países`);
    fill(area(host), 'Copia');
    const told = getElement(host, 'footer [role=status]').textContent;
    expect(told).toContain('fueron rechazadas o retiradas en todos los países.');
    expect(told).toContain('fueron confirmadas en todos los países:');
  });

  test('nothing is said, ordered or offered where no history is kept', async () => {
    const { host, text } = await start(null);
    fill(area(host), 'Copia');
    expect(templateNames(host)[0]).toMatch(/^Algo/);
    expect(text()).not.toMatch(/confirmadas|rechazadas/);
  });
});
