import { describe, expect, test } from 'vitest';
import { answers } from '../../../../machines/simulator/answers';
import { noticedListing, sampleListing, sampleReported } from '../../../../machines/simulator/sample-listing';
import { pressSendNow, openSignedInConsole } from '../../../../tests/console';
import { waitForElement, getButton, getElement, press, waitUntil, fillField } from '../../../../tests/render-node';

const id = 'MLA1000000001';
const comment = 'Es una copia exacta de nuestro modelo';

/** Its page in the whole console, its notice come to that status; none was sent unless one is given. */
function open(noticeStatus?: string) {
  const ended = noticeStatus !== undefined && {
    reported: sampleReported(),
    noticed: { ...noticedListing.noticed!, noticeStatus },
  };
  const listing = sampleListing({ id, ...ended });
  const reported = sampleReported({ code: 'PPPI8', description: comment });
  const reportArticles = answers([{ id, reported, failure: null }]);
  const sendNotice = answers([{ id, notice: null, failure: null }]);
  const { host } = openSignedInConsole(`/send_notice/${id}`, {
    allowedNotices: answers([{ siteId: 'MLA', notices: [{ id: 'PPPI8', type: 'UTILITY_MODEL', description: null }] }]),
    article: answers([listing]),
    articlesByIds: answers(() => [
      reportArticles.asked.length === 0 ? listing : { ...listing, reported, noticed: null },
    ]),
    blindages: answers([]),
    reportArticles,
    sendNotice,
  });
  /** Chooses a reason with its one option, writes a comment, and lets the report go. */
  const report = async () => {
    press(await waitForElement(host, 'form input[value=UTILITY_MODEL]'));
    press(getButton(host, 'Continuar'));
    fillField(await waitForElement(host, 'form textarea'), comment);
    press(getElement(host, 'main button[type=submit]'));
    await pressSendNow();
  };
  return { host, report, reportArticles, sendNotice };
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
