import { assert, constantFrom, oneof, property, string, array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createFileNames,
  evidencePageName,
  isInnerName,
  parseManifest,
  safeAttachmentName,
  safeFileName,
} from './evidence-files';

const hostile = constantFrom(
  '../../etc/passwd',
  'C:\\Windows\\x.pdf',
  'CON',
  'nul.txt',
  'com1.pdf',
  'lpt9',
  '...',
  '',
  ' . ',
  'a'.repeat(500) + '.pdf',
  'ñ'.repeat(200),
  '👩‍👩‍👧'.repeat(60),
  'factura\u202Efdp.exe',
  'a\u0000b.jpg',
  'x:y|z?.png',
  '\uD800.pdf',
  'factura.pdf.',
  '.htaccess',
);
const anyName = oneof(hostile, string({ unit: 'binary', maxLength: 200 }), string({ unit: 'grapheme', maxLength: 60 }));

describe('a name in an archive of evidence', () => {
  it('is one that every system takes, whatever a seller calls a file', () => {
    assert(
      property(anyName, (name) => {
        for (const safe of [safeFileName(name), safeAttachmentName(name)]) {
          expect(safe).not.toMatch(/[<>:"/\\|?*\p{Cc}\p{Cf}\p{Cs}]/u);
          expect(safe).not.toMatch(/^[.\s]|[.\s]$|^(con|prn|aux|nul|(com|lpt)\d)(\.|$)/i);
          expect(safe).not.toBe('');
          expect(new TextEncoder().encode(safe).length).toBeLessThanOrEqual(81);
          expect(isInnerName(safe)).toBe(true);
          expect(safeFileName(safe)).toBe(safe);
        }
      }),
    );
  });

  it('keeps what can be read of a name, and its ending', () => {
    expect(safeFileName('Factura Nº 12/2026.pdf')).toBe('Factura Nº 12-2026.pdf');
    expect(safeFileName(`${'a'.repeat(300)}.pdf`)).toMatch(/^a{75}\.pdf$/);
    expect(safeFileName('nul.txt')).toBe('_nul.txt');
  });

  it('has an ending that nothing runs where it could run', () => {
    expect(['factura.pdf', 'foto.JPG', 'factura.pdf.exe', 'pagina.html', 'sin ending'].map(safeAttachmentName)).toEqual(
      ['factura.pdf', 'foto.JPG', 'factura.pdf.exe.bin', 'pagina.html.bin', 'sin ending.bin'],
    );
  });

  it('is never that of another file, as Windows and macOS compare them', () => {
    const nameFile = createFileNames();
    const named = ['a.jpg', 'A.JPG', 'a.jpg', 'cafe\u0301.pdf', 'caf\u00E9.pdf'].map((name) =>
      nameFile(['MLA1'], name),
    );
    expect(named).toEqual([
      'MLA1/a.jpg',
      'MLA1/A-2.JPG',
      'MLA1/a-3.jpg',
      'MLA1/cafe\u0301.pdf',
      'MLA1/caf\u00E9-2.pdf',
    ]);
    expect(nameFile([], evidencePageName)).toBe('index-2.html');
    assert(
      property(array(anyName), (names) => {
        const give = createFileNames();
        const given = names.map((name) => give(['MLA1'], safeFileName(name)).normalize('NFC').toLowerCase());
        expect(new Set(given).size).toBe(names.length);
      }),
    );
  });
});

describe('the manifest of an archive', () => {
  const file = { name: 'index.html', size: 3, sha256: 'a'.repeat(64) };
  const manifest = (more: object = {}) =>
    JSON.stringify({
      format: 'vigia-evidence',
      version: 1,
      madeAt: '2026-11-28T14:30:00.000Z',
      author: 'Ana',
      subject: { kind: 'case', id: '1', siteId: 'MLA' },
      files: [file],
      missing: [{ of: 'MLA1', what: '/a.jpg', reason: '404' }],
      ...more,
    });

  it('is read where it is ours', () => {
    expect(parseManifest(manifest())).toEqual({
      madeAt: '2026-11-28T14:30:00.000Z',
      author: 'Ana',
      files: [file],
      missing: 1,
    });
  });

  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['another format', manifest({ format: 'x' })],
    ['a later version', manifest({ version: 2 })],
    ['no date', manifest({ madeAt: 'ayer' })],
    ['no files', manifest({ files: [] })],
    ['a name that leads out', manifest({ files: [{ ...file, name: '../a' }] })],
    ['an absolute name', manifest({ files: [{ ...file, name: '/etc/passwd' }] })],
    ['a name with a backslash', manifest({ files: [{ ...file, name: 'a\\b' }] })],
    ['a file twice', manifest({ files: [file, file] })],
    ['itself', manifest({ files: [{ ...file, name: 'manifest.json' }] })],
    ['a hash that is none', manifest({ files: [{ ...file, sha256: 'x' }] })],
    ['a size below zero', manifest({ files: [{ ...file, size: -1 }] })],
    ['nothing that it lacks', manifest({ missing: null })],
  ])('is refused where it is %s', (_, text) => expect(parseManifest(text)).toBeNull());
});
