import { expect, test } from 'vitest';
import { snapshotDownloadMachine } from '../../../../machines/history/snapshot-download/snapshot-download.machine';
import { snapshotDownloadInput } from '../../../../machines/history/snapshot-download/snapshot-download.samples';
import { answers, answersInTurn, failure, startWith, type FakePorts } from '../../../../machines/simulator/answers';
import { act } from '../../../../tests/act';
import { getButton, getElement, press, renderNode } from '../../../../tests/render-node';
import { getHeadlessAddressBook } from '../../../seams/addresses';
import { ConsoleContext } from '../../../seams/use-console';
import { SnapshotDownloadScreen } from './snapshot-download-screen';

async function open(ports: FakePorts) {
  const stage = startWith(snapshotDownloadMachine, { input: snapshotDownloadInput, ports });
  await stage.settle();
  const { host } = renderNode(
    <ConsoleContext value={stage.actor}>
      <SnapshotDownloadScreen actor={stage.actor} />
    </ConsoleContext>,
  );
  return { ...stage, host };
}

const link = { url: '/files/snapshots/1.pdf' };

test('HIS-38 its address saves the copy of that listing by the link fetched for it, and says so', async () => {
  expect(getHeadlessAddressBook().placeAt('/snapshot-download/MLA1234567890').screen).toBe('snapshotDownload');
  const later = { url: '/files/snapshots/2.pdf' };
  const snapshotLink = answersInTurn<typeof link>({ ok: true, value: link }, { ok: true, value: later });
  const downloadFile = answers<undefined, { url: string; name: string }>(undefined);
  const { host, settle } = await open({ snapshotLink, downloadFile });
  expect(snapshotLink.asked).toEqual([{ articleId: 'MLA1234567890' }]);
  expect(downloadFile.asked).toEqual([{ url: link.url, name: 'MLA1234567890.pdf' }]);
  expect(host.textContent).toContain('La copia se guardó');
  press(getButton(host, 'Descargar de nuevo'));
  await act(() => settle());
  expect([snapshotLink.asked.length, downloadFile.asked.at(-1)?.url]).toEqual([2, later.url]);
});

test('ERR-56 a link that could not be had says so, and is asked for again', async () => {
  const snapshotLink = answersInTurn<typeof link>(
    { ok: false, failure: failure('SERVER_ERROR', { operation: 'snapshotLink' }) },
    { ok: true, value: link },
  );
  const { host, settle } = await open({ snapshotLink, downloadFile: answers(undefined) });
  expect(getElement(host, '[role=alert]').textContent).toContain('No pudimos obtener el enlace de la copia.');
  press(getElement(host, '[role=alert] button'));
  await act(() => settle());
  expect(host.textContent).toContain('La copia se guardó');
});
