import { createHash } from 'node:crypto';
import { unzipSync, zipSync, type Zippable } from 'fflate';
import { createIntl } from 'react-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CheckedEvidence, EvidenceRecord } from '../../../contracts/ports';
import { manifestName, type EvidenceManifest } from '../../../machines/domain/evidence-files';
import { sampleRecord } from '../../../machines/reports/new-evidence/new-evidence.samples';
import { messagesByLanguage } from '../../../tests/render-node';
import { formulaInjections } from '../../../tests/workbooks/formula-injections';
import { evidencePageWords, evidenceSheet } from '../../copy/evidence';
import { checkArchive, CheckError } from './check-archive';
import { createFileFetcher } from './fetch-file';
import { createArchive, type FetchedFile } from './write-archive';

const intl = createIntl({ locale: 'es', messages: messagesByLanguage.es, timeZone: 'UTC' });
const subject = { kind: 'case', id: '10000002', siteId: 'MLA' } as const;
const at = Date.UTC(2026, 10, 28, 14, 30);
const words = evidencePageWords(intl, {
  subject,
  author: 'Ana Paz',
  at,
  zone: 'UTC',
  checkAt: 'https://vigia.test/evidence',
});
const png: FetchedFile = { bytes: new Uint8Array([137, 80, 78, 71]), type: 'image/png' };

const picture = (name: string) => ({ id: name, url: `/files/pictures/${name}` });
const recordWith = (more: Partial<EvidenceRecord>): EvidenceRecord => ({ ...sampleRecord, ...more });
const withPictures = (...names: string[]) =>
  recordWith({ listing: sampleRecord.listing && { ...sampleRecord.listing, pictures: names.map(picture) } });

async function make(
  records: readonly EvidenceRecord[],
  fetchFile: (url: string) => Promise<FetchedFile> = async () => png,
) {
  const told: { done: number; total: number; missing: number }[] = [];
  const archive = createArchive({
    words,
    subject,
    author: 'Ana Paz',
    at,
    fetchFile,
    onProgress: (one) => told.push(one),
  });
  archive.add(records.map((record) => evidenceSheet(intl, record)));
  const written = await archive.finish({ at, moment: '28/11/2026 14:30' }, []);
  const files = unzipSync(new Uint8Array(await written.archive.arrayBuffer()));
  const textOf = (name: string) => new TextDecoder().decode(files[name]);
  const manifest = JSON.parse(textOf(manifestName)) as EvidenceManifest;
  return { ...written, files, told, textOf, manifest };
}

/** Packs them anew, with other bytes or names. */
const packed = (files: Zippable): Blob => new Blob([zipSync(files) as Uint8Array<ArrayBuffer>]);
const faultOf = (file: Blob) =>
  checkArchive(file).then(
    () => null,
    (error: unknown) => (error instanceof CheckError ? error.fault : String(error)),
  );
const statusesOf = ({ files }: CheckedEvidence) =>
  Object.fromEntries(files.filter(({ status }) => status !== 'intact').map(({ name, status }) => [name, status]));

