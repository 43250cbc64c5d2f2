import type { ExportRow, Page } from '../../contracts/shapes';
import { answers, startWith, type FakePorts } from '../simulator/answers';
import { inputAt } from '../simulator/sample-addresses';
import { sampleNow, sampleSystemActors } from '../simulator/sample-system-actors';
import { pageOfRows } from '../shared/list/list.samples';
import { customReportsMachine } from './custom-reports/custom-reports.machine';
import { sampleExport } from './exports-of.samples';
import { exportsView } from './exports-of.view';
import { liveSearchReportsMachine } from './live-search-reports/live-search-reports.machine';

const machines = { customReports: customReportsMachine, liveSearchReports: liveSearchReportsMachine };
const lists = { customReports: 'noticedReports', liveSearchReports: 'liveSearchReports' } as const;
export const deletes = { customReports: 'deleteNoticedReport', liveSearchReports: 'deleteLiveSearchReport' } as const;
export const creates = { customReports: 'createNoticedReport', liveSearchReports: 'createLiveSearchReport' } as const;
type Kind = keyof typeof machines;
type List = NonNullable<FakePorts['noticedReports']>;

/** A list of exports, once it was answered; ids of rows that are on their way out stand in brackets. */
export async function openExports(
  list: List,
  query: Record<string, string> = {},
  more: FakePorts = {},
  kind: Kind = 'customReports',
  systemActors = sampleSystemActors(),
) {
  const stage = startWith(machines[kind] as typeof customReportsMachine, {
    input: inputAt(kind, {}, query),
    systemActors,
    now: sampleNow,
    ports: {
      [lists[kind]]: list,
      readDrafts: answers(
        Object.entries(systemActors.drafts?.drafts ?? {}).map(([key, value]) => ({
          key,
          profileId: null,
          savedAt: 0,
          value,
        })),
      ),
      ...more,
    },
  });
  await stage.settle();
  const view = () => exportsView(stage.actor.getSnapshot());
  const shownIds = () => view().rows.map(({ id, gone }) => (gone === null ? id : `(${id})`));
  const passTime = async (ms: number) => {
    stage.clock.increment(ms);
    await stage.settle();
  };
  return { ...stage, view, standing: shownIds, after: passTime };
}
export const exportRow = (id: string, more: Partial<ExportRow> = {}) => sampleExport({ id, ...more });
export const exportPage = (...rows: ExportRow[]): Page<ExportRow> => pageOfRows(rows);
export const twoExports = exportPage(exportRow('80000002'), exportRow('80000001'));
