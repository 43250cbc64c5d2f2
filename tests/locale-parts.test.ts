import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { partOf } from '../scripts/build/locale-messages';

const known = Object.keys(JSON.parse(readFileSync('locales/es.json', 'utf8')) as object);
const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name));

/** The messages named in these files, with those of a template's beginning. */
function named(paths: string[]): string[] {
  const text = paths.map((path) => readFileSync(path, 'utf8')).join('\n');
  const literal = [...text.matchAll(/['"]([a-z][\w-]*(?:\.[\w-]+)+)['"]/gi)].map(([, id = '']) => id);
  const begun = [...text.matchAll(/`([a-z]\w*\.)[^`]*`/gi)].map(([, start = '']) => start);
  return known.filter((id) => literal.includes(id) || begun.some((start) => id.startsWith(start)));
}

describe('the parts of a locale', () => {
  it('the pages outside say nothing but the entrance', () => {
    const outside = named([
      ...files('src/screens/session').filter((path) => !path.includes('/logout/')),
      'src/screens/shell/signed-out-shell.tsx',
      'src/screens/shell/not-found-screen.tsx',
      'src/screens/shell/header.tsx',
      'src/screens/shell/footer.tsx',
    ]);
    expect(outside.length).toBeGreaterThan(60);
    expect(outside.filter((id) => partOf(id) !== 'entrance')).toEqual([]);
  });

  it('the support form, open to everyone, says nothing but the entrance and words of its own', () => {
    const said = named([
      ...files('src/screens/support/support-form'),
      ...files('machines/support/support-form'),
      ...files('src/screens/shell').filter((path) => path.endsWith('content.tsx')),
    ]);
    const parts = said.map(partOf);
    expect(parts.filter((part) => part === 'support').length).toBeGreaterThan(20);
    expect(said.filter((id) => !['entrance', 'support'].includes(partOf(id)))).toEqual([]);
    for (const code of ['EMAIL_EMPTY', 'EMAIL_INVALID', 'MARKETPLACE_USER_EMPTY', 'SITE_EMPTY', 'MESSAGE_EMPTY'])
      expect(['entrance', 'support']).toContain(partOf(`because.${code}.text`));
  });

  it('what every signed-in person sees first says nothing of the work', () => {
    const home = named([
      ...files('src/screens/shell'),
      ...files('src/screens/profile'),
      ...files('src/screens/search/live-searches'),
    ]);
    expect(home.filter((id) => partOf(id) === 'work')).toEqual([]);
  });

  it('every part has words', () => {
    const parts = known.map(partOf);
    for (const part of ['entrance', 'home', 'work'])
      expect(parts.filter((one) => one === part).length).toBeGreaterThan(50);
  });
});