describe('an archive of evidence that is written', () => {
  it('has the page, the table, the files in folders, and a manifest with the hash of each', async () => {
    const { files, manifest, missing } = await make([withPictures('a.png', 'b.png')]);
    const names = Object.keys(files).sort();
    expect(names).toEqual([
      'MLA1000000001/documentos/01-factura.pdf',
      'MLA1000000001/fotos/02.png',
      'MLA1000000001/fotos/03.png',
      'evidence.csv',
      'index.html',
      'manifest.json',
    ]);
    expect(missing).toBe(0);
    expect(manifest).toMatchObject({ madeAt: '2026-11-28T14:30:00.000Z', author: 'Ana Paz', subject, missing: [] });
    for (const { name, size, sha256: hash } of manifest.files)
      expect([size, hash]).toEqual([
        files[name]?.length,
        createHash('sha256')
          .update(files[name] ?? '')
          .digest('hex'),
      ]);
    expect(manifest.files.map(({ name }) => name).sort()).toEqual(names.filter((name) => name !== manifestName));
  });

  it('says what could not be had, in the page, the table and the manifest', async () => {
    const failing = async (url: string): Promise<FetchedFile> =>
      url.endsWith('b.png') ? { reason: 'El servidor respondió 404' } : png;
    const record = recordWith({
      ...withPictures('a.png', 'b.png'),
      failures: [{ code: 'SERVER_ERROR', operation: 'articleDescription' }],
    });
    const { manifest, missing, textOf, told } = await make([record], failing);
    expect(missing).toBe(2);
    expect(manifest.missing.map(({ of, what }) => [of, what])).toEqual([
      ['MLA1000000001', 'articleDescription'],
      ['MLA1000000001', '/files/pictures/b.png'],
    ]);
    for (const name of ['index.html', 'evidence.csv']) expect(textOf(name)).toContain('/files/pictures/b.png');
    expect(textOf('index.html')).toContain('El servidor respondió 404');
    expect(told.at(-1)).toEqual({ done: 3, total: 3, missing: 2 });
  });

  it('has nothing that runs in its page or its table, whatever people wrote', async () => {
    const attack = `<script>alert(1)</script><img src=x onerror="alert(1)">" onload='a' javascript:alert(1)`;
    const listing = sampleRecord.listing && { ...sampleRecord.listing, title: attack, href: attack };
    const sheets = formulaInjections
      .slice(0, 3)
      .map((title) => recordWith({ cases: [], reports: [], listing: listing && { ...listing, title } }));
    const { textOf } = await make([
      recordWith({ listing, description: { text: attack, lastUpdated: null } }),
      ...sheets,
    ]);
    const page = textOf('index.html');
    expect(page).toContain('&lt;script&gt;');
    const read = new DOMParser().parseFromString(page, 'text/html');
    expect(read.querySelectorAll('script, iframe, object, embed, form, link')).toHaveLength(0);
    const attributes = [...read.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
    expect(attributes.filter((name) => name.startsWith('on'))).toEqual([]);
    expect([...read.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: 4 }, () => 'MLA1000000001/documentos/01-factura.pdf').slice(0, 1),
    );
    expect(
      textOf('evidence.csv')
        .split('\r\n')
        .slice(2)
        .every((row) => !/(^|,)"?[=+@]/.test(row)),
    ).toBe(true);
  });
});

describe('an archive of evidence that is checked', () => {
  it('is intact as it was made, also packed again with a folder around it', async () => {
    const { archive, code, files } = await make([withPictures('a.png')]);
    const checked = await checkArchive(archive);
    expect(statusesOf(checked)).toEqual({});
    expect(checked).toMatchObject({ code, author: 'Ana Paz', missing: 0 });
    const folder = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [`pruebas/${name}`, bytes]));
    expect(statusesOf(await checkArchive(packed(folder)))).toEqual({});
  });

  it('says which file changed, is missing or was added', async () => {
    const { files } = await make([withPictures('a.png', 'b.png')]);
    const { 'evidence.csv': _, ...rest } = files;
    const changed = files['index.html']?.slice() ?? new Uint8Array();
    changed[40] = (changed[40] ?? 0) ^ 1;
    const checked = await checkArchive(packed({ ...rest, 'index.html': changed, 'x/../../evil.html': changed }));
    expect(statusesOf(checked)).toEqual({
      'index.html': 'changed',
      'evidence.csv': 'missing',
      'x/../../evil.html': 'added',
    });
  });

  it('finds a change of any byte of the archive', async () => {
    const { archive } = await make([withPictures('a.png')]);
    const bytes = new Uint8Array(await archive.arrayBuffer());
    const first = bytes.findIndex((byte, index) => byte === 137 && bytes[index + 1] === 80);
    bytes[first] = 138;
    expect(statusesOf(await checkArchive(new Blob([bytes])))).toEqual({
      'MLA1000000001/documentos/01-factura.pdf': 'changed',
    });
  });

  it('tells a name that stands there twice, of which nobody knows which one is meant', async () => {
    const { files } = await make([withPictures('a.png')]);
    // Two names of one length: the second becomes the first in the packed bytes.
    const bytes = zipSync({ ...files, 'index.htmX': new Uint8Array([1]) });
    const text = Buffer.from(bytes).toString('latin1').replaceAll('index.htmX', 'index.html');
    expect(statusesOf(await checkArchive(new Blob([Buffer.from(text, 'latin1')])))).toEqual({
      'index.html': 'duplicated',
    });
  });

  it('is refused where it is none, is cut off, or has no manifest of ours', async () => {
    const { archive, files } = await make([sampleRecord]);
    const { [manifestName]: manifest, ...rest } = files;
    expect(manifest).toBeDefined();
    const text = (content: string) => new TextEncoder().encode(content);
    expect(await faultOf(new Blob([]))).toBe('NOT_AN_ARCHIVE');
    expect(await faultOf(new Blob(['%PDF-1.7 '.repeat(100)]))).toBe('NOT_AN_ARCHIVE');
    expect(await faultOf(archive.slice(0, archive.size - 30))).toBe('CUT_OFF');
    expect(await faultOf(packed(rest))).toBe('NO_MANIFEST');
    expect(await faultOf(packed({ ...rest, [manifestName]: text('{}') }))).toBe('WRONG_MANIFEST');
    expect(await faultOf(packed({ ...rest, [manifestName]: text('null') }))).toBe('WRONG_MANIFEST');
  });

  it('that would fill a disk is given up', async () => {
    const zeros = new Uint8Array(300_000_000);
    const manifest = {
      format: 'vigia-evidence',
      version: 1,
      madeAt: '2026-11-28T14:30:00.000Z',
      author: '',
      subject,
      files: [{ name: 'a', size: zeros.length, sha256: 'a'.repeat(64) }],
      missing: [],
    };
    const bomb = packed({ a: zeros, [manifestName]: new TextEncoder().encode(JSON.stringify(manifest)) });
    expect(await faultOf(bomb)).toBe('TOO_BIG_INSIDE');
  });

  it('never errs otherwise, whatever bytes it has', async () => {
    const { archive } = await make([sampleRecord]);
    const honest = new Uint8Array(await archive.arrayBuffer());
    for (let seed = 1; seed < 60; seed += 1) {
      const bytes = honest.slice();
      for (let change = 0; change < 8; change += 1) bytes[(seed * 7919 * (change + 1)) % bytes.length] = seed * change;
      await expect(faultOf(new Blob([bytes]))).resolves.toSatisfy(
        (fault: unknown) => fault === null || /^[A-Z_]+$/.test(String(fault)),
      );
    }
  });
});

