import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { Blindage } from '../../../../contracts/shapes';
import { answers, startWith } from '../../../../machines/rehearsal/answers';
import { reportDrawerMachine } from '../../../../machines/shared/report-drawer/report-drawer.machine';
import {
  keptDraft,
  sampleTemplates,
  reportDrawerInput,
  reportDrawerSeats,
} from '../../../../machines/shared/report-drawer/report-drawer.samples';
import type {
  ReportDrawerEvent,
  ReportDrawerInput,
} from '../../../../machines/shared/report-drawer/report-drawer.types';
import { visibleListing } from '../../../../machines/rehearsal/sample-listing';
import { appears, one, point, press, rendered, write as fill } from '../../../../tests/rendered';
import { ConsoleContext } from '../../../seams/use-console';
import { ReportDrawerPane } from './report-drawer-pane';

const several = [visibleListing(), visibleListing({ id: 'MLA1000000002' }), visibleListing({ id: 'MLA1000000003' })];

interface Opening {
  input?: Partial<ReportDrawerInput>;
  seats?: ReturnType<typeof reportDrawerSeats>;
  blindages?: Blindage[];
  events?: ReportDrawerEvent[];
}
async function open({ input, seats = reportDrawerSeats(), blindages = [], events = [] }: Opening = {}) {
  const stage = startWith(reportDrawerMachine, {
    input: { ...reportDrawerInput, ...input },
    seats,
    ports: { blindages: answers(blindages) },
    now: Date.parse('2026-11-20T12:00:00Z'),
  });
  await stage.settle();
  for (const event of events) stage.actor.send(event);
  const { host } = rendered(
    <ConsoleContext value={stage.actor}>
      <ReportDrawerPane inPane actor={stage.actor} />
    </ConsoleContext>,
  );
  await appears(host, 'form');
  const key = (name: string, more: KeyboardEventInit = {}) =>
    act(
      () =>
        void (document.activeElement ?? host).dispatchEvent(
          new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }),
        ),
    );
  const text = () => host.textContent ?? '';
  const checked = () => host.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value ?? null;
  return { ...stage, host, key, text, checked };
}
const described = (element: Element) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
const toComment: ReportDrawerEvent[] = [
  { type: 'category.choose', category: 'UTILITY_MODEL' },
  { type: 'step.continue' },
];
const write = (value: string): ReportDrawerEvent => ({ type: 'comment.change', text: value });

describe('the report drawer on the screen', () => {
  test('DRW-15 DRW-16 has a title for one, for several with how many, and for photos', async () => {
    expect(one((await open()).host, 'h2').textContent).toBe('Denunciar publicación');
    const many = await open({
      input: { ids: several.map(({ id }) => id) },
      seats: reportDrawerSeats({ listings: several }),
    });
    expect(one(many.host, 'header').textContent).toBe('Denunciar publicaciones3 publicaciones');
    expect(one((await open({ input: { photos: ['p1'] } })).host, 'h2').textContent).toBe('Denunciar fotos');
  });

  test('is walked by keys alone: numbers choose and go on, Enter goes on, Backspace and Alt+Left go back, Escape closes', async () => {
    const { key, checked, actor } = await open();
    const step = () => actor.getSnapshot().value;
    key('2');
    expect(step()).toMatchObject({ deciding: { step: 'reason' } });
    key('Backspace');
    expect(checked()).toBe('COPYRIGHT');
    expect((document.activeElement as HTMLInputElement).value).toBe('COPYRIGHT');
    key('Enter');
    key('0');
    expect(actor.getSnapshot().context.code).toBe('PPPI17');
    expect(step()).toMatchObject({ deciding: { step: { comment: 'writing' } } });
    expect(document.activeElement?.tagName).toBe('TEXTAREA');
    key('Backspace');
    expect(step()).toMatchObject({ deciding: { step: { comment: 'writing' } } });
    key('ArrowLeft', { altKey: true });
    expect(step()).toMatchObject({ deciding: { step: 'reason' } });
    key('Escape');
    expect(step()).toBe('leaving');
  });

  test('DRW-10 chooses photos by number', async () => {
    const { key, actor, host } = await open();
    for (const name of ['3', '2']) key(name);
    expect(actor.getSnapshot().context.photos).toEqual(['p2']);
    expect([...host.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].map((box) => box.checked)).toEqual([
      false,
      true,
    ]);
  });

  test('DRW-24 a protected reason tells its last day, and support is in its hint', async () => {
    const { host, checked, key } = await open({
      blindages: [{ id: null, item: 'MLA1000000001', reason: 'PPPI9', dueDate: '2027-01-31' }],
    });
    const patent = one<HTMLInputElement>(host, 'input[value=PATENT]');
    expect(patent.getAttribute('aria-disabled')).toBe('true');
    expect(described(patent)).toContain('31/01/2027');
    key('5');
    press(patent);
    expect(checked()).toBeNull();
    const anchor = patent.closest('label')?.parentElement;
    if (!anchor) throw new Error('The card has no hint around it.');
    point(anchor, 'enter');
    const hint = await appears(host, '[role=tooltip]');
    expect([hint.textContent?.includes('31/01/2027'), one(hint, 'a').getAttribute('href')]).toEqual([
      true,
      '/support_form',
    ]);
  });

  test('DRW-04 names the country without notices', async () => {
    const { text, host } = await open({ seats: reportDrawerSeats({ allowed: {} }) });
    expect(one(host, '[role=alert]').textContent).toContain('Argentina');
    expect(text()).toContain('recargar la página');
  });

  test('DRW-38 says why a listing cannot be reported', async () => {
    const { text } = await open({ seats: reportDrawerSeats({ listings: [visibleListing({ status: 'closed' })] }) });
    expect(text()).toContain('La publicación no está publicada.');
  });

  test('offers a draft with what was written', async () => {
    const { host, text, actor } = await open({ seats: reportDrawerSeats({ drafts: keptDraft }) });
    expect(text()).toContain('Fotos');
    const restore = [...host.querySelectorAll('button')].find((button) => button.textContent === 'Seguir con ella');
    if (!restore) throw new Error('Nothing takes the draft up.');
    press(restore);
    expect(actor.getSnapshot().value).toMatchObject({ deciding: { step: { comment: 'writing' } } });
  });
});

