import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { answers, refuses } from '../../../../machines/rehearsal/answers';
import { reportedListing, sampleReported } from '../../../../machines/rehearsal/sample-listing';
import { accountFacts, reportedPage } from '../../../../machines/reports/suspicious/suspicious.samples';
import { appears, one, press } from '../../../../tests/rendered';
import { closed, first, openSuspicious } from './suspicious.fixture';

const guarded = reportedListing({ id: 'MLA1000000003', title: 'Gorra Andes' });
const barred = reportedListing({
  id: 'MLM1000000004',
  title: 'Bolso Andes',
  reported: sampleReported({ code: 'PPPI99' }),
});
const last = reportedListing({ id: 'MLA1000000005' });
const blindages = [
  { id: 'b1', item: guarded.id, reason: 'PPPI1', dueDate: '2026-12-01' },
  { id: 'b2', item: last.id, reason: 'PPPI3', dueDate: '2026-12-01' },
];
const sentIds = (events: readonly object[]) =>
  events.map((event) => (event as { work: { send: { ids: string[] } } }).work.send.ids);

describe('what a send would do, told before it goes', () => {
  test('what is protected from its report, or reported for what is not allowed there, stays, and the listings stand behind each reason', async () => {
    const listings = [first, closed, guarded, barred, last];
    const stage = await openSuspicious({
      listings,
      account: accountFacts(12),
      ports: { blindages: answers(blindages) },
    });
    expect(stage.text()).toContain('Te quedan 12 de 50 para hoy');
    press(stage.button('Enviar todas'));
    const dialog = await appears(document, '[role=dialog]');
    const reasons = [...dialog.querySelectorAll('details')].map((each) => [
      one(each, 'summary').textContent,
      [...each.querySelectorAll('li')].map((line) => line.textContent),
    ]);
    expect(reasons).toEqual([
      ['La publicación no está publicada.1', [closed.title]],
      [
        'La publicación está protegida por este motivo hasta el 01/12/2026. Si no corresponde, escribe a soporte.1',
        ['Gorra Andes'],
      ],
      ['Tu perfil no puede denunciar por este motivo en este país.1', ['Bolso Andes']],
    ]);
    expect(dialog.textContent).toContain(
      'Después te quedan 10 denuncias para hoy.El límite se renueva el 21/11/2026 00:00.',
    );
    press(stage.button('Enviar 2 denuncias'));
    expect(sentIds(stage.heardBy('outbox'))).toEqual([[first.id, last.id]]);
  });

  test('where nobody can say what is protected, that is told, and the gateway decides', async () => {
    const stage = await openSuspicious({ listings: [first, last], ports: { blindages: refuses('OFFLINE') } });
    press(stage.button('Enviar todas'));
    await act(stage.settle);
    const dialog = await appears(document, '[role=dialog]');
    expect(dialog.textContent).toContain('No pudimos consultar si alguna está protegida');
    press(stage.button('Enviar 2 denuncias'));
    expect(sentIds(stage.heardBy('outbox'))).toEqual([[first.id, last.id]]);
  });

  test('what was chosen on a page that was left long ago is asked for, checked and told like the others', async () => {
    const page = answers(({ from }: { from: number }) =>
      from === 0 ? reportedPage([first], 51) : reportedPage([guarded], 51),
    );
    const articlesByIds = answers([guarded]);
    const stage = await openSuspicious({
      listings: [first],
      ports: { reportedArticles: page, articlesByIds, blindages: answers(blindages) },
    });
    act(() => stage.actor.send({ type: 'send.ask', ids: [first.id, guarded.id] }));
    await act(stage.settle);
    expect(articlesByIds.asked).toEqual([{ articlesIds: [guarded.id] }]);
    const kept = await appears(document, '[role=dialog] details');
    expect(kept.textContent).toContain('protegida por este motivo hasta el 01/12/2026');
    press(stage.button('Enviar 1 denuncia'));
    expect(sentIds(stage.heardBy('outbox'))).toEqual([[first.id]]);
  });
});
