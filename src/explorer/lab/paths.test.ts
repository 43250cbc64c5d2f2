import { afterEach, describe, expect, test, vi } from 'vitest';
import { setup } from 'xstate';
import { caseMachine } from '../../../machines/cases/case/case.machine';
import { caseSamples } from '../../../machines/cases/case/case.samples';
import { replayWalk } from '../../../machines/simulator/replay-walk';
import { walkSamples, type MachineSamples } from '../../../machines/simulator/samples';
import { loginMachine } from '../../../machines/session/login/login.machine';
import { loginSamples } from '../../../machines/session/login/login.samples';
import { reportDrawerMachine } from '../../../machines/shared/report-drawer/report-drawer.machine';
import { reportDrawerSamples } from '../../../machines/shared/report-drawer/report-drawer.samples';
import { formatPath, pathsOf, stepsOf } from './paths';

afterEach(() => void vi.restoreAllMocks());

describe('every path of the samples', () => {
  test('of the login: what each reaches, and the shortest to each state and transition', async () => {
    const { states, transitions, walks, broken } = await pathsOf(loginMachine, loginSamples);
    expect(broken).toEqual([]);
    expect(states.map(({ id, reached, by }) => [id, reached, by && formatPath(by)])).toEqual([
      ['login', true, 'the start'],
      ['login.filling', true, 'the start'],
      ['login.faulty', true, 'login.submit'],
    ]);
    expect(transitions.map(({ id, taken, by }) => [id, taken, by && formatPath(by)])).toEqual([
      ['login --search.change[0]--> stays', true, 'search.change'],
      ['login --login.change[0]--> stays', true, 'login.change'],
      ['login --draft.seen[0]--> stays', true, 'draft.seen'],
      ['login.filling --login.submit[0]--> login.faulty', true, 'login.submit'],
      ['login.filling --login.submit[1]--> stays', true, 'login.submit'],
      ['login.faulty --login.change[0]--> login.filling', true, 'login.submit → login.change'],
      ['login.faulty --login.submit[0]--> stays', true, 'login.submit → login.submit'],
      ['login.faulty --login.submit[1]--> login.filling', true, 'login.submit → login.submit'],
    ]);
    const life = 'sent here from the reports';
    expect(
      walks.filter((path) => !formatPath(path).includes('→')).map((path) => [path.life, formatPath(path), path.value]),
    ).toEqual([
      [life, 'the start', 'filling'],
      [life, 'login.submit', 'faulty'],
      [life, 'login.submit', 'faulty'],
      [life, 'login.change', 'filling'],
      [life, 'draft.seen', 'filling'],
      [life, 'search.change', 'filling'],
    ]);
    expect(walks).toHaveLength(18);
  });

  test('are those of the coverage, over all lives; a shortest one really ends there on a running machine', async () => {
    const paths = await pathsOf(reportDrawerMachine, reportDrawerSamples);
    const { states, transitions, walks } = walkSamples(reportDrawerMachine, reportDrawerSamples);
    expect(paths.states.map(({ id, reached }) => ({ id, reached }))).toEqual(states);
    expect(paths.transitions.map(({ id, taken }) => ({ id, taken }))).toEqual(transitions);
    expect(paths.walks.map(({ events, value }) => ({ steps: events, value }))).toEqual(walks);
    expect(new Set(paths.walks.map(({ life }) => life)).size).toBe(reportDrawerSamples.lives.length);
    const taken = paths.transitions.filter(({ by }) => by !== null && by.events.length > 0);
    expect(taken.length).toBeGreaterThan(30);
    for (const { id, by } of taken) {
      const { steps, broke } = await stepsOf(
        reportDrawerMachine,
        reportDrawerSamples,
        by?.life ?? '',
        by?.events ?? [],
      );
      expect([id, broke]).toEqual([id, null]);
      const { simulation } = await replayWalk(reportDrawerMachine, reportDrawerSamples, {
        life: by?.life ?? '',
        steps,
      });
      expect(simulation.happened().taken).toContain(id);
      simulation.stop();
    }
  });

  test('leave the page its time, and are given up when nobody waits for them', async () => {
    let [turns, now] = [0, 0];
    // Every step of a walk takes long, whatever machine this runs on.
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 20));
    const turn = setInterval(() => (turns += 1), 1);
    await pathsOf(loginMachine, loginSamples);
    clearInterval(turn);
    expect(turns).toBeGreaterThan(3);
    const leaving = new AbortController();
    const left = pathsOf(loginMachine, loginSamples, leaving.signal);
    leaving.abort(new Error('Left.'));
    await expect(left).rejects.toThrow('Left.');
  });

  test('tell what no path reaches, and where a sentence breaks or the machine errs', async () => {
    const faulty = setup({
      types: { events: {} as { type: 'go' | 'break' } },
      guards: {
        breaks: () => {
          throw new Error('Broken.');
        },
      },
    }).createMachine({
      id: 'faulty',
      initial: 'one',
      states: {
        one: { on: { go: 'two' } },
        two: { on: { go: 'one', break: { guard: 'breaks', target: 'three' } } },
        three: { on: { go: 'two' } },
      },
    });
    const samples: MachineSamples = {
      lives: [{ name: 'any' }, { name: 'another' }],
      events: [{ type: 'go' }, { type: 'break' }],
      never: { 'it goes': ({ value }) => value === 'two' },
    };
    const paths = await pathsOf(faulty, samples);
    const going = { life: 'any', events: [{ type: 'go' }], value: 'two' };
    expect(paths.broken).toEqual([
      { said: 'it goes', by: going },
      {
        said: expect.stringMatching(/^The machine errs: Error: .*breaks[^]*Broken\.$/) as string,
        by: { ...going, events: [{ type: 'go' }, { type: 'break' }] },
      },
    ]);
    expect(paths.states).toEqual([
      { id: 'faulty', reached: true, by: { ...going, events: [], value: 'one' } },
      { id: 'faulty.one', reached: true, by: { ...going, events: [], value: 'one' } },
      { id: 'faulty.two', reached: true, by: going },
      { id: 'faulty.three', reached: false, by: null },
    ]);
  });
});

describe('the steps of a path', () => {
  const life = caseSamples.lives[0].name;
  const [answer] = caseSamples.events;

  test('answer what was asked, and can be retraced', async () => {
    const events = [...(answer ? [answer] : []), { type: 'confirm.begin' }];
    const { steps, broke } = await stepsOf(caseMachine, caseSamples, life, events);
    expect(broke).toBeNull();
    expect(steps).toMatchObject([
      {
        do: 'answer',
        port: 'caseDescription',
        nth: 1,
        outcome: answer?.output,
        to: '{"content":"shown","reply":"choosing"}',
      },
      { do: 'send', event: { type: 'confirm.begin' }, to: '{"content":"shown","reply":"confirming"}' },
    ]);
    expect((await replayWalk(caseMachine, caseSamples, { life, steps })).broke).toBeNull();
  });

  test('leave out the one that cannot be taken, and say which', async () => {
    const events = [{ type: 'case.reload' }, { type: 'confirm.begin' }, { type: 'case.reload' }];
    expect(await stepsOf(caseMachine, caseSamples, life, events)).toMatchObject({
      steps: [
        { do: 'send', event: { type: 'case.reload' }, to: '{"content":"asking","reply":"choosing"}' },
        { do: 'send', event: { type: 'case.reload' }, to: '{"content":"asking","reply":"choosing"}' },
      ],
      broke: {
        at: 1,
        said: `Step 2 can't be taken: "confirm.begin" is not accepted in content.asking · reply.choosing.`,
      },
    });
  });
});
