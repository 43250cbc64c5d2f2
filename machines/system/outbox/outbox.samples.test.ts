import { expect, test } from 'vitest';
import { timings } from '../../../contracts/vocabulary/limits';
import type { MachineSamples } from '../../simulator/samples';
import { noDeparture } from '../../domain/undo-time';
import { sampleNow } from '../../simulator/sample-system-actors';
import { operationSamples } from './operation/operation.samples';
import { leftAt, outboxSamples } from './outbox.samples';
import { sendSamples } from './send/send.samples';

/** Every time in a sample by the name of its field, in epoch milliseconds; machines that it names are no part of it. */
function timesIn(sample: unknown): [string, number][] {
  if (typeof sample !== 'object' || sample === null || 'sessionId' in sample) return [];
  return Object.entries(sample).flatMap(([name, value]) =>
    typeof value === 'number' && name.endsWith('At') ? [[name, value] as [string, number]] : timesIn(value),
  );
}

const isDeparture = ([name]: [string, number]) => name === 'goesAt';

test.each<[string, Pick<MachineSamples, 'lives' | 'events'>, string[]]>([
  ['outbox', outboxSamples as never, ['createdAt', 'goesAt', 'startedAt']],
  ['operation', operationSamples as never, ['createdAt', 'goesAt', 'inflightAt']],
  ['send', sendSamples as never, ['createdAt', 'dayAt', 'goesAt', 'inflightAt']],
])('the samples of %s have the time of their lives, and what was left is older', (_name, { lives, events }, names) => {
  const times = timesIn([lives.map(({ input, events: own }) => [input, own] as unknown), events]);
  expect([...new Set(times.map(([name]) => name))].sort()).toEqual(names);
  const [departures, others] = [times.filter(isDeparture), times.filter((time) => !isDeparture(time))];
  expect(new Set(others.map(([, time]) => time))).toEqual(new Set([sampleNow, leftAt]));
  for (const [, time] of departures) expect([sampleNow, sampleNow + timings.takeBack, noDeparture]).toContain(time);
  expect(new Set(lives.map(({ now }) => now))).toEqual(new Set([sampleNow]));
});
