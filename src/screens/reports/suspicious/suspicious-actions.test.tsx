import { describe, expect, test } from 'vitest';
import type { Listing, Page } from '../../../../contracts/shapes';
import { answers, answersInTurn, answersLater, neverAnswers } from '../../../../machines/simulator/answers';
import { reportedListing, sampleReported } from '../../../../machines/simulator/sample-listing';
import { pageOfReported } from '../../../../machines/reports/suspicious/suspicious.samples';
import { act } from '../../../../tests/act';
import { pressSendNow, readToast } from '../../../../tests/console';
import {
  waitForElement,
  getButton,
  waitForRemoval,
  getElement,
  press,
  waitUntil,
  fillField,
} from '../../../../tests/render-node';
import { listedReport, openListed, outcomeOf } from './suspicious-console.fixture';

const cap = reportedListing({ id: 'MLA1000000002', title: 'Gorra Andes' });
const two = {
  reportedArticles: answers(pageOfReported([listedReport, cap])),
  articlesByIds: answers([listedReport, cap]),
};
const auditor = expect.objectContaining({ givenName: 'Ana' });

describe('what is done in the suspicious list', () => {
  test('SUS-03 a row is sent alone, and the others stay until they are sent alone too', async () => {
    const sendNotice = answers(({ articlesIds }: { articlesIds: string[] }) => outcomeOf(null, articlesIds));
    const { choose, rows } = await openListed({ ...two, sendNotice });
    choose('Enviar', 1);
    await pressSendNow();
    expect(await readToast('status')).toContain('Enviamos 1 denuncia.');
    expect(sendNotice.asked).toEqual([expect.objectContaining({ articlesIds: [cap.id], auditor })]);
    expect(rows()[0]?.textContent).toContain(listedReport.title);
    expect(rows()[0]?.textContent).not.toContain('Denuncia enviada');
    choose('Enviar');
    await pressSendNow();
    await waitUntil(() => sendNotice.asked.length === 2);
    expect(sendNotice.asked[1]?.articlesIds).toEqual([listedReport.id]);
  });

  test('SUS-09 rows that are ticked on two pages are sent together from the second one', async () => {
    const reportedArticles = answers<Page<Listing>, { from: number }>(({ from }) =>
      pageOfReported([from === 0 ? listedReport : cap], 51),
    );
    const sendNotice = answers(outcomeOf(null, [listedReport.id, cap.id]));
    const { host, rows, confirm } = await openListed({ ...two, reportedArticles, sendNotice });
    const tick = () => press(getElement(host, 'tbody input[type=checkbox]'));
    tick();
    press(getElement(host, 'button[aria-label="Página siguiente"]'));
    await waitUntil(() => rows()[0]?.textContent.includes(cap.id) === true);
    tick();
    press(getButton(host, 'Enviar 2 denuncias'));
    await confirm();
    await pressSendNow();
    await waitUntil(() => sendNotice.asked.length === 1);
    expect(sendNotice.asked).toEqual([expect.objectContaining({ articlesIds: [listedReport.id, cap.id] })]);
  });

  test('SUS-06 the report of a row is changed in its drawer, and those of the others stay', async () => {
    const reported = sampleReported({ code: 'PPPI1', description: 'La gorra lleva nuestra marca' });
    const hat = reportedListing({ id: cap.id, title: 'Gorra Andes', reported });
    const editReportedArticles = answers([
      { id: hat.id, reported: { ...reported, description: 'El bordado copia nuestro logo' }, failure: null },
    ]);
    const { choose } = await openListed({
      reportedArticles: answers(pageOfReported([listedReport, hat])),
      articlesByIds: answers([listedReport, hat]),
      editReportedArticles,
    });
    choose('Editar denuncia', 1);
    const comment = await waitForElement<HTMLTextAreaElement>(document, 'form textarea');
    expect(comment.value).toBe('La gorra lleva nuestra marca');
    fillField(comment, 'El bordado copia nuestro logo');
    press(getElement(document, '[role=dialog] button[type=submit]'));
    await waitUntil(() => editReportedArticles.asked.length === 1);
    expect(editReportedArticles.asked).toMatchObject([
      { articlesIds: [hat.id], code: 'PPPI1', description: 'El bordado copia nuestro logo' },
    ]);
  });

  test('SUS-17 once all of a send are sent, a message says so with the way to the list', async () => {
    const sendNotice = answers(outcomeOf(null, [listedReport.id, cap.id]));
    const { host } = await openListed({ ...two, sendNotice });
    press(getElement(host, 'thead input[type=checkbox]'));
    press(getButton(host, 'Enviar 2 denuncias'));
    press(getButton(await waitForElement(document, '[role=dialog]'), 'Enviar 2 denuncias'));
    await pressSendNow();
    expect(await readToast('status')).toContain('Enviamos 2 denuncias.');
  });

  test.each([
    ['una sola', 1, 'No pudimos enviar la denuncia'],
    ['todas', 2, 'No pudimos enviar las denuncias'],
  ] as const)(
    'ERR-22 a failed send has one wording for one listing and another for all: %s',
    async (_, count, told) => {
      const ids = [listedReport.id, cap.id].slice(0, count);
      const { host, choose, confirm } = await openListed({
        ...two,
        sendNotice: answers(outcomeOf('NO_NOTICES_FOR_SITE', ids)),
      });
      if (count === 1) choose('Enviar');
      else {
        press(getElement(host, 'thead input[type=checkbox]'));
        press(getButton(host, 'Enviar 2 denuncias'));
        await confirm();
      }
      await pressSendNow();
      expect((await readToast('alert'))?.startsWith(told)).toBe(true);
    },
  );

  test('SUS-08 GW-72 the inactive ones of the whole list are taken off it together', async () => {
    const closed = reportedListing({ id: 'MLA1000000003', status: 'closed' });
    const inactive = reportedListing({ id: 'MLA1000000004', status: 'inactive' });
    const reportedArticles = answersInTurn(
      { ok: true as const, value: pageOfReported([listedReport, closed], 51) },
      { ok: true as const, value: pageOfReported([listedReport, closed, ...Array<Listing>(48).fill(cap)], 51) },
      { ok: true as const, value: pageOfReported([inactive], 51) },
      { ok: true as const, value: pageOfReported([listedReport]) },
    );
    const deleteArticlesFromDB = answers({ ids: [closed.id, inactive.id] });
    const { host, rows } = await openListed({ reportedArticles, deleteArticlesFromDB });
    press(getButton(host, 'Quitar inactivas'));
    await waitForElement(document, '[role=dialog]');
    await waitUntil(() =>
      getElement(document, '[role=dialog]').textContent.includes('¿Quitar 2 publicaciones inactivas?'),
    );
    expect(deleteArticlesFromDB.asked).toEqual([]);
    press(getButton(getElement(document, '[role=dialog]'), 'Quitar inactivas'));
    await waitForRemoval(document, '[role=dialog]');
    expect(deleteArticlesFromDB.asked).toEqual([
      expect.objectContaining({ action: 'delete_inactive', articlesIds: [closed.id, inactive.id] }),
    ]);
    await waitUntil(() => !rows().some(({ textContent }) => textContent.includes(closed.id)));
    expect(rows()[0]?.textContent).toContain(listedReport.id);
  });

  test('SUS-22 trust is asked once, and once given there is nothing in the list that takes it back', async () => {
    const approveArticles = answers([
      { id: listedReport.id, approved: { author: null, createdAt: '2026-11-20T12:00:00.000Z' }, failure: null },
    ]);
    const articleUndo = answers({ id: listedReport.id });
    const { host, choose, rows } = await openListed({ ...two, approveArticles, articleUndo });
    choose('Marcar como confiable');
    const dialog = await waitForElement(document, '[role=dialog]');
    expect([dialog.textContent.includes('no se puede deshacer'), approveArticles.asked]).toEqual([true, []]);
    press(getButton(dialog, 'Marcar como confiable'));
    await waitUntil(() => approveArticles.asked.length === 1);
    await waitForRemoval(document, '[role=dialog]');
    const left = rows().filter(({ textContent }) => textContent.includes(listedReport.id));
    const takesBack = left.flatMap((row) => [...row.querySelectorAll('button:not([aria-disabled=true])')]);
    expect(takesBack.map(({ textContent }) => textContent).join()).not.toMatch(/Deshacer|Devolver a revisión/);
    for (const key of ['z', 'Z'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true }));
    expect([articleUndo.asked, host.textContent.includes('Deshacer')]).toEqual([[], false]);
  });

  test('SUS-07 SUS-23 a row is dismissed back to review: what is lost is said first, and its page shows no report', async () => {
    const articleUndo = answersLater<{ id: string }>();
    const article = answersLater<Listing[]>();
    const { host, choose, rows, go } = await openListed({
      ...two,
      articleUndo,
      article,
      articleDescription: neverAnswers(),
      articleQuestions: neverAnswers(),
      seller: neverAnswers(),
      variants: neverAnswers(),
      reviews: neverAnswers(),
      reviewsTotal: neverAnswers(),
    });
    choose('Devolver a revisión');
    const dialog = await waitForElement(document, '[role=dialog]');
    expect([dialog.textContent.includes('se pierden el motivo y el comentario'), articleUndo.asked]).toEqual([
      true,
      [],
    ]);
    press(getButton(dialog, 'Devolver a revisión'));
    await waitUntil(() => articleUndo.asked.length === 1);
    const stands = () => rows().some(({ textContent }) => textContent.includes(listedReport.id));
    expect(stands()).toBe(false);
    await act(async () => articleUndo.answer({ ok: true, value: { id: listedReport.id } }));
    expect(stands()).toBe(false);
    expect(articleUndo.asked).toMatchObject([
      { undo: 'reported', articleId: listedReport.id, from: 'reported_articles' },
    ]);
    await waitUntil(() => host.querySelector('[data-unconfirmed]') === null);
    act(() => go(`/article_detail/${listedReport.id}`));
    await waitForElement(host, 'main h1');
    const decision = await waitForElement(host, '[aria-labelledby=listing-decision]');
    expect(getElement(decision, 'h2').parentElement?.textContent).toContain('Por revisar');
    await waitUntil(() => article.asked.length === 1);
    await act(async () => article.answer({ ok: true, value: [{ ...listedReport, reported: null }] }));
    expect(getElement(decision, 'h2').parentElement?.textContent).toContain('Por revisar');
    for (const mark of ['Sospechosa', 'Confiable'])
      expect(getButton(decision, mark).getAttribute('aria-disabled')).not.toBe('true');
    expect(decision.textContent).not.toContain('Marcada por');
  });
});
