import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../contracts/shapes';
import { answers, refuses, startWith, type FakePorts } from '../../simulator/answers';
import { anaFacts, anaProfile, sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { importTipMachine } from './import-tip.machine';

const factsOf = (profile: Profile | null) => ({ ...anaFacts, profile });
const unseen: Profile = { ...anaProfile, helps: { ...anaProfile.helps, didReportExcel: false } };
type Asked = FakePorts['showReportImportTooltipUntil'];

async function open(
  showReportImportTooltipUntil: Asked = answers<string | null>(null),
  profile: Profile | null = unseen,
) {
  const systemActors = sampleSystemActors({ profile: factsOf(profile) });
  const stage = startWith(importTipMachine, { systemActors, now: sampleNow, ports: { showReportImportTooltipUntil } });
  await stage.settle();
  return { ...stage, state: () => stage.actor.getSnapshot().value };
}

describe('the tip of an import', () => {
  it('is shown until it is put off, for a week', async () => {
    const { actor, receivedBy, state } = await open();
    expect(state()).toBe('shown');
    actor.send({ type: 'tip.later' });
    expect(state()).toBe('away');
    expect(receivedBy('profile')).toEqual([{ type: 'importTip.putOff', until: '2026-11-27T12:00:00.000Z' }]);
  });

  it('is shown when the moment until which it was put off is over, and not a second before', async () => {
    const before = await open(answers<string | null>('2026-11-20T12:00:01.000Z'));
    const at = await open(answers<string | null>('2026-11-20T12:00:00.000Z'));
    expect([before.state(), at.state()]).toEqual(['away', 'shown']);
  });

  it('is closed for good by the flag of the profile, here or in another tab, and nothing is asked where it was', async () => {
    const { actor, receivedBy, state } = await open();
    actor.send({ type: 'tip.close' });
    expect([state(), receivedBy('profile')]).toEqual(['away', [{ type: 'help.close', flag: 'didReportExcel' }]]);
    const asked = answers<string | null>(null);
    const closed = await open(asked, anaProfile);
    expect([closed.state(), asked.asked]).toEqual(['away', []]);
    const elsewhere = await open();
    elsewhere.setFacts('profile', factsOf(anaProfile));
    expect(elsewhere.state()).toBe('away');
  });

  it('waits for the profile, and is silent when nobody can say', async () => {
    const early = await open(answers<string | null>(null), null);
    expect(early.state()).toBe('waiting');
    early.setFacts('profile', factsOf(unseen));
    await early.settle();
    expect(early.state()).toBe('shown');
    expect((await open(refuses('OFFLINE'))).state()).toBe('away');
  });
});
