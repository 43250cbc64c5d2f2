import { expect, it } from 'vitest';
import { goTo } from '../../domain/navigation-events';
import { openOwnPages } from '../../shared/list/own-pages.fixture';
import { sampleExport } from '../exports-of.samples';
import { liveSearchReportsMachine } from './live-search-reports.machine';

it('lists the reports of live searches alone, and its pages stand at its own address', async () => {
  const list = {
    name: 'liveSearchReports',
    own: 'liveSearchReports',
    other: 'noticedReports',
    row: sampleExport(),
  } as const;
  const { asked, said } = await openOwnPages(liveSearchReportsMachine, list);
  expect(asked).toMatchObject([[{ from: 10, size: 10 }], []]);
  expect(said).toEqual([goTo({ to: 'liveSearchReports', search: { q: '', page: 3 } })]);
});
