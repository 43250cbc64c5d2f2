import { describe, expect, it } from 'vitest';
import type { RecordedPiece } from '../../../machines/kit/attach-channel';
import type { RecordedActor } from '../../../machines/kit/recording';
import { emptyOverview, extendOverview, successorOf } from './live-overview';

const machine = (id: string): RecordedActor => ({ id, parent: null, kind: 'machine', name: id });
const actors = [machine('session'), machine('case'), machine('case')];
const started = actors.map((actor, number): RecordedPiece => ({ actor, number }));
const change = (actor: number, after: string): RecordedPiece => ({
  entry: {
    at: 1,
    is: 'state',
    actor,
    event: 'case.open',
    before: null,
    after,
    status: 'active',
    taken: [`t-${after}`],
    active: [after],
  },
});
const said = (to: number): RecordedPiece => ({
  entry: { at: 5, is: 'event', to, from: null, event: { type: 'case.open' } },
});

describe('what is shown of a running console', () => {
  it('is the state in which each machine stands, with the transition that led there', () => {
    const overview = extendOverview(emptyOverview, [...started, change(0, 'in'), change(0, 'out')], actors);
    expect(overview.machines.get(0)).toMatchObject({ state: 'out', event: 'case.open', changes: 2 });
    expect(overview.machines.get(0)?.taken).toEqual(new Set(['t-out']));
    expect(overview.latest).toBe(0);
  });

  it('leaves every machine to which nothing happened as it is, however much is told', () => {
    let overview = extendOverview(emptyOverview, [...started, change(0, 'in')], actors);
    const before = overview.machines.get(0);
    for (let batch = 0; batch < 400; batch += 1)
      overview = extendOverview(overview, [change(1, 'a'), ...Array.from({ length: 25 }, () => said(1))], actors);
    expect(overview.machines.get(0)).toBe(before);
    expect(overview.messageCount).toBe(10_000);
    expect(overview.messages).toHaveLength(200);
    expect(overview.messages[0]).toMatchObject({ number: 9999, from: 'outside', to: 'case' });
  });

  it('goes on with the next machine of the same name when the chosen one has ended', () => {
    const ended: RecordedPiece = { entry: { at: 2, is: 'stop', actor: 1 } };
    const overview = extendOverview(emptyOverview, [...started, ended], actors);
    expect([successorOf(overview, 1), successorOf(overview, 0)]).toEqual([2, 0]);
  });
});
