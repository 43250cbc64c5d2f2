import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { and, not, setup } from 'xstate';
import { caseMachine } from '../../../machines/cases/case/case.machine';
import { caseSamples, caseDescriptions } from '../../../machines/cases/case/case.samples';
import { simulate } from '../../../machines/simulator/simulate';
import type { MachineSamples } from '../../../machines/simulator/samples';
import { liveSearchesMachine } from '../../../machines/search/live-searches/live-searches.machine';
import { liveSearchesSamples } from '../../../machines/search/live-searches/live-searches.samples';
import { reportDrawerMachine } from '../../../machines/shared/report-drawer/report-drawer.machine';
import { reportDrawerSamples } from '../../../machines/shared/report-drawer/report-drawer.samples';
import { offersOf } from './offers';

const caseLife = 'a case that awaits an answer';
const offerTextsOf = (offers: ReturnType<typeof offersOf>) =>
  offers.map(({ event, accepted, why }) => [event.type, accepted, why]);

async function simulated(machine: AnyStateMachine, samples: MachineSamples, life?: string) {
  const simulation = await simulate(machine, samples, life);
  return { ...simulation, snapshot: () => simulation.actor.getSnapshot() as AnyMachineSnapshot };
}

describe('what may be said to a machine now', () => {
  test('a case that is asked for: what it hears, what it does not, and whose guard says no', async () => {
    const { snapshot } = await simulated(caseMachine, caseSamples);
    const elsewhere = 'Not heard in content.asking, reply.choosing.';
    expect(offerTextsOf(offersOf(caseMachine, caseDescriptions, caseSamples, caseLife, snapshot()))).toEqual([
      ['case.reload', true, null],
      ...Array.from({ length: 8 }, () => ['reply.seen', true, null]),
      ['screen.resumed', true, null],
      ['search.change', true, null],
      ['search.change', true, null],
      ['tab.choose', true, null],
      ['confirm.begin', false, 'Only when: the seller has answered and the case is open.'],
      ['confirm.change', false, elsewhere],
      ['confirm.submit', false, elsewhere],
      ['reply.leave', false, elsewhere],
      ['reply.now', false, 'Only when: the answer still counts down in this tab.'],
      ['reply.takeBack', false, 'Only when: the answer still counts down in this tab.'],
      ['retract.begin', false, 'Only when: the case is open, or it may be rolled back.'],
      ['retract.change', false, elsewhere],
      ['retract.submit', false, elsewhere],
    ]);
  });

  test('the payloads of one type stand together, those accepted first', async () => {
    const life = 'a listing that may be reported';
    const { snapshot, take } = await simulated(reportDrawerMachine, reportDrawerSamples, life);
    await take({ do: 'answer', port: 'blindages', nth: 1, outcome: { ok: true, value: [] } });
    const chosen = offersOf(reportDrawerMachine, { states: {} }, reportDrawerSamples, life, snapshot()).filter(
      ({ event }) => event.type === 'category.choose',
    );
    expect(chosen.map(({ event, accepted, why }) => [event.category, accepted, why])).toEqual([
      ['BRAND', true, null],
      ['COPYRIGHT', true, null],
      ['PERSONAL_IMAGE', true, null],
      ['PATENT', false, 'Only when: canChooseCategory.'],
    ]);
  });

  test('a life with few events offers those of the others, too', async () => {
    const life = 'a listing already reported';
    const { snapshot } = await simulated(reportDrawerMachine, reportDrawerSamples, life);
    const offers = offersOf(reportDrawerMachine, { states: {} }, reportDrawerSamples, life, snapshot());
    expect(offers.filter(({ event }) => event.type === 'comment.change')).toHaveLength(4);
    expect(offers.every(({ event }) => !event.type.startsWith('xstate.'))).toBe(true);
  });

  test('a child machine may end while it lives; a port answers on its card', async () => {
    const { snapshot, take, asks } = await simulated(liveSearchesMachine, liveSearchesSamples);
    const ended = () =>
      offersOf(liveSearchesMachine, { states: {} }, liveSearchesSamples, liveSearchesSamples.lives[0].name, snapshot())
        .filter(({ event, accepted }) => event.type.startsWith('xstate.') && accepted)
        .map(({ event }) => event.type);
    expect(ended()).toEqual([]);
    await take({ do: 'send', event: { type: 'search.create' } });
    expect(asks().map(({ port }) => port)).toEqual(['liveSearches', 'loadQuickSearch', 'loadNewLiveSearch']);
    await take({ do: 'answer', port: 'loadNewLiveSearch', nth: 1, outcome: { ok: true, value: undefined } });
    expect(new Set(ended())).toEqual(new Set(['xstate.done.actor.newLiveSearch']));
  });

  const odd = setup({
    types: { events: {} as { type: 'odd' | 'bare' | 'mute' | 'bad' | 'both'; more?: { deep: string } } },
    guards: { never: () => false, always: () => true },
  }).createMachine({
    id: 'odd',
    initial: 'one',
    on: { mute: {}, bad: { guard: ({ event }) => event.more?.deep.length === 1, target: '.two' } },
    states: {
      one: { on: { both: { guard: and(['always', not('always')]), target: 'two' }, odd: 'two' } },
      two: { type: 'final' },
      three: { on: { bare: { guard: 'never', target: 'one' } } },
    },
  });

  test('an event without samples, a guard that fails, one made of several, an event that is heard for nothing, an end', async () => {
    const samples: MachineSamples<typeof odd> = {
      lives: [{ name: 'any' }],
      events: [{ type: 'bad', more: {} }, { type: 'odd' }, { type: 'odd' }, { type: 'mute' }],
    };
    const { snapshot, take } = await simulated(odd, samples);
    const words = { states: {}, guards: { always: 'it is so' } };
    const offers = () => offersOf(odd, words, samples, 'any', snapshot());
    expect(offers()).toEqual([
      { event: { type: 'odd' }, accepted: true, why: null },
      {
        event: { type: 'bad', more: {} },
        accepted: false,
        why: "A condition fails on this payload: Cannot read properties of undefined (reading 'length')",
      },
      { event: { type: 'bare' }, accepted: false, why: 'Not heard in one.' },
      { event: { type: 'both' }, accepted: false, why: 'Only when: it is so and (not: it is so).' },
      { event: { type: 'mute' }, accepted: false, why: 'Heard, and nothing comes of it.' },
    ]);
    await take({ do: 'send', event: { type: 'odd' } });
    expect(new Set(offers().map(({ why }) => why))).toEqual(new Set(['The machine has ended.']));
  });
});