describe('the comment on the screen', () => {
  test('DRW-28 counts what goes out of 2000', async () => {
    const { text } = await open({ events: [...toComment, write('Diseño')] });
    expect(text()).toContain('6 / 2000');
  });

  test('says what of a paste had no room', async () => {
    const { text } = await open({ events: [...toComment, write('x'.repeat(2345))] });
    expect(text()).toContain('Los últimos 345 caracteres no entraron: el máximo es 2000.');
  });

  test('shows what goes out when it differs, and only then', async () => {
    const plain = await open({ events: [...toComment, write('Diseno copiado')] });
    expect(plain.text()).not.toContain('Así se enviará');
    const marked = await open({ events: [...toComment, write('Diseño: copiado')] });
    expect(marked.text()).toContain('Así se enviaráDiseno, copiado');
  });

  test('DRW-30 names each character that is not accepted and removes them', async () => {
    const { host, text } = await open({ events: [...toComment, write('Copia @ # ñ')] });
    expect(text()).toContain('Estos caracteres no se admiten: @ #');
    const remove = [...host.querySelectorAll('button')].find((button) => button.textContent === 'Quitarlos');
    if (!remove) throw new Error('Nothing removes them.');
    press(remove);
    expect(one<HTMLTextAreaElement>(host, 'textarea').value).toBe('Copia   ñ');
    expect(text()).not.toContain('no se admiten');
  });

  test('DRW-26 warns of a short one when it is sent', async () => {
    const { key, text, actor } = await open({ events: [...toComment, write('a b c')] });
    key('Enter', { ctrlKey: true });
    expect([text().includes('al menos 5 caracteres, sin contar'), actor.getSnapshot().status]).toEqual([
      true,
      'active',
    ]);
  });

  test('DRW-31 the button is disabled while it is empty and says why', async () => {
    const { host } = await open({ events: toComment });
    const button = one(host, 'footer button');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(described(button)).toBe('Escribe un comentario para enviar.');
  });

  test('goes out under the name of its reason in the language of the reader', async () => {
    const { key, actor } = await open({ events: [...toComment, write('Diseño copiado')] });
    key('Enter', { ctrlKey: true });
    expect(actor.getSnapshot().output?.report.codeDescription).toBe('Diseños o modelos industriales');
  });
});

