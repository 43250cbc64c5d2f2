import { expect, it } from 'vitest';
import { answers, answersInTurn, failure, startWith } from '../../simulator/answers';
import { snapshotDownloadMachine } from './snapshot-download.machine';
import { snapshotDownloadInput } from './snapshot-download.samples';
import { snapshotDownloadView } from './snapshot-download.view';

it('the copy of a listing is saved by a link that is asked for each time', async () => {
  const snapshotLink = answers<{ url: string }, { articleId: string }>({ url: '/files/snapshots/1.pdf' });
  const downloadFile = answersInTurn<void, { url: string; name: string }>(
    { ok: false, failure: failure('BAD_STATUS', { values: { status: 404 } }) },
    { ok: true, value: undefined },
  );
  const { actor, settle } = startWith(snapshotDownloadMachine, {
    input: snapshotDownloadInput,
    ports: { snapshotLink, downloadFile },
  });
  await settle();
  expect(snapshotDownloadView(actor.getSnapshot())).toMatchObject({
    phase: 'failed',
    failure: { code: 'BAD_STATUS' },
  });
  actor.send({ type: 'snapshot.save' });
  await settle();
  expect(snapshotDownloadView(actor.getSnapshot())).toMatchObject({ phase: 'saved', failure: null });
  expect(snapshotLink.asked).toEqual([{ articleId: 'MLA1234567890' }, { articleId: 'MLA1234567890' }]);
  expect(downloadFile.asked.at(-1)).toEqual({ url: '/files/snapshots/1.pdf', name: 'MLA1234567890.pdf' });
});
