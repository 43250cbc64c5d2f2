import { describe, expect, test } from 'vitest';
import type { Listing } from '../../../../contracts/shapes';
import { answers } from '../../../../machines/simulator/answers';
import { noticedListing, sampleListing, sampleReported } from '../../../../machines/simulator/sample-listing';
import { pressSendNow, openSignedInConsole } from '../../../../tests/console';
import {
  waitForElement,
  getButton,
  queryButton,
  getElement,
  press,
  waitUntil,
  fillField,
} from '../../../../tests/render-node';

const id = 'MLA1000000001';
const comment = 'Es una copia exacta de nuestro modelo';

/** Its page in the whole console, its notice come to that status; none was sent unless one is given. */
function open(noticeStatus?: string, more: Partial<Listing> = {}, tooSoon?: string) {
  const ended = noticeStatus !== undefined && {
    reported: sampleReported(),
    noticed: { ...noticedListing.noticed!, noticeStatus },
  };
  const listing = sampleListing({ id, ...ended, ...more });
  const reported = sampleReported({ code: 'PPPI8', description: comment });
  const reportArticles = answers(({ code }: { code: string }) => [
    code === tooSoon
      ? { id, reported: null, failure: 'RE_REPORT_TOO_SOON' as const }
      : { id, reported: { ...reported, code }, failure: null },
  ]);
  const sendNotice = answers([{ id, notice: null, failure: null }]);
  const { host } = openSignedInConsole(`/send_notice/${id}`, {
    allowedNotices: answers([
      { siteId: 'MLA', notices: ['PPPI8', 'ACUERDO'].map((code) => ({ id: code, type: null, description: null })) },
    ]),
    article: answers([listing]),
    articlesByIds: answers(() => [
      reportArticles.asked.every(({ code }) => code === tooSoon) ? listing : { ...listing, reported, noticed: null },
    ]),
    blindages: answers([]),
    reportArticles,
    sendNotice,
  });
  /** Chooses a reason with its one option, writes a comment, and lets the report go. */
  const decide = async (category: string) => {
    press(await waitForElement(host, `form input[value=${category}]`));
    press(getButton(host, 'Continuar'));
    fillField(await waitForElement(host, 'form textarea'), comment);
    press(getElement(host, 'main button[type=submit]'));
  };
  const report = async () => {
    await decide('UTILITY_MODEL');
    await pressSendNow();
  };
  return { host, decide, report, reportArticles, sendNotice };
}

describe('the report of one listing at its own address', () => {
  test('SUS-31 the report is made and sent for that one listing, and its page says so', async () => {
    const { host, report, reportArticles, sendNotice } = open();
    await report();
    await waitUntil(() => host.textContent.includes('Denuncia enviada'));
    expect(reportArticles.asked).toMatchObject([{ articlesIds: [id], code: 'PPPI8', description: comment }]);
    expect(sendNotice.asked).toMatchObject([{ articlesIds: [id] }]);
    expect(getElement(host, 'main a[href="/reports/noticed_articles"]').textContent).not.toBe('');
  });

  test('SUS-31 one that was reported before is sent alone, without another report', async () => {
    const { host, reportArticles, sendNotice } = open(undefined, { reported: sampleReported() });
    await waitUntil(() => queryButton(host, 'Enviar denuncia') !== undefined);
    press(getButton(host, 'Enviar denuncia'));
    await pressSendNow();
    await waitUntil(() => host.textContent.includes('Denuncia enviada'));
    expect([reportArticles.asked, sendNotice.asked]).toMatchObject([[], [{ articlesIds: [id] }]]);
  });

  test('SUS-26 one that was taken down for an infringement is reported for another one, and not for the same', async () => {
    const { host, decide, reportArticles, sendNotice } = open(undefined, {}, 'PPPI8');
    await decide('UTILITY_MODEL');
    await waitUntil(() => host.textContent.includes('Esta publicación ya se dio de baja por la misma infracción'));
    expect([host.textContent.includes('elige otro motivo'), sendNotice.asked]).toEqual([true, []]);
    await waitUntil(() => queryButton(document, 'Deshacer envío') === undefined);
    expect(document.body.textContent).not.toContain('sigue en la lista');
    press(getButton(host, 'Hacer la denuncia'));
    await waitForElement(host, 'form input[value=AGREEMENTS]');
    press(getButton(host, 'Descartar'));
    await decide('AGREEMENTS');
    await waitUntil(() => reportArticles.asked.length === 2);
    expect(reportArticles.asked.map(({ code }) => code)).toEqual(['PPPI8', 'ACUERDO']);
    await pressSendNow();
    await waitUntil(() => host.textContent.includes('Denuncia enviada'));
    expect(sendNotice.asked).toMatchObject([{ articlesIds: [id] }]);
  });

  test.each(['CREATED', 'PENDING_MODERATION', 'WAITING_DOCUMENTATION'])(
    'SUS-18 one whose notice is %s is not sent again',
    async (status) => {
      const { host, sendNotice } = open(status);
      await waitUntil(() => host.textContent.includes('La denuncia de esta publicación está en curso'));
      expect([host.querySelector('main form'), host.textContent.includes('Enviar denuncia')]).toEqual([null, false]);
      expect(sendNotice.asked).toEqual([]);
    },
  );

  test.each(['REJECTED', 'DISCARDED', 'CROSS_DENOUNCE_CLOSED'])(
    'SUS-18 one whose notice has come to its end as %s is sent again',
    async (status) => {
      const { host, report, sendNotice } = open(status);
      await report();
      await waitUntil(() => host.textContent.includes('Denuncia enviada'));
      expect(sendNotice.asked).toMatchObject([{ articlesIds: [id] }]);
    },
  );
});