describe('templates of the comment on the screen', () => {
  const templates = {
    ...sampleTemplates,
    'template:t2': { code: 'PPPI8', lang: 'es', name: 'Sin datos', text: 'Es una copia de nuestro modelo' },
    'template:t3': { code: 'PPPI8', lang: 'pt', name: 'Cópia', text: 'É uma cópia' },
  };
  const start = (settings: Record<string, unknown> = templates, events: ReportDrawerEvent[] = toComment) =>
    open({ seats: reportDrawerSeats({ settings }), events });
  const button = (host: ParentNode, name: string) => {
    const found = [...host.querySelectorAll('button')].find(
      (one) => one.textContent?.includes(name) || one.getAttribute('aria-label') === name,
    );
    if (!found) throw new Error(`No button ${name}.`);
    return found;
  };
  const area = (host: ParentNode) => one<HTMLTextAreaElement>(host, 'textarea');

  test('one press, or Alt and its number, takes the text of one of this reason and language, filled in from the listing, behind what was typed', async () => {
    const { host, key, text } = await start();
    expect(text()).not.toContain('Cópia');
    press(button(host, 'Sin datos'));
    expect(area(host).value).toBe('Es una copia de nuestro modelo');
    act(() => area(host).focus());
    key('1', { altKey: true });
    expect(area(host).value).toBe('Es una copia de nuestro modelo\nCopia de Andes {{modelo}}');
  });

  test('what is not filled in is told at the field and blocks the sending, by button and by key', async () => {
    const { host, key, text, actor } = await start();
    press(button(host, 'Modelo copiado'));
    expect(text()).toContain('Completa lo que falta: {{modelo}}');
    const submit = one(host, 'footer button');
    expect([submit.getAttribute('aria-disabled'), described(submit)]).toEqual([
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
    const { host, key, text, heardBy, actor } = await start(templates, [...toComment, write('Otra copia')]);
    press(button(host, 'Guardar como plantilla'));
    const name = one<HTMLInputElement>(host, 'input[type=text], input:not([type])');
    expect(document.activeElement).toBe(name);
    expect(area(host).value).toBe('Otra copia');
    key('Enter');
    expect(text()).toContain('Ponle un nombre a la plantilla.');
    fill(name, 'SIN datos');
    key('Enter');
    expect([text().includes('Ya tienes una plantilla «Sin datos»'), heardBy('profile')]).toEqual([true, []]);
    fill(name, 'Otra');
    key('Enter');
    expect(heardBy('profile')).toMatchObject([
      { type: 'setting.keep', value: { code: 'PPPI8', lang: 'es', name: 'Otra', text: 'Otra copia' } },
    ]);
    expect([actor.getSnapshot().status, area(host).value]).toEqual(['active', 'Otra copia']);
  });

  test('one is renamed under its own id, and a press on Cancel changes nothing', async () => {
    const { host, heardBy } = await start();
    press(button(host, 'Editar la plantilla Modelo copiado'));
    press(button(host, 'Cancelar'));
    expect(heardBy('profile')).toEqual([]);
    press(button(host, 'Editar la plantilla Modelo copiado'));
    fill(one<HTMLInputElement>(host, 'input[type=text], input:not([type])'), 'Modelo');
    press(button(host, 'Guardar plantilla'));
    expect(heardBy('profile')).toMatchObject([
      { type: 'setting.keep', key: 'template:t1', value: { name: 'Modelo', text: 'Copia de {{marca}} {{modelo}}' } },
    ]);
  });

  test('Escape closes what is written of one and not the drawer, and the next opening has it still; Cancel drops it', async () => {
    const { host, key, actor, heardBy, setFacts } = await start();
    const name = () => one<HTMLInputElement>(host, 'input[type=text], input:not([type])');
    const edit = () => press(button(host, 'Editar la plantilla Modelo copiado'));
    edit();
    fill(name(), 'Modelo y marca');
    fill(area(host), 'Otra copia de {{marca}}');
    act(() => area(host).focus());
    key('Escape');
    expect(actor.getSnapshot().value).toMatchObject({ deciding: { step: { comment: 'writing' } } });
    expect(area(host).value).toBe('');
    const kept = heardBy('drafts').at(-1);
    setFacts('drafts', { drafts: { [String(kept?.['key'])]: kept?.['value'] } });
    edit();
    expect([name().value, area(host).value]).toEqual(['Modelo y marca', 'Otra copia de {{marca}}']);
    press(button(host, 'Cancelar'));
    expect(heardBy('drafts').at(-1)).toEqual({ type: 'draft.drop', key: kept?.['key'] });
  });

  test('one that is deleted can be brought back as it was', async () => {
    const { host, text, heardBy } = await start();
    press(button(host, 'Eliminar la plantilla Modelo copiado'));
    expect(text()).toContain('Eliminaste la plantilla Modelo copiado.');
    press(button(host, 'Recuperarla'));
    expect(heardBy('profile')).toEqual([
      { type: 'setting.keep', key: 'template:t1', value: null },
      { type: 'setting.keep', key: 'template:t1', value: templates['template:t1'] },
    ]);
  });
});
