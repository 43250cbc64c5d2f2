import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root, runScript } from '../../scripts/lib/run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'contract-tools-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const command = (name: string, ...args: string[]) => runScript(`pact/${name}.ts`, args);

interface Contract {
  interactions: { description: string }[];
}

/** The committed contract without the interactions that match. */
function contractWithout(pattern: RegExp): string {
  const contract = JSON.parse(readFileSync(join(root, 'pact/pacts/vigia-console-gateway.json'), 'utf8')) as Contract;
  const file = join(folder, 'contract.json');
  const interactions = contract.interactions.filter(({ description }) => !pattern.test(description));
  writeFileSync(file, JSON.stringify({ ...contract, interactions }));
  return file;
}

describe('the coverage of the contract', () => {
  it('fails when an operation loses its interactions, and when a refusal does', async () => {
    const { code, said } = await command('coverage', '--pact', contractWithout(/^sites:|^itemStatus: refused/));
    expect(said).toContain('No interaction asks the document sites.');
    expect(said).toContain('No interaction answers sites.');
    expect(said).toContain('No interaction refuses itemStatus with ARTICLE_NOT_FOUND.');
    expect(said).toMatch(/\nsites +query +0 +–\n/);
    expect(code).toBe(1);
  });
});

describe('the catalogue of states', () => {
  it('is found out of step when the contract changes, written, and then in step', async () => {
    const file = join(folder, 'STATES.md');
    const stale = ['--pact', contractWithout(/^never$/), '--to', file];
    await command('states-catalogue', ...stale);
    const changed = ['--pact', contractWithout(/^rollbackCase:/), '--to', file];
    const { code, said } = await command('states-catalogue', '--check', ...changed);
    expect(said).toContain('run `npm run pact:states`');
    expect(code).toBe(1);
    expect(readFileSync(file, 'utf8')).toContain('- rollbackCase: ');
    expect(await command('states-catalogue', ...changed)).toMatchObject({ code: 0 });
    expect(await command('states-catalogue', '--check', ...changed)).toMatchObject({ code: 0 });
    expect(readFileSync(file, 'utf8')).not.toContain('- rollbackCase: ');
  });
});
