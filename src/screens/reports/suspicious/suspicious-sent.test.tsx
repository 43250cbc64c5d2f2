import { describe, expect, test } from 'vitest';
import { answers, answersLater, refuses, answersInTurn, failure } from '../../../../machines/simulator/answers';
import { noticedListing, reportedListing } from '../../../../machines/simulator/sample-listing';
import { pageOfReported } from '../../../../machines/reports/suspicious/suspicious.samples';
import { sampleProfile } from '../../../../machines/system/profile/profile.samples';
import { act } from '../../../../tests/act';
import { pressSendNow, readToast } from '../../../../tests/console';
import {
  waitForElement,
  getButton,
  getElement,
  waitForRemoval,
  press,
  waitUntil,
  fillField,
} from '../../../../tests/render-node';
import { listedReport, openListed, outcomeOf } from './suspicious-console.fixture';
import type { Listing, Page } from '../../../../contracts/shapes';
import { fromWire } from '../../../../tests/wire';
import { firstReported, openSuspicious } from './suspicious.fixture';

describe('in the whole console', () => {
  test('SUS-14 a report that goes is in progress until the gateway has answered, then it is sent, one after the other', async () => {
    const other = reportedListing({ id: 'MLA1000000003', title: 'Gorra Andes' });
    const sent: string[] = [];
    const sendNotice = answersLater<ReturnType<typeof outcomeOf>, { articlesIds: string[] }>();
    const { rows, choose } = await openListed({
      reportedArticles: answers(() => pageOfReported([listedReport, other].filter(({ id }) => !sent.includes(id)))),
      articlesByIds: answers([listedReport, other]),
      sendNotice,
    });
    const at = (title: string) => rows().findIndex((row) => row.textContent.includes(title));
    const shown = (title: string) => rows()[at(title)]?.textContent ?? '';
    const panel = () => document.querySelector('section[data-phase]')?.textContent ?? '';
    for (const [n, { id, title }] of [listedReport, other].entries()) {
      choose('Enviar', at(title));
      await pressSendNow();
      await waitUntil(() => sendNotice.asked.length === n + 1);
      expect(sendNotice.asked[n]?.articlesIds).toEqual([id]);
      await waitUntil(() => shown(title).includes('Enviando'), `${id} isn't in progress.`);
      expect(rows().filter((row) => row.textContent.includes('Enviando'))).toHaveLength(1);
      expect(panel()).toMatch(/Enviando.*1 en curso/);
      sent.push(id);
      sendNotice.answer({ ok: true, value: outcomeOf(null, [id]) });
      await waitUntil(() => panel().includes('Recibo de 1 denuncia'), `${id} isn't sent.`);
      await waitUntil(
        () => !shown(title).includes('Enviando') && !shown(title).includes('Enviar'),
        `${id} may go again.`,
      );
    }
  });

  test('what is taken back is what keys act on again, and the bar and the toast name it', async () => {
    const other = reportedListing({ id: 'MLA1000000003', title: 'Gorra Andes' });
    const sendNotice = answersLater<ReturnType<typeof outcomeOf>, { articlesIds: string[] }>();
    const { host, rows } = await openListed({
      reportedArticles: answers(pageOfReported([listedReport, other])),
      articlesByIds: answers([listedReport, other]),
      sendNotice,
    });
    const rowOf = ({ id }: { id: string }) => getElement<HTMLElement>(host, `tr[data-item="${id}"]`);
    const key = (more: KeyboardEventInit) =>
      act(
        () =>
          void document.activeElement?.dispatchEvent(
            new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ctrlKey: true, ...more }),
          ),
      );
    const listings = [listedReport, other].toSorted(
      (one, next) => rows().indexOf(rowOf(one)) - rows().indexOf(rowOf(next)),
    );
    act(() => rowOf(listings[0] ?? other).focus());
    for (const listing of [listings[0] ?? other, listings[0] ?? other, listings[1] ?? other]) {
      act(() => rowOf(listing).focus());
      key({ key: 'Enter' });
      await waitUntil(() => document.querySelector('section[data-phase=countdown]') !== null);
      expect(getElement(document, 'section[data-phase=countdown]').textContent).toContain(listing.title);
      key({ key: 'z' });
      await waitUntil(() => document.activeElement === rowOf(listing), `The focus isn't on ${listing.title}.`);
      await waitUntil(() => document.body.textContent.includes(`la denuncia de ${listing.title} no se envió`));
    }
    key({ key: 'Enter' });
    await pressSendNow();
    await waitUntil(() => sendNotice.asked.length === 1);
    expect(sendNotice.asked[0]?.articlesIds).toEqual([listings[1]?.id]);
  });

  test('a summary follows what another tab sends, says so, and asks for no more than what is left', async () => {
    const all = [1, 3, 4].map((n) => reportedListing({ id: `MLA100000000${n}` }));
    const [first = listedReport, ...others] = all;
    const sendNotice = answersLater<ReturnType<typeof outcomeOf>, { articlesIds: string[] }>();
    const { host, tab } = await openListed({
      reportedArticles: answers(pageOfReported(all)),
      articlesByIds: answers(all),
      sendNotice,
    });
    press(getButton(host, 'Enviar todas (3)'));
    const dialog = await waitForElement(document, '[role=dialog]');
    expect(dialog.textContent).toContain('¿Enviar 3 denuncias?');
    expect(dialog.textContent).not.toContain('Esto cambió');
    const { noticed } = noticedListing;
    const profileId = sampleProfile.id;
    act(() => tab({ type: 'marks.told', profileId, words: [{ id: first.id, noticed }], sent: 1 }));
    await waitUntil(() => dialog.textContent.includes('¿Enviar 2 denuncias?'), 'The summary stays as it was.');
    expect(dialog.textContent).toContain('Esto cambió mientras tanto: revísalo antes de confirmar.');
    press(getButton(dialog, 'Enviar 2 denuncias'));
    await pressSendNow();
    await waitUntil(() => sendNotice.asked.length === 1);
    expect(sendNotice.asked[0]?.articlesIds).toEqual(others.map(({ id }) => id));
  });

  test('ERR-23 what the gateway had already is told as sent before, in no need of attention', async () => {
    const all = [1, 3, 4].map((n) => reportedListing({ id: `MLA100000000${n}` }));
    const ids = all.map(({ id }) => id);
    const { host } = await openListed({
      reportedArticles: answers(pageOfReported(all)),
      articlesByIds: answers(all),
      sendNotice: answers([
        ...outcomeOf(null, ids.slice(0, 1)),
        ...outcomeOf('REPORT_ALREADY_SENT', ids.slice(1, 2)),
        ...outcomeOf('NOT_PUBLISHED', ids.slice(2)),
      ]),
    });
    press(getButton(host, 'Enviar todas (3)'));
    press(getButton(await waitForElement(document, '[role=dialog]'), 'Enviar 3 denuncias'));
    await pressSendNow();
    const panel = (await waitForElement(document, 'section[data-phase=done]')).textContent;
    expect(panel).toMatch(/1 enviada.*1 ya enviada antes.*1 rechazada.*1 publicación necesita atención/);
    expect(panel).not.toContain('ya fue enviada.');
  });

  test('a send that was turned away says that it goes on by itself, and when, and tries again when asked to', async () => {
    const sendNotice = answersLater<ReturnType<typeof outcomeOf>, { articlesIds: string[] }>();
    const { choose } = await openListed({ sendNotice });
    choose('Enviar');
    await pressSendNow();
    await waitUntil(() => sendNotice.asked.length === 1);
    sendNotice.answer({ ok: false, failure: { code: 'BAD_STATUS', values: { status: 429 } } });
    const panel = await waitForElement(document, 'section[data-phase=paused]');
    expect(panel.textContent).toMatch(/Este grupo todavía no se envió\..*El envío continúa solo en \d segundos?/);
    press(getButton(panel, 'Reintentar ahora'));
    await waitUntil(() => sendNotice.asked.length === 2, 'It does not try at once.');
    sendNotice.answer({ ok: true, value: outcomeOf(null) });
    const over = await waitForElement(document, 'section[data-phase=done]');
    expect(over.textContent).toContain('Recibo de 1 denuncia');
    expect(over.textContent).not.toContain('Reintentar ahora');
  });

  test('a send that met an error of the server asks nobody to try again while nobody can, and says when it goes on', async () => {
    const { choose } = await openListed({ sendNotice: refuses('SERVER_ERROR') });
    choose('Enviar');
    await pressSendNow();
    const panel = await waitForElement(document, 'section[data-phase=reconciling]');
    expect(panel.textContent).toMatch(/El servicio no respondió bien\..*El envío continúa solo en \d+ segundos/);
    expect(panel.textContent).not.toMatch(/vuelve a intentarlo|Reintentar ahora/i);
  });

  test('SUS-10 IMP-01 the spreadsheet import opens over the list, closes, and opens again', async () => {
    const { host } = await openListed();
    for (let times = 0; times < 2; times += 1) {
      press(getButton(host, 'Importar planilla'));
      const dialog = await waitForElement(document, '[role=dialog]:has(input[type=file])');
      expect(dialog.textContent).toContain('Importar planilla');
      press(getButton(dialog, 'Cerrar'));
      await waitForRemoval(document, '[role=dialog]');
    }
  });
});

