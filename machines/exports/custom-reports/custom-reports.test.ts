import { expect, it } from 'vitest';
import { go } from '../../domain/go';
import { answers, startWith } from '../../rehearsal/answers';
import { inputAt } from '../../rehearsal/at';
import { sampleNow, sampleSeats } from '../../rehearsal/sample-seats';
import { pageOfRows } from '../../shared/list/list.samples';
import { sampleExport } from '../exports-of.samples';
import { customReportsMachine } from './custom-reports.machine';

it('lists the reports of notices alone, and its pages stand at its own address', async () => {
  const own = answers({ ...pageOfRows([sampleExport()]), total: 41 });
  const other = answers(pageOfRows([sampleExport()]));
  const { settle, actor, heardBy } = startWith(customReportsMachine, {
    input: inputAt('customReports', {}, { page: '2' }),
    seats: sampleSeats(),
    now: sampleNow,
    ports: { noticedReports: own, liveSearchReports: other, readDrafts: answers([]) },
  });
  await settle();
  expect([own.asked, other.asked]).toMatchObject([[{ from: 10, size: 10 }], []]);
  actor.send({ type: 'page.go', page: 3 });
  expect(heardBy('screens')).toEqual([go({ to: 'customReports', search: { q: '', page: 3 } })]);
});
