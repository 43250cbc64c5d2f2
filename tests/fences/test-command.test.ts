import { afterEach, describe, expect, it, vi } from 'vitest';
import { createProgress } from '../../scripts/lib/progress.mjs';
import { runInSlots } from '../../scripts/lib/slots.mjs';
import { allLayers, partsOf } from '../../scripts/lib/test-parts.mjs';

/** A promise and what settles it. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

describe('tasks in slots', () => {
  it('run two at a time; one that awaits another begins once that is done, in a slot that waited for it', async () => {
    const begun: string[] = [];
    const gates = { build: gate(), long: gate(), journeys: gate() };
    const task = (name: keyof typeof gates, awaits: string[] = []) => ({
      name,
      awaits,
      run: () => {
        begun.push(name);
        return gates[name].opened;
      },
    });
    const all = runInSlots(2, [task('build'), task('journeys', ['build']), task('long')]);
    expect(begun).toEqual(['build', 'long']);
    gates.long.open();
    await gates.long.opened;
    expect(begun).toEqual(['build', 'long']);
    gates.build.open();
    await expect.poll(() => begun).toEqual(['build', 'long', 'journeys']);
    gates.journeys.open();
    await all;
  });

  it('that fail end the run with their error', async () => {
    const failing = { name: 'one', run: () => Promise.reject(new Error('broken')) };
    await expect(runInSlots(1, [failing])).rejects.toThrow('broken');
  });
});

describe('the progress of a run', () => {
  it('names what is under way with what of it is done, the share of all, and the time left', () => {
    const progress = createProgress(['screens', 'rules'], 2);
    progress.begin('screens');
    progress.expect('screens', 300);
    for (let nth = 0; nth < 150; nth += 1) progress.advance('screens');
    expect(progress.line()).toMatch(/^\d+ s · \d+ % · about \d+ (s|min) left · screens 150 of 300$/);
    progress.end('screens');
    progress.begin('rules');
    progress.end('rules');
    expect(progress.line()).toMatch(/ · 100 % · about 0 s left · $/);
  });

  afterEach(() => void vi.useRealTimers());

  it('is not thought to take many times as long as usual because the first pieces are slow', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    vi.advanceTimersByTime(1);
    const progress = createProgress(['first', 'second'], 2);
    progress.begin('first');
    progress.begin('second');
    vi.advanceTimersByTime(5_000);
    progress.expect('first', 100);
    progress.advance('first');
    expect(progress.line()).toContain('about 15 s left');
  });
});

describe('a part of all tests', () => {
  it('is all layers where nothing is named', async () => {
    expect([...(await partsOf([]))]).toEqual(allLayers.map((name) => [name, undefined]));
  });

  it('is a layer by its name, and a file or a folder in the layer that has it', async () => {
    const parts = await partsOf(['contracts', 'e2e/journeys/tabs.spec.ts', 'src/parts/day-field.test.tsx']);
    expect(parts.get('contracts')).toBeUndefined();
    expect(parts.get('journeys')).toEqual(['e2e/journeys/tabs.spec.ts']);
    expect(parts.get('screens')).toEqual([expect.stringMatching(/src\/parts\/day-field\.test\.tsx$/)]);
    expect([...parts.keys()].sort()).toEqual(['contracts', 'journeys', 'screens']);
  });

  it.each([['nonsense'], ['--grep'], ['src/no-such.test.ts']])(
    'that is "%s" is refused with the layers there are',
    async (name) => {
      await expect(partsOf([name])).rejects.toThrow(`"${name}" is no layer and no file. The layers are checks, pact,`);
    },
  );

  it('in which there is no test is refused', async () => {
    await expect(partsOf(['docs/requirements.tsv'])).rejects.toThrow('There is no test in docs/requirements.tsv.');
  });
});
