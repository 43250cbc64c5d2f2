import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn } from '../../scripts/build/files';
import { root } from '../../scripts/lib/run.mjs';

const decisions = filesIn(
  root,
  ['contracts', 'machines', 'src', 'sandbox', 'pact', 'tests', 'scripts', 'e2e'],
  /\/decisions\/.*\.md$/,
);
const numberOf = (file: string): string => /^\d{4}(?=-)/.exec(basename(file))?.[0] ?? file;

describe('decisions', () => {
  it('have a number each, unique in the house', () => {
    const numbers = decisions.map(numberOf);
    expect(decisions.filter((file, at) => numbers.indexOf(numberOf(file)) !== at)).toEqual([]);
    expect(numbers.length).toBeGreaterThan(10);
  });

  it.each(decisions)('%s says its number, its day and what it binds', (file) => {
    const [title, , dated] = readFileSync(join(root, file), 'utf8').split('\n');
    expect(title).toMatch(new RegExp(`^# ${numberOf(file)} · \\S`));
    expect(dated).toMatch(/^\d{4}-\d{2}-\d{2} · binds `/);
  });
});
