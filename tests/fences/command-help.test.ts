import { describe, expect, it } from 'vitest';
import { helpOf, run, runScript } from '../../scripts/lib/run.mjs';

describe('a command of this project', () => {
  it.each(['pack-contract.ts', 'schema.ts', 'stack.ts', 'charts.ts'])(
    '%s says with --help what it does',
    async (name) => {
      const { code, said } = await runScript(`scripts/${name}`, ['--help']);
      expect([code, said]).toEqual([0, `${helpOf(`scripts/${name}`)}\n`]);
      expect(said.length).toBeGreaterThan(100);
    },
  );

  it.each(['release', 'soak'])('%s says with --help what it does, and does nothing', async (name) => {
    const { code, said } = await run(process.execPath, [`scripts/${name}.mjs`, '--help']);
    expect([code, said]).toEqual([0, expect.stringMatching(/^`npm (run )?[a-z]+/)]);
  });

  it.each(['pack-contract.ts', 'stack.ts'])('%s names an argument that it lacks, without a stack', async (name) => {
    const { code, said } = await runScript(`scripts/${name}`, ['--colour', 'blue']);
    expect([code, said]).toEqual([1, expect.stringContaining("Unknown option '--colour'")]);
    expect(said).not.toContain('    at ');
  });
});
