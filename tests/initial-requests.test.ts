import { afterEach, describe, expect, it, vi } from 'vitest';
import { languages } from '../contracts/vocabulary/languages';
import { askForFirstWave, packTable } from '../scripts/build/initial-requests';

type Table = Parameters<typeof packTable>[0];

const nameOf = (at: number, ending = 'js') => `assets/c-${String(at).padStart(7, 'x')}.${ending}`;
/** Words in places 0 to 5, 200 scripts after them, two style sheets at the end. */
const files = [...Array.from({ length: 206 }, (_, at) => nameOf(at)), nameOf(206, 'css'), nameOf(207, 'css')];
const scripts = Array.from({ length: 200 }, (_, at) => 6 + at);
const table: Table = {
  files,
  entries: [
    ['', 'signedIn', [6, 206], [0, 3]],
    ['/login/(?:es|en|pt)', 'signedOut', [7, 207], [0]],
    // Every script is fetched by some page of its own, so that each is a group.
    ...scripts.map((at): Table['entries'][number] => [`/part/${String(at)}`, 'everyone', [at, 205, 206], [3]]),
  ],
  home: 0,
  out: 1,
};

function askedAt(pathname: string, { isIn = true, kept = null }: { isIn?: boolean; kept?: string | null } = {}) {
  vi.stubGlobal('location', { pathname, search: '' });
  vi.stubGlobal('addEventListener', () => undefined);
  let asked: readonly string[] = [];
  const page = {
    keptIn: () => kept,
    mayBeIn: () => isIn,
    askForFiles: (wanted: readonly string[]) => void (asked = wanted),
    start: () => undefined,
  };
  askForFirstWave(page, packTable(table), '/', languages, 'es');
  return asked.map((file) => files.indexOf(file.slice(1))).toSorted((one, other) => one - other);
}

describe('a page asks at once for the files of its address', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('its words in the language of the person, its scripts and its style sheets', () => {
    expect(askedAt('/')).toEqual([0, 3, 6, 206]);
    expect(askedAt('/', { kept: 'pt' })).toEqual([2, 5, 6, 206]);
    expect(askedAt('/part/6/')).toEqual([3, 6, 205, 206]);
    expect(askedAt('/part/150')).toEqual([3, 150, 205, 206]);
    expect(askedAt('/part/204')).toEqual([3, 204, 205, 206]);
  });

  it('those of the page where somebody is led who may not see it', () => {
    expect(askedAt('/', { isIn: false })).toEqual([0, 7, 207]);
    expect(askedAt('/login/en')).toEqual([1, 4, 6, 206]);
    expect(askedAt('/login/en', { isIn: false })).toEqual([1, 7, 207]);
  });

  it('none at an address that it does not know', () => {
    expect(askedAt('/part/nothing')).toEqual([]);
  });

  it('a file with a name of another kind stops the build', () => {
    expect(() => packTable({ ...table, files: files.with(6, 'assets/other.js') })).toThrow('assets/other.js');
  });
});
