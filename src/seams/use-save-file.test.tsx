import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { answers, startWith } from '../../machines/rehearsal/answers';
import { inputAt } from '../../machines/rehearsal/at';
import { sampleNow, sampleSeats } from '../../machines/rehearsal/sample-seats';
import { suspiciousMachine } from '../../machines/reports/suspicious/suspicious.machine';
import { reportedPage } from '../../machines/reports/suspicious/suspicious.samples';
import { one, press, rendered } from '../../tests/rendered';
import { ConsoleContext } from './use-console';
import { useSaveCsv } from './use-save-file';

const code = vi.hoisted(() => ({ comes: false }));
vi.mock('./csv', () => ({
  csvOf: () => (code.comes ? Promise.resolve(['a']) : Promise.reject(new TypeError('Failed to fetch'))),
}));

function Saver() {
  const save = useSaveCsv();
  return <button onClick={() => void save('a.csv', ['a'], [])}>csv</button>;
}

test.each([
  [true, []],
  [false, [{ type: 'notice.raise', notice: { code: 'file.failed', tone: 'failure' } }]],
])('a table is saved, or it is told that it was not: %s', async (comes, told) => {
  code.comes = comes;
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:a');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const stage = startWith(suspiciousMachine, {
    input: inputAt('suspicious', {}),
    now: sampleNow,
    seats: sampleSeats(),
    ports: { reportedArticles: answers(reportedPage([])) },
  });
  const { host } = rendered(
    <ConsoleContext value={stage.actor}>
      <Saver />
    </ConsoleContext>,
  );
  press(one(host, 'button'));
  await act(() => stage.settle(60));
  expect(stage.heardBy('notices')).toEqual(told);
  expect(saved.mock.calls.length).toBe(comes ? 1 : 0);
  vi.restoreAllMocks();
});
