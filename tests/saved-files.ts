import { vi } from 'vitest';
import { addCleanup } from './cleanup';

/** What the page saves from now on, until the end of the test: each file's name and its text. The browser saves nothing. */
export function captureSavedFiles(): { name: string; text: () => Promise<string> }[] {
  const blobs = new Map<string, Blob>();
  const saved: ReturnType<typeof captureSavedFiles> = [];
  const created = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:${blobs.size + 1}`;
    blobs.set(address, blob as Blob);
    return address;
  });
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    // As bytes: the text of a blob lacks the mark of its encoding.
    if (blob !== undefined)
      saved.push({ name: this.download, text: async () => Buffer.from(await blob.arrayBuffer()).toString('utf8') });
  });
  addCleanup(() => [created, revoked, clicked].forEach((spy) => spy.mockRestore()));
  return saved;
}