describe('a file of an archive', () => {
  afterEach(() => vi.unstubAllGlobals());
  const fetcher = createFileFetcher({ reasons: words.reasons, base: 'https://a.test/x', wait: async () => undefined });
  const serve = (...answers: (Response | Error)[]) => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: URL) => {
      asked.push(address.pathname);
      const next = answers[Math.min(asked.length, answers.length) - 1] ?? new Error('none');
      if (next instanceof Error) throw next;
      return next;
    });
    return asked;
  };
  const image = () => new Response(new Uint8Array([1, 2]), { headers: { 'content-type': 'image/png' } });

  it('is asked for again where that may help, three times at the most', async () => {
    const asked = serve(new Error('offline'), new Response('', { status: 503 }), image());
    expect(await fetcher('/a.png', 'picture')).toEqual({ bytes: new Uint8Array([1, 2]), type: 'image/png' });
    expect(asked).toHaveLength(3);
    const refused = serve(new Error('offline'));
    expect(await fetcher('/a.png', 'picture')).toEqual({ reason: 'No llegó respuesta' });
    expect(refused).toHaveLength(3);
  });

  it('that is not there, is of another origin, or is a page in its place, is told so at once', async () => {
    const asked = serve(
      new Response('', { status: 404 }),
      new Response('<p>', { headers: { 'content-type': 'text/html' } }),
    );
    expect(await fetcher('/a.png', 'picture')).toEqual({ reason: 'El servidor respondió 404' });
    expect(await fetcher('/a.png', 'picture')).toEqual({ reason: words.reasons.otherKind });
    expect(await fetcher('https://b.test/a.png', 'picture')).toEqual({ reason: words.reasons.otherOrigin });
    expect(asked).toHaveLength(2);
  });
});
