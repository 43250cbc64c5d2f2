import { expect, test, vi } from 'vitest';
import { answers, startWith } from '../../machines/simulator/answers';
import { inputAt } from '../../machines/simulator/sample-addresses';
import { sampleNow, sampleSystemActors } from '../../machines/simulator/sample-system-actors';
import { suspiciousMachine } from '../../machines/reports/suspicious/suspicious.machine';
import { pageOfReported } from '../../machines/reports/suspicious/suspicious.samples';
import { act } from '../../tests/act';
import { getElement, press, renderNode } from '../../tests/render-node';
import { ConsoleContext } from './use-console';
import { useSaveCsv } from './use-save-file';

const code = vi.hoisted(() => ({ comes: false }));
vi.mock('./csv', () => ({
  formatCsv: () => (code.comes ? Promise.resolve(['a']) : Promise.reject(new TypeError('Failed to fetch'))),
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
    systemActors: sampleSystemActors(),
    ports: { reportedArticles: answers(pageOfReported([])) },
  });
  const { host } = renderNode(
    <ConsoleContext value={stage.actor}>
      <Saver />
    </ConsoleContext>,
  );
  press(getElement(host, 'button'));
  await act(() => stage.settle(60));
  expect(stage.receivedBy('notices')).toEqual(told);
  expect(saved.mock.calls.length).toBe(comes ? 1 : 0);
  vi.restoreAllMocks();
});