describe('what becomes of what is done in the suspicious list is told', () => {
  test.each([
    [
      'ERR-23 a report that was sent already',
      'REPORT_ALREADY_SENT',
      'status',
      'La denuncia de esta publicación ya fue enviada.',
    ],
    ['ERR-24 a listing that does not exist', 'ARTICLE_NOT_FOUND', 'alert', 'No encontramos la publicación.'],
    [
      'ERR-24 a listing that is not published',
      'NOT_PUBLISHED',
      'alert',
      'La publicación no existe o ya no está publicada.',
    ],
  ] as const)('%s', async (_, failure, role, told) => {
    const { choose } = await openListed({ sendNotice: answers(outcomeOf(failure)) });
    choose('Enviar');
    await pressSendNow();
    expect(await readToast(role)).toContain(told);
  });

  test.each([
    ['fails', refuses('INVALID_COMMENT'), 'alert', 'No pudimos guardar los cambios de la denuncia'],
    [
      'succeeds',
      answers([{ id: listedReport.id, reported: listedReport.reported, failure: null }]),
      'status',
      'Guardamos los cambios de la denuncia.',
    ],
  ] as const)('ERR-26 editing a report %s', async (_, editReportedArticles, role, told) => {
    const { choose } = await openListed({ editReportedArticles });
    choose('Editar denuncia');
    const comment = await waitForElement(document, 'form textarea');
    fillField(comment, 'Es una copia exacta');
    press(getElement(document, '[role=dialog] button[type=submit]'));
    expect(await readToast(role)).toContain(told);
  });

  const notRemoved = ['No pudimos quitar la publicación', 'No pudimos cambiar el estado de la publicación.'];
  test.each([
    ['fails', refuses('STATUS_NOT_CHANGED'), 'alert', notRemoved],
    ['that stays in the list fails', answers({ ids: [] }), 'alert', notRemoved],
    ['succeeds', answers({ ids: [listedReport.id] }), 'status', ['Quitamos la publicación de la lista.']],
  ] as const)('ERR-27 removing a listing %s', async (_, deleteArticlesFromDB, role, told) => {
    const { choose, confirm } = await openListed({ deleteArticlesFromDB });
    choose('Quitar de la lista');
    await confirm();
    const toast = await readToast(role);
    for (const words of told) expect(toast).toContain(words);
  });

  test('ERR-73 a listing whose status could not be changed', async () => {
    const { choose, confirm } = await openListed({ articleUndo: refuses('STATUS_NOT_CHANGED') });
    choose('Devolver a revisión');
    await confirm();
    expect(await readToast('alert')).toContain('No pudimos cambiar el estado de la publicación.');
  });

  test('ERR-73 one that was not sent, where the gateway does not say why', async () => {
    const noticed = { sent: false, failed: true, sending: false, reason: null };
    const silent = [{ id: listedReport.id, noticed, refusal: null }];
    const outcome = await fromWire('sendNotice', { sendNotice: silent }, undefined as never);
    const { choose } = await openListed({ sendNotice: answers(outcome) });
    choose('Enviar');
    await pressSendNow();
    expect(await readToast('alert')).toContain('No pudimos cambiar el estado de la publicación.');
  });

  test('DRW-34 of two countries nothing is reported together: the error shows and the drawer closes', async () => {
    const other = reportedListing({ id: 'MLB1000000003' });
    const { host } = await openListed({ reportedArticles: answers(pageOfReported([listedReport, other])) });
    press(getElement(host, 'thead input'));
    press(getButton(getElement(host, '[role=toolbar]'), 'Cambiar motivo y comentario'));
    expect(await readToast('alert')).toBe('Todas las publicaciones de una denuncia deben ser del mismo país.');
    await waitForRemoval(document, '[role=dialog] form');
    const question = await waitForElement(document, '[role=dialog]');
    expect(question.textContent).toContain('Publicaciones de 2 países');
    expect(question.textContent).toContain('Argentina (1) y Brasil (1)');
    press(getButton(question, 'Cancelar'));
    await waitForRemoval(document, '[role=dialog]');
  });
});

test('a list that could not be read says so in words, is asked for again from there, and goes on', async () => {
  const reportedArticles = answersInTurn<Page<Listing>>(
    { ok: false, failure: failure('UNREADABLE_ANSWER', { operation: 'reportedArticles' }) },
    { ok: true, value: pageOfReported([firstReported]) },
  );
  const { host, settle } = await openSuspicious({ ports: { reportedArticles } });
  const alert = getElement(host, '[role=alert]');
  expect(alert.textContent).not.toMatch(/undefined|null|failure\./);
  press(getElement(alert, 'button'));
  await settle();
  expect([host.querySelector('[role=alert]'), host.querySelectorAll('tbody input[type=checkbox]').length]).toEqual([
    null,
    1,
  ]);
});
