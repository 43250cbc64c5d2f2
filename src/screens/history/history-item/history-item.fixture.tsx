import type { Case, HistoryReport } from '../../../../contracts/shapes';
import { historyItemMachine } from '../../../../machines/history/history-item/history-item.machine';
import {
  historyItemInput,
  historyItemSystemActors,
  pageOfReports,
  sampleItemCase,
  sampleItemRow,
} from '../../../../machines/history/history-item/history-item.samples';
import { answers, startWith, type FakePorts } from '../../../../machines/simulator/answers';
import { anaFacts, anaProfile, sampleSystemActors } from '../../../../machines/simulator/sample-system-actors';
import { renderNode, type TestLanguage } from '../../../../tests/render-node';
import { ConsoleContext } from '../../../seams/use-console';
import { HistoryItemScreen } from './history-item-screen';

export const listingId = sampleItemCase().listing.id;
const now = Date.parse('2026-11-20T12:00:00.000Z');

/** Another report of the same listing, which comes before it in the history. */
const otherRow = sampleItemRow({
  caseId: '10000009',
  tags: ['otra'],
  comment: 'Otro comentario',
  auditorComment: 'Otro auditor',
  retractionReason: 'Otro retiro',
  expiresAt: '2026-12-24T12:00:00.000Z',
});
/** The gateway answers for a report that is so, after another one of its listing. */
export const answersFor = (shown: Partial<Case> = {}, row: Partial<HistoryReport> = {}): FakePorts => ({
  caseDescription: answers(sampleItemCase(shown)),
  noticedArticles: answers(pageOfReports([otherRow, sampleItemRow(row)])),
});

/** The page of one report, as those ports answer. */
export async function openHistoryItem(
  ports: FakePorts,
  { lang = 'es', enrolled = false }: { lang?: TestLanguage; enrolled?: boolean } = {},
) {
  const stage = startWith(historyItemMachine, {
    input: historyItemInput,
    systemActors: enrolled
      ? sampleSystemActors({ profile: { ...anaFacts, profile: { ...anaProfile, isAcuerdo: true } } })
      : historyItemSystemActors,
    ports: { itemStatus: answers({ id: listingId, status: 'paused' }), blindages: answers([]), ...ports },
    now,
  });
  await stage.settle();
  const { host } = renderNode(
    <ConsoleContext value={stage.actor}>
      <HistoryItemScreen actor={stage.actor} />
    </ConsoleContext>,
    lang,
  );
  const facts = () =>
    Object.fromEntries(
      [...host.querySelectorAll('dt')].map((name) => [name.textContent, name.nextElementSibling?.textContent]),
    );
  const headings = () => [...host.querySelectorAll('h2')].map((heading) => heading.textContent);
  return { ...stage, host, facts, headings, text: () => host.textContent ?? '' };
}
