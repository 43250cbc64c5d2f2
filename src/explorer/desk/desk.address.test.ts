import { Blob as WholeBlob } from 'node:buffer';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import type { TakenStep } from '../../../machines/simulator/walk';
import { describeSavedState } from '../../../machines/simulator/describe-state';
import { loadExhibit } from '../lab/exhibit';
import type { Exhibit } from '../lab/lab.types';
import { walkDifference, walkHash } from '../lab/saved-walks';
import { deskMachine } from './desk.machine';
import {
  createWalk,
  createWalkAddress,
  stopDesks,
  openDesk,
  readFrameValues,
  sampleSteps,
  type OpenedDesk,
} from './desk.fixture';
import { defaultViewOptions, formatLocation, type ExplorerLocation } from './location';
import { answerStep, askingValue, scenarioName, shownValue } from './walk.fixture';

let cases: Exhibit;
beforeAll(async () => {
  vi.stubGlobal('Blob', WholeBlob);
  cases = await loadExhibit('case');
});
afterEach(stopDesks);

describe('an address', () => {
  test.each(['', '#', '#/'])('“%s” is the list, which can be searched', async (hash) => {
    const { desk, value, context, kept } = await openDesk(hash);
    expect([value(), context().place, context().fault, kept]).toEqual(['list', { page: 'list' }, null, []]);
    desk.send({ type: 'search.edit', text: 'case' });
    expect(context().search).toBe('case');
  });

  test('of a machine that nobody knows is the list, and says so', async () => {
    const { value, context } = await openDesk('#/nobody/abc/2?tab=data');
    expect([value(), context().fault, context().exhibit]).toEqual([
      'list',
      'There is no machine "nobody". Choose one of these.',
      null,
    ]);
  });

  test.each(['constructor', 'toString', '__proto__'])(
    'of “%s”, which every object has, is the list too',
    async (name) => {
      const { value, context } = await openDesk(`#/${name}`);
      expect([value(), context().fault]).toEqual(['list', `There is no machine "${name}". Choose one of these.`]);
    },
  );

  test('of a machine alone stands at its start, in the first life, and stays as it is', async () => {
    const one = await openDesk('#/case?tab=data');
    expect(readFrameValues(one)).toEqual([askingValue, 0]);
    expect(one.context()).toMatchObject({
      fault: null,
      older: false,
      stale: false,
      walk: { life: scenarioName, steps: [], at: 0 },
    });
    expect([one.context().layout, one.kept]).toEqual([cases.layout, []]);
  });

  test('that chooses a transition opens its card at first, and is written without it from then on', async () => {
    const { id = '', eventType = '' } = cases.layout.edges.find((edge) => edge.eventType === 'confirm.begin') ?? {};
    const { desk, context } = await openDesk(`#/case?chosen=${encodeURIComponent(id)}`);
    expect([eventType, context().chosen, context().place]).toEqual([
      'confirm.begin',
      id,
      expect.not.objectContaining({ chosen: id }),
    ]);
    desk.send({ type: 'chart.choose', id });
    expect(context().chosen).toBeNull();
  });

  test.each([
    ['#/map', null, []],
    ['#/map?at=event%3Anotice.raise&open=search%2Cshared', 'event:notice.raise', ['search', 'shared']],
  ])('“%s” is the map, and another place of it is shown without leaving it', async (hash, at, open) => {
    const { desk, value, context } = await openDesk(hash);
    expect([value(), context().place]).toEqual(['map', { page: 'map', at, open }]);
    expect(formatLocation(context().place)).toBe(hash);
    desk.send({ type: 'address.changed', hash: '#/map?at=results' });
    expect([value(), context().place]).toEqual(['map', { page: 'map', at: 'results', open: [] }]);
  });

  test('with a walk stands at its end, or at the step that it says', async () => {
    const one = await openDesk(await createWalkAddress());
    expect(readFrameValues(one)).toEqual([askingValue, shownValue, sampleSteps[1]?.to, 2]);
    const other = await openDesk(await createWalkAddress({}, 1));
    expect(readFrameValues(other)).toEqual([askingValue, shownValue, sampleSteps[1]?.to, 1]);
    expect([other.context().older, other.context().fault, other.kept]).toEqual([false, null, []]);
  });

  test.each([
    ['#/case/damaged', 'The address is damaged: its walk cannot be read. Copy the whole of it once more.'],
    [`#/case/${'A'.repeat(70_000)}`, 'The walk in the address is too long to be one of ours.'],
  ])('with a walk that can’t be read says so and begins anew: %.20s', async (hash, fault) => {
    const one = await openDesk(hash);
    expect([readFrameValues(one), one.context().fault, one.kept]).toEqual([[askingValue, 0], fault, []]);
    await one.take(answerStep());
    expect(one.context().fault).toBeNull();
  });

  test('with the walk of another machine says which, and begins anew', async () => {
    const one = await openDesk(await createWalkAddress({ machine: 'login' }));
    expect([readFrameValues(one), one.context().fault]).toEqual([
      [askingValue, 0],
      'The walk in the address is one of "login".',
    ]);
  });

  test('with a life that the machine has no more says so, and begins in the first', async () => {
    const one = await openDesk(await createWalkAddress({ life: 'a life of old', fingerprint: '00000000' }));
    expect([readFrameValues(one), one.context().fault, one.context().older]).toEqual([
      [askingValue, 0],
      'The walk begins with "a life of old", which this version of case doesn\'t know.',
      false,
    ]);
  });

  test('with the walk of another version says so, and shows what still holds', async () => {
    const lost: TakenStep = { do: 'send', event: { type: 'confirm.start' }, to: shownValue };
    const one = await openDesk(
      await createWalkAddress({ fingerprint: '00000000', steps: [...sampleSteps.slice(0, 1), lost, ...sampleSteps] }),
    );
    expect([readFrameValues(one), one.context().older]).toEqual([[askingValue, shownValue, 1], true]);
    expect(one.walk().getSnapshot().context.broke).toMatchObject({
      at: 1,
      said: `Step 2 can't be taken: "confirm.start" is not accepted in ${describeSavedState(shownValue)}.`,
      lost: [lost, ...sampleSteps],
    });
    const same = await openDesk(await createWalkAddress({ fingerprint: '00000000' }));
    expect([readFrameValues(same), same.context().older]).toEqual([
      [askingValue, shownValue, sampleSteps[1]?.to, 2],
      true,
    ]);
  });

  test.each([
    ['its start', { start: { to: '{"content":"failed","reply":"choosing"}' } }],
    ['a step', { steps: [{ ...sampleSteps[0], to: askingValue } as TakenStep] }],
  ])(
    'of a saved walk that differs at %s says what the replaying of saved walks says, also behind a step',
    async (_where, more) => {
      const walk = await createWalk(more);
      const difference = await walkDifference(await loadExhibit('case'), walk);
      const one = await openDesk((await walkHash(walk, difference ?? { at: 0 })) ?? '');
      const said = (opened: OpenedDesk) => opened.walk().getSnapshot().context.broke?.said;
      expect(said(one)).toBe(difference?.said);
      await one.take(sampleSteps[0] as TakenStep);
      const again = await openDesk(one.kept.at(-1) ?? '');
      expect([readFrameValues(again).at(-1), said(again)]).toEqual([1, difference?.said]);
    },
  );

  test('with a payload that nobody could send shows the steps before it, and says what is wrong', async () => {
    const misfit: TakenStep = { do: 'send', event: { type: 'tab.choose', tab: 3 }, to: shownValue };
    const one = await openDesk(
      await createWalkAddress({ steps: [...sampleSteps.slice(0, 1), misfit, ...sampleSteps.slice(1)] }),
    );
    expect([readFrameValues(one), one.kept]).toEqual([[askingValue, shownValue, 1], []]);
    expect(one.context().fault).toMatch(
      /^Step 2 can't be taken: "tab" must be .* that step and the one after it are left out\.$/,
    );
    await one.take({ do: 'send', event: { type: 'tab.choose', tab: 'report' } });
    expect(one.context().fault).toBeNull();
  });

  test('leaves open what suits the browser', async () => {
    const one = await openDesk('#/case', { outlook: () => ({ ...defaultViewOptions, width: 'phone' }) });
    expect(one.context().place).toMatchObject({ outlook: { ...defaultViewOptions, width: 'phone' } });
  });

  test('that changes elsewhere opens what it names; the one that stands already does nothing', async () => {
    const one = await openDesk('#/case');
    await one.take(answerStep());
    one.desk.send({ type: 'chart.choose', id: 'case.reply' });
    const [walk, simulation] = [one.walk(), one.walk().getSnapshot().context.simulation];
    one.desk.send({ type: 'address.changed', hash: one.kept.at(-1) ?? '' });
    expect([one.walk(), one.context().chosen]).toEqual([walk, 'case.reply']);
    one.desk.send({ type: 'address.changed', hash: '#/login' });
    expect(simulation?.root.getSnapshot().status).toBe('stopped');
    await one.arrived();
    expect(one.context()).toMatchObject({ exhibit: { name: 'login' }, chosen: null, walk: { steps: [], at: 0 } });
    expect(readFrameValues(one)).toEqual(['"filling"', 0]);
    one.desk.send({ type: 'address.changed', hash: '#/' });
    await one.until((now) => now.matches('list'));
    expect([one.context().exhibit, one.context().layout, one.context().walk]).toEqual([null, null, null]);
  });
});

test('a machine whose files don’t load says why, and is asked for again', async () => {
  let requestCount = 0;
  const opening = fromPromise<Exhibit, { place: ExplorerLocation }>(async () => {
    requestCount += 1;
    if (requestCount === 1) throw new Error('machines/cases/case/case.samples.ts is missing.');
    return cases;
  });
  const one = await openDesk('#/case', {}, deskMachine.provide({ actors: { opening } }));
  expect([one.value(), one.context().fault]).toEqual(['unopened', 'machines/cases/case/case.samples.ts is missing.']);
  one.desk.send({ type: 'exhibit.retry' });
  await one.until((now) => now.matches('shown') && now.context.walk !== null);
  expect([readFrameValues(one), one.context().fault]).toEqual([[askingValue, 0], null]);
});

test('a drawing that was made of another version is told', async () => {
  const opening = fromPromise<Exhibit, { place: ExplorerLocation }>(async () => ({
    ...cases,
    layout: { ...cases.layout, fingerprint: '00000000' },
  }));
  const one = await openDesk(await createWalkAddress(), {}, deskMachine.provide({ actors: { opening } }));
  expect([one.context().stale, one.context().older]).toEqual([true, false]);
});
