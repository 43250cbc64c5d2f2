import fc from 'fast-check';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { expect, test } from 'vitest';
import { arbitraryActions, stepsOf, walkSubjects } from '../tests/arbitrary-walk';
import { propertyRuns } from '../tests/property-runs';
import { simulate, type Simulation } from './simulator/simulate';
import { toMutationRequest, mutationNameOf } from './kit/mutation';
import type { ProfileChange } from '../contracts/shapes';
import type { OutboxEvent } from './system-actors/outbox';
import { anaProfile } from './simulator/sample-system-actors';
import { profileTruth } from './system/profile/profile.truth';

/** The works that the last step asked for. */
const asked = (simulation: Simulation): string[] =>
  simulation.happened().said.flatMap(({ event }) => {
    const said = event as OutboxEvent;
    return said.type === 'mutation.submit' && said.requester ? [toMutationRequest(said.work).name] : [];
  });

/** What tells of a failure, the question that was answered, and where the person is by now: none of it is taken back. */
const beside = ['failure', 'question', 'asked', 'cursor', 'next'];

/** What is shown, as data. */
const shownOf = (view: (snapshot: AnyMachineSnapshot) => unknown, { actor }: Simulation): unknown =>
  JSON.parse(
    JSON.stringify(view(actor.getSnapshot() as AnyMachineSnapshot), (key, value: unknown) =>
      beside.includes(key) ? undefined : value,
    ),
  );

/** Forms show what was sent and why it was refused, an import which rows went: nothing typed or decided is lost. */
const forms = [
  'brandInfringement',
  'case',
  'import',
  'newCustomReport',
  'newLiveSearch',
  'newLiveSearchReport',
  'newProfile',
  'profileForm',
  'quickEntry',
  'searchFilters',
  'supportForm',
  'accountForm',
  'templates',
];
const worksOf = (machine: AnyStateMachine): string[] =>
  Object.values(machine.implementations.actors as Record<string, object>).flatMap(
    (logic) => mutationNameOf(logic) ?? [],
  );
const changing = walkSubjects.filter(({ name, machine }) => !forms.includes(name) && worksOf(machine).length > 0);
const failed = new Set<string>();

test.each(changing)(
  '$name: work that fails leaves what was shown before it was asked for',
  async ({ name, machine, samples, view }) => {
    if (view === null) throw new Error(`${name} has no view.`);
    await fc.assert(
      fc.asyncProperty(fc.nat(100), arbitraryActions, async (life, walk) => {
        const simulation = await simulate(machine, samples, samples.lives[life % samples.lives.length]?.name);
        for (const { step } of stepsOf(walk, simulation, samples)) {
          const before = shownOf(view, simulation);
          const asks = simulation.asks().length;
          await simulation.take(step);
          const works = asked(simulation);
          const [work, ...others] = simulation.asks().slice(asks);
          if (work === undefined || others.length > 0 || !works.includes(work.port)) continue;
          const { port, nth } = work;
          const outcome = { ok: false, failure: { code: 'SERVER_ERROR' } } as const;
          await simulation.take({ do: 'answer', port, nth, outcome });
          failed.add(`${name} ${port}`);
          expect(shownOf(view, simulation), JSON.stringify([step, work])).toEqual(before);
        }
        simulation.stop();
      }),
      propertyRuns(150),
    );
  },
);

test('each of their works was among those that failed', () => {
  const all = changing.flatMap(({ name, machine }) => worksOf(machine).map((work) => `${name} ${work}`));
  expect([...failed].sort()).toEqual([...new Set(all)].sort());
});

const text = fc.string({ maxLength: 5 });
const change = fc.record(
  {
    givenName: text,
    familyName: text,
    lang: fc.constantFrom('es', 'en', 'pt'),
    currency: fc.constantFrom('ARS', 'USD'),
    articlesPinned: fc.array(text),
    suggestedListingsCountry: fc.option(text),
    helps: fc.record({ didReportExcel: fc.boolean() }, { requiredKeys: [] }),
    settings: fc.dictionary(text, fc.record({ kind: fc.constant('x'), value: fc.jsonValue() })),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<ProfileChange>;

test('a change of the profile that is refused leaves it as if it had never been made, whatever else is on its way', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 4 }), fc.nat(4), change, (others, under, refused) => {
      const of = [anaProfile.id];
      const start = profileTruth.confirm(profileTruth.empty(), [anaProfile], 0);
      const laid = (truth: typeof start, changes: ProfileChange[], from: number) =>
        changes.reduce((over, one, n) => profileTruth.propose(over, `other-${String(from + n)}`, one, of), truth);
      const beneath = laid(start, others.slice(0, under), 0);
      const above = laid(profileTruth.propose(beneath, 'op', refused, of), others.slice(under), under);
      expect(profileTruth.reject(above, 'op')).toEqual(laid(beneath, others.slice(under), under));
    }),
    propertyRuns(500),
  );
});
