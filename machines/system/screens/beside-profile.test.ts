import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { historySamples } from '../../history/history/history.samples';
import { listingDetailSamples } from '../../listings/listing-detail/listing-detail.samples';
import { neverAnswers, startWith, type FakePorts } from '../../simulator/answers';
import type { Scenario } from '../../simulator/samples';
import { suspiciousSamples } from '../../reports/suspicious/suspicious.samples';
import { initialProfileFacts } from '../profile/profile.setup';
import { screensBeforeProfile } from '../../screen-machines';
import { screenMachines } from '../../screen-machines.gen';
import { liveSearchesSamples } from '../../search/live-searches/live-searches.samples';
import { resultsSamples } from '../../search/results/results.samples';
import type { ProfileFacts } from '../../system-actors/profile';

const lives: Record<string, readonly Scenario[]> = {
  history: historySamples.lives,
  listing: listingDetailSamples.lives,
  liveSearches: liveSearchesSamples.lives,
  results: resultsSamples.lives,
  suspicious: suspiciousSamples.lives,
} as never;

/** What this browser keeps by profile: who reads it waits for the profile, and asks then. */
const keptByProfile = new Set(['readPast']);

/** How that machine begins: its state, what it asks the gateway and what it says to whom. */
function beginning(
  machine: AnyStateMachine,
  { input, systemActors, now }: Scenario,
  profile: ProfileFacts | undefined,
) {
  const asked: [string, unknown][] = [];
  const ports = new Proxy<FakePorts>(
    {},
    {
      get: (_, name: string) => (given: unknown, signal: AbortSignal) => {
        if (!keptByProfile.has(name)) asked.push([name, given]);
        return neverAnswers()(given as never, signal);
      },
    },
  );
  const { actor, heard } = startWith(machine, {
    input,
    ports,
    now,
    systemActors: { ...systemActors, ...(profile ? { profile } : {}) },
  });
  const { value, context } = actor.getSnapshot() as AnyMachineSnapshot;
  return { asked, heard, state: JSON.stringify([value, context]).replaceAll(/x:\d+/g, '') };
}

describe('a screen that begins before the profile is known', () => {
  it.each(screensBeforeProfile)(
    '%s asks and says the same whether the profile is known or not, and changes nothing',
    async (name) => {
      const machine: AnyStateMachine = await screenMachines[name].load();
      let questions = 0;
      for (const life of lives[name] ?? []) {
        const [known, without] = [beginning(machine, life, undefined), beginning(machine, life, initialProfileFacts)];
        expect(without).toEqual(known);
        questions += known.asked.length;
        expect(known.heard.map(({ systemId }) => systemId)).not.toContain('outbox');
      }
      expect(questions).toBeGreaterThan(0);
    },
  );
});
