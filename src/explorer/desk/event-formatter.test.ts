import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import { answersOf } from '../lab/answers';
import { loadExhibit, machineNames } from '../lab/exhibit';
import { formatEvent } from '../lab/format-step';
import type { Exhibit } from '../lab/lab.types';
import { eventsOf, writeValue } from '../lab/payload';
import { createEventFormatter } from './event-formatter';

async function telling(name: (typeof machineNames)[number]) {
  const exhibit = await loadExhibit(name);
  return { exhibit, tell: createEventFormatter(exhibit) };
}

describe('an event of a path', () => {
  test('is told by the answer or by what its payload has of its own, and by nothing where none reads the same', async () => {
    const { exhibit, tell } = await telling('login');
    const told = eventsOf(exhibit.samples).map((event) => Object.values(tell(event)).join(' | '));
    expect(told).toEqual([
      'login.submit | user: ana@vigia.test, password: vigia-demo',
      'login.submit | user: “”',
      'login.submit | password: “”',
      'login.change | ',
      'draft.seen | email: nora@kumara.test',
      'draft.seen | draft: {}',
      'search.change | ',
    ]);
  });

  test('is numbered where no piece of it tells it from another', () => {
    const far = 'x'.repeat(80);
    const events = [{ type: 'go' }, { type: 'go', by: `${far}1` }, { type: 'go', by: `${far}2` }];
    const machine = setup({}).createMachine({});
    const tell = createEventFormatter({
      machine,
      samples: { lives: [{ name: 'a' }], events } as Exhibit['samples'],
      words: { states: {}, guards: {} },
    });
    const cut = `by: ${'x'.repeat(55)}…`;
    expect(events.map((event) => tell(event).detail)).toEqual(['', `${cut} (1)`, `${cut} (2)`]);
    expect(tell({ type: 'go', by: 'air' })).toEqual({ said: 'go', detail: '' });
  });

  test('of a delay is told by how long it lasts', async () => {
    const { tell } = await telling('session');
    expect(tell({ type: 'xstate.after.longestPause.session.departing' }).said).toBe('after 30 s');
    expect(tell({ type: 'xstate.after.pause.session.restoring.unreachable' }).said).toBe(
      'after a pause of 1 s to 30 s',
    );
  });

  test('of a port is told as the button that answers it', async () => {
    const { exhibit, tell } = await telling('case');
    const answers = eventsOf(exhibit.samples).filter((event) => formatEvent(event) === 'caseDescription answers');
    const says = answersOf(exhibit.machine, exhibit.samples, 'caseDescription').samples;
    expect(answers.length).toBeGreaterThan(1);
    expect(answers.map((event) => `answers ${tell(event).detail}`)).toEqual(
      says.filter(({ outcome }) => outcome.ok).map((one) => one.says),
    );
  });

  test.each(machineNames)('of %s is never told as another one is', async (name) => {
    const { exhibit, tell } = await telling(name);
    const told = new Map<string, string>();
    const twice = eventsOf(exhibit.samples).flatMap((event) => {
      const { said, detail } = tell(event);
      const words = `${said} ${detail}`;
      const text = writeValue(event);
      if (told.has(words) && told.get(words) !== text) return [words];
      told.set(words, text);
      expect(said).toBe(formatEvent(event));
      return [];
    });
    expect(twice).toEqual([]);
  });
});
