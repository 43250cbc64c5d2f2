import { describe, expect, test } from 'vitest';
import { answers, answersLater } from '../../../../machines/simulator/answers';
import { reportedListing } from '../../../../machines/simulator/sample-listing';
import { pageOfReported } from '../../../../machines/reports/suspicious/suspicious.samples';
import { pressSendNow } from '../../../../tests/console';
import { waitForElement, getButton, waitForRemoval, press, waitUntil } from '../../../../tests/render-node';
import { listedReport, openListed, outcomeOf } from './suspicious-console.fixture';

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
      await waitUntil(() => panel().includes('Se envió 1 denuncia'), `${id} isn't sent.`);
      await waitUntil(
        () => !shown(title).includes('Enviando') && !shown(title).includes('Enviar'),
        `${id} may go again.`,
      );
    }
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
