import { describe, expect, test } from 'vitest';
import { againPutOffSetting, againSetting } from '../../../../machines/domain/again-reminders';
import { readyKey } from '../../../../machines/domain/awaited-exports';
import { answers, answersLater, refuses } from '../../../../machines/simulator/answers';
import { caseDueIn } from '../../../../machines/shared/awaiting-cases/awaiting-cases.samples';
import { sampleProfile } from '../../../../machines/system/profile/profile.samples';
import type { SuggestedListings } from '../../../../contracts/shapes';
import { openSignedInConsole } from '../../../../tests/console';
import { waitForElement, waitUntil, type TestLanguage } from '../../../../tests/render-node';

const noon = new Date(2026, 10, 20, 12).getTime();
const suggested = (total: number): SuggestedListings => ({ items: [], total, offset: 0, limit: 1, pinned: [] });
const unsent = (count: number) => answers({ count, countDB: count });
const due = (total: number) => answers({ items: [], total, offset: 0, limit: 1 });
const hrefs = (shown: Element) => [...shown.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const names = { es: 'Tu día', en: 'Your day', pt: 'Seu dia' };

function open(more: Parameters<typeof openSignedInConsole>[1], lang: TestLanguage = 'es') {
  const opened = openSignedInConsole(
    '/',
    {
      profile: answers({ ...sampleProfile, lang }),
      suggestedArticles: answers(suggested(0)),
      pendingCounterNoticeList: due(0),
      pendingDenouncesCount: answers({ total: 0 }),
      reportedArticlesCount: unsent(0),
      ...more,
    },
    lang,
  );
  const band = () => waitForElement(opened.host, `main ul[aria-label="${names[lang]}"]`);
  return { ...opened, band };
}

describe('the band that begins the day', () => {
  test('says what is due and what is to be looked at, and each line leads to its place', async () => {
    const { host, band } = open({
      suggestedArticles: answers(suggested(1_204)),
      pendingCounterNoticeList: due(2),
      pendingDenouncesCount: answers({ total: 5 }),
      reportedArticlesCount: unsent(8),
    });
    const shown = await band();
    await waitUntil(() => shown.querySelectorAll('li').length === 4);
    expect([...shown.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      '2 respuestas vencen hoy o ya vencieron',
      'Otros 3 casos esperan tu respuesta, con más plazo',
      '8 denuncias sin enviar',
      '1.204 sugerencias por revisar',
    ]);
    expect(hrefs(shown)).toEqual([
      '/reports/noticed_articles/answering',
      '/reports/noticed_articles/answering',
      '/reported_articles',
      '/suggested_listings',
    ]);
    expect(host.textContent).not.toContain('Todo al día');
  });

  test('tells overdue answers apart, what is ready and what can be reported again, each with the way to its place', async () => {
    const hour = 3_600_000;
    const rows = [-hour, hour].map((later, at) =>
      caseDueIn(0, { caseId: String(at), dueDate: new Date(noon + later).toISOString() }),
    );
    const settings = {
      [againSetting('10000009')]: { siteId: 'MLA', articleId: 'MLA1', after: '2020-01-01' },
      [againPutOffSetting]: new Date(noon + hour).toISOString(),
    };
    const ready = (['customReports', 'liveSearchReports'] as const).map((list) => readyKey(list, '80000001'));
    const { band } = open({
      profile: answers({ ...sampleProfile, lang: 'es', settings }),
      readDrafts: answers(ready.map((key) => ({ key, value: true, profileId: null, savedAt: 0 }))),
      pendingCounterNoticeList: answers({ items: rows, total: 2, offset: 0, limit: 50 }),
    });
    const shown = await band();
    await waitUntil(() => shown.querySelectorAll('li').length === 5);
    expect([...shown.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'Una respuesta ya venció',
      'Una respuesta vence hoy',
      'Un reporte personalizado listo para descargar',
      'Un reporte de búsqueda listo para descargar',
      'Ya puedes volver a denunciar una publicación',
    ]);
    expect(hrefs(shown)).toEqual([
      '/reports/noticed_articles/answering',
      '/reports/noticed_articles/answering',
      '/reports/custom_reports',
      '/livesearch_reports',
      '/reports/noticed_articles/10000009?site=MLA',
    ]);
  });

  test('says one quiet line when nothing is left, and not before that is known', async () => {
    const later = answersLater<SuggestedListings>();
    const { band } = open({ suggestedArticles: later });
    const shown = await band();
    await waitUntil(() => later.asked.length === 1);
    expect(shown.textContent).toBe('');
    later.answer({ ok: true, value: suggested(0) });
    await waitUntil(() => shown.textContent !== '');
    expect(shown.textContent).toBe('Todo al día: no queda nada pendiente.');
  });

  test('claims nothing where nobody could say', async () => {
    const suggestedArticles = refuses<SuggestedListings>('SERVER_ERROR');
    const { band } = open({ suggestedArticles });
    const shown = await band();
    await waitUntil(() => suggestedArticles.asked.length === 1);
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown.textContent).toBe('');
  });

  test.each([
    ['en', '18 cases are awaiting your answer; none is due today8 reports not sent yet3 suggestions to review'],
    ['pt', '18 casos aguardam sua resposta; nenhum vence hoje8 denúncias não enviadas3 sugestões para revisar'],
  ] as const)('speaks %s', async (lang, words) => {
    const { band } = open(
      {
        suggestedArticles: answers(suggested(3)),
        pendingDenouncesCount: answers({ total: 18 }),
        reportedArticlesCount: unsent(8),
      },
      lang,
    );
    const shown = await band();
    await waitUntil(() => shown.textContent === words);
  });
});
