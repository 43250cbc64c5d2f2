import { describe, expect, test } from 'vitest';
import type { Listing, Page } from '../../../../contracts/shapes';
import { answers, answersInTurn, failure, refuses } from '../../../../machines/simulator/answers';
import { reportedListing } from '../../../../machines/simulator/sample-listing';
import { pageOfReported } from '../../../../machines/reports/suspicious/suspicious.samples';
import { pressSendNow, readToast } from '../../../../tests/console';
import { waitForElement, getButton, waitForRemoval, getElement, press, fillField } from '../../../../tests/render-node';
import { fromWire } from '../../../../tests/wire';
import { listedReport, openListed, outcomeOf } from './suspicious-console.fixture';
import { firstReported, openSuspicious } from './suspicious.fixture';

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
