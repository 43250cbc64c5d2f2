import { describe, expect, test } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { Listing } from '../../../contracts/shapes';
import { pageOfReported } from '../../../machines/reports/suspicious/suspicious.samples';
import { systemActor } from '../../../machines/kit/system-actor';
import { sampleFigures, sampleSuggestions } from '../../../machines/search/suggestions/suggestions.samples';
import { sampleProfile } from '../../../machines/system/profile/profile.samples';
import type { screensMachine } from '../../../machines/system/screens/screens.machine';
import { answers, neverAnswers, refuses } from '../../../machines/simulator/answers';
import { sampleCase } from '../../../machines/simulator/sample-case';
import { sampleListing, sampleReported } from '../../../machines/simulator/sample-listing';
import { sampleResults } from '../../../machines/search/results/results.samples';
import { act } from '../../../tests/act';
import { openSignedInConsole, pressSendNow, readToast } from '../../../tests/console';
import { waitForElement, waitUntil, getButton, getElement, press, fillField } from '../../../tests/render-node';

const shoe = sampleListing({ id: 'MLA1000000001' });
const cap = sampleListing({ id: 'MLA1000000002', title: 'Gorra Andes' });
const approvedMark = { author: null, createdAt: '2026-11-20T12:00:00.000Z' };

