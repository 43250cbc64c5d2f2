import { describe, expect, test } from 'vitest';
import { reportDrawerSystemActors } from '../../../../machines/shared/report-drawer/report-drawer.samples';
import { sampleTemplates } from '../../../../machines/shared/templates/templates.samples';
import type { ReportDrawerEvent } from '../../../../machines/shared/report-drawer/report-drawer.types';
import { act } from '../../../../tests/act';
import { getButton, getElement, press, fillField as fill } from '../../../../tests/render-node';

import type { ProfileChange } from '../../../../contracts/shapes';
import { descriptionOf, openReportDrawer, commentStepEvents, commentEvent } from './report-drawer.fixture';

/** What was asked to be kept of the profile's settings. */
const settingsIn = (commands: readonly unknown[]) => commands.map((one) => (one as ProfileChange).settings);

describe('templates of the comment on the screen', () => {
  const templates = {
    ...sampleTemplates,
    'template:t2': { code: 'PPPI8', lang: 'es', name: 'Sin datos', text: 'Es una copia de nuestro modelo' },
    'template:t3': { code: 'PPPI8', lang: 'pt', name: 'Cópia', text: 'É uma cópia' },
  };
  const start = (settings: Record<string, unknown> = templates, events: ReportDrawerEvent[] = commentStepEvents) =>
    openReportDrawer({ systemActors: reportDrawerSystemActors({ settings }), events });
  const area = (host: ParentNode) => getElement<HTMLTextAreaElement>(host, 'textarea');

  test('one press, or Alt and its number, takes the text of one of this reason and language, filled in from the listing, behind what was typed', async () => {
    const { host, key, text } = await start();
    expect(text()).not.toContain('Cópia');
    press(getButton(host, 'Sin datos'));
    expect(area(host).value).toBe('Es una copia de nuestro modelo');
    act(() => area(host).focus());
    key('1', { altKey: true });
    expect(area(host).value).toBe('Es una copia de nuestro modelo\nCopia de Andes {{modelo}}');
  });

  test.each([
    ['¡', 'Digit1'],
    ['1', 'Numpad1'],
  ])('Option and a number takes it on a Mac too, where the keys type %j', async (typed, code) => {
    const { host, key } = await start();
    act(() => area(host).focus());
    key(typed, { altKey: true, code });
    expect(area(host).value).toBe('Copia de Andes {{modelo}}');
  });

  test('what is not filled in is told at the field and blocks the sending, by button and by key', async () => {
    const { host, key, text, actor } = await start();
    press(getButton(host, 'Modelo copiado'));
    expect(text()).toContain('Completa lo que falta: {{modelo}}');
    const submit = getElement(host, 'footer button');
    expect([submit.getAttribute('aria-disabled'), descriptionOf(submit)]).toEqual([
      'true',
      'Completa lo que falta: {{modelo}}',
    ]);
    key('Enter', { ctrlKey: true });
    expect(actor.getSnapshot().status).toBe('active');
    act(() => actor.send({ type: 'comment.change', text: 'Copia de Andes Trail 42' }));
    expect(text()).not.toContain('Completa lo que falta');
    key('Enter', { ctrlKey: true });
    expect(actor.getSnapshot().output?.report.description).toBe('Copia de Andes Trail 42');
  });

  test('what is typed becomes one with a name; a name that stands already is told at its field, and Enter there sends nothing', async () => {
    const { host, key, text, commanded, actor } = await start(templates, [
      ...commentStepEvents,
      commentEvent('Otra copia'),
    ]);
    press(getButton(host, 'Guardar como plantilla'));
    const name = getElement<HTMLInputElement>(host, 'input[type=text], input:not([type])');
    expect(document.activeElement).toBe(name);
    expect(area(host).value).toBe('Otra copia');
    key('Enter');
    expect(text()).toContain('Ponle un nombre a la plantilla.');
    fill(name, 'SIN datos');
    key('Enter');
    expect([text().includes('Ya tienes una plantilla “Sin datos”'), settingsIn(commanded())]).toEqual([true, []]);
    fill(name, 'Otra');
    key('Enter');
    expect(settingsIn(commanded()).map((settings) => Object.values(settings ?? {}))).toEqual([
      [{ code: 'PPPI8', lang: 'es', name: 'Otra', text: 'Otra copia' }],
    ]);
    expect([actor.getSnapshot().status, area(host).value]).toEqual(['active', 'Otra copia']);
  });

  test('one is renamed under its own id, and a press on Cancel changes nothing', async () => {
    const { host, commanded } = await start();
    press(getButton(host, 'Editar la plantilla Modelo copiado'));
    press(getButton(host, 'Cancelar'));
    expect(settingsIn(commanded())).toEqual([]);
    press(getButton(host, 'Editar la plantilla Modelo copiado'));
    fill(getElement<HTMLInputElement>(host, 'input[type=text], input:not([type])'), 'Modelo');
    press(getButton(host, 'Guardar plantilla'));
    expect(settingsIn(commanded())).toMatchObject([
      { 'template:t1': { name: 'Modelo', text: 'Copia de {{marca}} {{modelo}}' } },
    ]);
  });

  test('Escape closes what is written of one and not the drawer, and the next opening has it still; Cancel drops it', async () => {
    const { host, key, actor, receivedBy, setFacts } = await start();
    const name = () => getElement<HTMLInputElement>(host, 'input[type=text], input:not([type])');
    const edit = () => press(getButton(host, 'Editar la plantilla Modelo copiado'));
    edit();
    fill(name(), 'Modelo y marca');
    fill(area(host), 'Otra copia de {{marca}}');
    act(() => area(host).focus());
    key('Escape');
    expect(actor.getSnapshot().value).toMatchObject({ deciding: { step: { comment: 'writing' } } });
    expect(area(host).value).toBe('');
    const kept = receivedBy('drafts').at(-1);
    setFacts('drafts', { drafts: { [String(kept?.['key'])]: kept?.['value'] } });
    edit();
    expect([name().value, area(host).value]).toEqual(['Modelo y marca', 'Otra copia de {{marca}}']);
    press(getButton(host, 'Cancelar'));
    expect(receivedBy('drafts').at(-1)).toEqual({ type: 'draft.drop', key: kept?.['key'] });
  });

  test('one that is deleted can be brought back as it was', async () => {
    const { host, text, commanded, settleWork } = await start();
    press(getButton(host, 'Eliminar la plantilla Modelo copiado'));
    expect(text()).toContain('Eliminaste la plantilla Modelo copiado.');
    press(getButton(host, 'Recuperarla'));
    act(() => settleWork());
    expect(settingsIn(commanded())).toEqual([{ 'template:t1': null }, { 'template:t1': templates['template:t1'] }]);
  });

  test('one that could not be saved says so beside the comment, which stays, and is saved again by one press', async () => {
    const { host, commanded, settleWork } = await start(templates, [...commentStepEvents, commentEvent('Otra copia')]);
    press(getButton(host, 'Guardar como plantilla'));
    fill(getElement<HTMLInputElement>(host, 'input[type=text], input:not([type])'), 'Otra');
    press(getButton(host, 'Guardar plantilla'));
    act(() => settleWork({ ok: false, failure: { code: 'OFFLINE' } }));
    const told = getElement(host, '[role=alert]');
    expect([told.textContent.includes('La plantilla Otra no se guardó.'), area(host).value]).toEqual([
      true,
      'Otra copia',
    ]);
    press(getButton(told, 'Reintentar'));
    const [first, second] = settingsIn(commanded());
    expect(second).toEqual(first);
    expect(host.querySelector('[role=alert]')).toBeNull();
  });
});
