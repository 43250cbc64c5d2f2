import { expect, it } from 'vitest';
import { snapshotFileName } from '../history/snapshot-download/snapshot-download.machine';

it('the copy of a listing is called by its id, with the ending that its address tells', () => {
  expect(snapshotFileName('mla-1234567890', '/files/snapshots/ab/MLA1-2.PDF?token=a.b')).toBe('MLA1234567890.pdf');
  expect(snapshotFileName('MLA1234567890', '/files/x.html#part')).toBe('MLA1234567890.html');
  expect(snapshotFileName('MLA1234567890', '/files/v1.2/copy')).toBe('MLA1234567890.pdf');
});