const decide = async (host: HTMLElement, key: string) => {
  const card = await waitForElement(host, `article[data-item="${shoe.id}"]`);
  act(() => card.focus());
  act(() => void card.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
  return card;
};

describe('a decision that somebody else was faster with', () => {
  test.each([
    ['es', 'Luis ya marcó esta publicación como sospechosa el 20/11/2026', 'Revisarla y decidir de nuevo'],
    ['en', 'Luis already marked this listing as suspicious on 11/20/2026', 'Review it and decide again'],
    ['pt', 'Luis já marcou este anúncio como suspeito em 20/11/2026', 'Revisar e decidir de novo'],
  ] as const)(
    'ERR-25 says in %s by whom and when, leaves it, and leads to where it is decided anew',
    async (lang, told, ask) => {
      const reported = { ...sampleReported(), author: { id: 'luis', givenName: 'Luis', familyName: null } };
      const { host } = openSignedInConsole(
        '/live_searches/ls-1',
        { liveSearch: answers(sampleResults([shoe, cap])), articlesByIds: answers([{ ...shoe, reported }]) },
        lang,
      );
      await decide(host, 't');
      expect(await readToast('alert')).toContain(told);
      const link = await waitForElement<HTMLAnchorElement>(
        document,
        'section:is([aria-label=Avisos], [aria-label=Notices]) a',
      );
      expect([link.textContent, link.getAttribute('href')]).toEqual([
        ask,
        expect.stringMatching(`^/article_detail/${shoe.id}`),
      ]);
    },
  );
});

describe('from a result to the answer of its seller', () => {
  test.each([
    ['confirmed', 'Finalizar publicación', { documentationApproved: false, rejectMemberId: '1' }],
    ['retracted', 'Reactivar publicación', { documentationApproved: true, rejectMemberId: null }],
  ])('LSV-16 a listing is found, marked, sent with reason and comment, and its report is %s', async (_, way, reply) => {
    const description = 'Es una copia exacta de nuestro modelo';
    const reported = sampleReported({ code: 'PPPI8', description });
    let known: Listing = shoe;
    const reportArticles = answers(() => {
      known = { ...shoe, reported };
      return [{ id: shoe.id, reported, failure: null }];
    });
    const sendNotice = answers([{ id: shoe.id, notice: null, failure: null }]);
    const respondCounterNotice = neverAnswers();
    const { host, go } = openSignedInConsole('/live_searches/ls-1', {
      allowedNotices: answers([{ siteId: 'MLA', notices: [{ id: 'PPPI8', type: null, description: null }] }]),
      liveSearch: answers(() => sampleResults([known])),
      articlesByIds: answers(() => [known]),
      blindages: answers([]),
      reportArticles,
      reportedArticles: answers(() => pageOfReported([known])),
      sendNotice,
      caseDescription: answers(sampleCase()),
      denouncedVariants: answers([]),
      itemStatus: answers({ id: sampleCase().listing.id, status: 'active' }),
      seller: neverAnswers(),
      respondCounterNotice,
    });
    press(getButton(await waitForElement(host, `article[data-item="${shoe.id}"]`), 'Sospechosa'));
    press(await waitForElement(document, 'form input[value=UTILITY_MODEL]'));
    press(getButton(document, 'Continuar'));
    fillField(await waitForElement(document, 'form textarea'), description);
    press(getElement(document, '[role=dialog] button[type=submit], main button[type=submit]'));
    await waitUntil(() => reportArticles.asked.length === 1);
    expect(reportArticles.asked).toMatchObject([{ articlesIds: [shoe.id], code: 'PPPI8', description }]);
    await act(async () => go('/reported_articles'));
    press(await waitForElement(host, 'tbody [aria-label^="Enviar la"]:not([aria-disabled=true])'));
    await pressSendNow();
    await waitUntil(() => sendNotice.asked.length === 1);
    expect(sendNotice.asked).toMatchObject([{ articlesIds: [shoe.id] }]);
    await act(async () => go('/case_management/10000002?site=MLA'));
    const decision = await waitForElement(host, 'section[class*=decision]');
    press(getButton(decision, way));
    const form = await waitForElement<HTMLFormElement>(decision, 'form');
    press(getElement(form, 'input[type=radio]'));
    form.querySelectorAll('input[type=checkbox]').forEach(press);
    act(() => form.requestSubmit());
    await pressSendNow();
    await waitUntil(() => respondCounterNotice.asked.length === 1);
    expect(respondCounterNotice.asked).toMatchObject([{ caseId: '10000002', siteId: 'MLA', ...reply }]);
  });
});

test('SUG-01 the page of the suggestions has every listing that is suggested, a paused one too', async () => {
  const paused = { ...cap, status: 'paused' as const };
  const { host } = openSignedInConsole('/suggested_listings', {
    suggestedArticles: answers(sampleSuggestions([shoe, paused])),
    suggestedStats: answers(sampleFigures),
    suggestedReportedCount: answers({ count: 0 }),
    profile: answers({ ...sampleProfile, hasSuggestions: true }),
    seller: neverAnswers(),
  });
  await waitForElement(host, `article[data-item="${shoe.id}"]`);
  const cards = [...host.querySelectorAll<HTMLElement>('article[data-item]')].map(({ dataset }) => dataset['item']);
  expect(cards).toEqual([shoe.id, paused.id]);
});

describe('a suggestion that was opened', () => {
  test('LST-11 DSC-07 is discarded on its page, not where it was opened from elsewhere, and the page leads back to the suggestions', async () => {
    const discardArticles = answers([{ id: shoe.id, failure: null }]);
    const { host, root, go } = openSignedInConsole('/suggested_listings', {
      suggestedArticles: answers(sampleSuggestions([shoe, cap])),
      suggestedStats: answers(sampleFigures),
      suggestedReportedCount: answers({ count: 4 }),
      profile: answers({ ...sampleProfile, hasSuggestions: true }),
      article: answers([shoe]),
      articleDescription: neverAnswers(),
      articleQuestions: neverAnswers(),
      seller: neverAnswers(),
      reviews: neverAnswers(),
      reviewsTotal: neverAnswers(),
      blindages: answers([]),
      articlesByIds: answers([shoe]),
      discardArticles,
    });
    const back: unknown[] = [];
    const screens = systemActor(root.system, 'screens') as ActorRefFrom<typeof screensMachine>;
    screens.on('back', ({ otherwise }) => void back.push(otherwise));
    await act(async () => go(`/article_detail/${shoe.id}`));
    const elsewhere = await waitForElement(host, '[aria-labelledby=listing-decision]');
    expect(getButton(elsewhere, 'Confiable')).toBeDefined();
    expect(elsewhere.textContent).not.toContain('Descartar');
    await act(async () => go('/suggested_listings'));
    const card = await waitForElement(host, `article[data-item="${shoe.id}"]`);
    await act(async () => go(getElement(card, 'h2 a').getAttribute('href') ?? ''));
    const panel = await waitForElement(host, '[aria-labelledby=listing-decision]');
    await waitUntil(() => panel.textContent.includes('Descartar'));
    press(getButton(panel, 'Descartar'));
    press(await waitForElement(host, 'form input[value=item1]'));
    expect(back).toEqual([]);
    press(getElement(host, 'main button[type=submit]'));
    await waitUntil(() => discardArticles.asked.length === 1);
    expect(discardArticles.asked).toMatchObject([
      { articlesIds: [shoe.id], code: 'item1', originModel: 'suggestions' },
    ]);
    await waitUntil(() => back.length > 0);
    expect(back).toMatchObject([{ to: 'suggestions' }]);
  });
});

describe('a browser that has no room left', () => {
  test.each([
    ['es', 'Lo que haces no queda guardado en este navegador', 'No cierres la pestaña hasta terminar.'],
    ['en', 'What you do isn’t being saved in this browser', 'Don’t close the tab until you’re done.'],
    ['pt', 'O que você faz não está sendo guardado neste navegador', 'Não feche a aba até terminar.'],
  ] as const)('says so in %s, and what is decided goes out all the same', async (lang, told, then) => {
    const full = refuses<void>('STORAGE_UNAVAILABLE');
    const approveArticles = answers([{ id: shoe.id, approved: approvedMark, failure: null }]);
    const { host } = openSignedInConsole(
      '/live_searches/ls-1',
      {
        liveSearch: answers(sampleResults([shoe, cap])),
        articlesByIds: answers([shoe]),
        approveArticles,
        writeDraft: full,
        deleteDraft: full,
        writeJournal: full,
      },
      lang,
    );
    const card = await decide(host, 't');
    const words = await readToast('alert');
    expect([words.includes(told), words.includes(then)]).toEqual([true, true]);
    await waitUntil(() => card.hasAttribute('data-decided') && !card.hasAttribute('data-unconfirmed'));
    expect(approveArticles.asked).toMatchObject([{ articlesIds: [shoe.id] }]);
  });
});
