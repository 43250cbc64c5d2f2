import type { CaseSummary } from '../../../../contracts/shapes';
import type { GoEvent } from '../../../../machines/domain/navigation-events';
import { noHistoryFilters, type HistoryFilters } from '../../../../machines/domain/history-filters';
import { historyMachine } from '../../../../machines/history/history/history.machine';
import { samplePage } from '../../../../machines/history/history/history.samples';
import { anaFacts, anaProfile, sampleSystemActors } from '../../../../machines/simulator/sample-system-actors';
import { inputAt } from '../../../../machines/simulator/sample-addresses';
import { answers, startWith, type FakePorts } from '../../../../machines/simulator/answers';
import { act } from '../../../../tests/act';
import { getButton, renderNode, type TestLanguage } from '../../../../tests/render-node';
import { ConsoleContext } from '../../../seams/use-console';
import { HistoryScreen } from './history-screen';

/** World time at which the history is opened, epoch milliseconds. */
export const openedAt = Date.parse('2026-11-20T12:00:00.000Z');

/** The screen of the history, once its answer is painted. */
export async function openHistory(
  ports: FakePorts,
  {
    search = {},
    enrolled = false,
    lang = 'es',
  }: { search?: Record<string, string>; enrolled?: boolean; lang?: TestLanguage } = {},
) {
  const stage = startWith(historyMachine, {
    input: inputAt('history', {}, search),
    systemActors: sampleSystemActors({
      profile: {
        ...anaFacts,
        profile: { ...anaProfile, isAcuerdo: enrolled },
        sites: [],
        allowedNotices: [
          {
            siteId: 'MLA',
            notices: ['PPPI1', 'PPPI2', 'PPPI3', 'PPPI9'].map((id) => ({ id, type: null, description: null })),
          },
        ],
      },
    }),
    ports: { pendingCounterNoticeList: answers(samplePage<CaseSummary>([])), ...ports },
    now: openedAt,
  });
  await stage.settle();
  const { host } = renderNode(
    <ConsoleContext value={stage.actor}>
      <HistoryScreen actor={stage.actor} />
    </ConsoleContext>,
    lang,
  );
  return {
    ...stage,
    host,
    button: (name: string) => getButton(document, name),
    text: () => host.textContent ?? '',
  };
}

/** What the chips over the list say. */
export const chipTextsOf = (host: Element) =>
  [...host.querySelectorAll('ul[aria-label] button[aria-label]')].map((chip) => chip.textContent?.trim());

/** The address that was asked for last comes about. */
export const followLastAddress = async ({ actor, receivedBy, settle }: Awaited<ReturnType<typeof openHistory>>) => {
  const { target } = receivedBy('screens').at(-1) as GoEvent;
  act(() =>
    actor.send({
      type: 'search.change',
      search: { ...noHistoryFilters, ...(target.search as Partial<HistoryFilters>) },
    }),
  );
  await act(settle);
};
