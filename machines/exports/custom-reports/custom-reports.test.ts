import { expect, it } from 'vitest';
import { goTo } from '../../domain/navigation-events';
import { openOwnPages } from '../../shared/list/own-pages.fixture';
import { sampleExport } from '../exports-of.samples';
import { customReportsMachine } from './custom-reports.machine';

it('lists the reports of notices alone, and its pages stand at its own address', async () => {
  const list = {
    name: 'customReports',
    own: 'noticedReports',
    other: 'liveSearchReports',
    row: sampleExport(),
  } as const;
  const { asked, said } = await openOwnPages(customReportsMachine, list);
  expect(asked).toMatchObject([[{ from: 10, size: 10 }], []]);
  expect(said).toEqual([goTo({ to: 'customReports', search: { q: '', page: 3 } })]);
});
