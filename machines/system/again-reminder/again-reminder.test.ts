import { describe, expect, it } from 'vitest';
import { againPutOffSetting, againSetting } from '../../domain/again-reminders';
import { startWith } from '../../simulator/answers';
import { anaFacts, anaProfile, sampleNow, systemActorsWithSettings } from '../../simulator/sample-system-actors';
import { againReminderMachine } from './again-reminder.machine';
import { sampleReminders } from './again-reminder.samples';
import { againReminderView } from './again-reminder.view';

const day = 86_400_000;

async function open(settings: Record<string, unknown> = sampleReminders) {
  const stage = startWith(againReminderMachine, { systemActors: systemActorsWithSettings(settings), now: sampleNow });
  await stage.settle();
  const due = () => againReminderView(stage.actor.getSnapshot()).due.map(({ caseId }) => caseId);
  const change = async (changed: Record<string, unknown>) => {
    stage.setFacts('profile', { ...anaFacts, profile: { ...anaProfile, settings: changed } });
    await stage.settle();
  };
  return { ...stage, due, change };
}

describe('the reminder of what can be reported again', () => {
  it('tells what can be reported again on its day, the earliest first', async () => {
    expect((await open()).due()).toEqual(['10000002', '10000001']);
    expect((await open({})).due()).toEqual([]);
  });

  it('tells one more once its day has come, though the page was open all the time', async () => {
    const { clock, due, settle } = await open({
      [againSetting('10000003')]: sampleReminders[againSetting('10000003')],
    });
    expect(due()).toEqual([]);
    clock.increment(day / 2 - 1);
    await settle();
    expect(due()).toEqual([]);
    clock.increment(1);
    await settle();
    expect(due()).toEqual(['10000003']);
  });

  it('tells what is due on the day of the gateway once it is known to be another than the browser thinks', async () => {
    const { due, turnClock } = await open();
    turnClock(day);
    expect(due()).toEqual(['10000002', '10000001', '10000003']);
    turnClock(-day);
    expect(due()).toEqual(['10000002', '10000001']);
  });

  it('put off it is quiet until tomorrow, which the profile keeps', async () => {
    const { actor, clock, due, receivedBy, settle, change } = await open();
    actor.send({ type: 'again.later' });
    expect(due()).toEqual([]);
    const until = '2026-11-21T00:00:00.000Z';
    expect(receivedBy('profile')).toEqual([{ type: 'setting.keep', key: againPutOffSetting, value: until }]);
    await change({ ...sampleReminders, [againPutOffSetting]: until });
    expect(due()).toEqual([]);
    clock.increment(day / 2);
    await settle();
    expect(due()).toEqual(['10000002', '10000001', '10000003']);
  });

  it('one that is not wanted any more goes, and one that is not due cannot', async () => {
    const { actor, due, receivedBy, change } = await open();
    actor.send({ type: 'again.drop', caseId: '10000003' });
    actor.send({ type: 'again.drop', caseId: '10000002' });
    expect(receivedBy('profile')).toEqual([{ type: 'setting.keep', key: againSetting('10000002'), value: null }]);
    await change({ ...sampleReminders, [againSetting('10000002')]: null });
    expect(due()).toEqual(['10000001']);
  });

  it('a listing that is to be told of from now on is heard of', async () => {
    const { due, change } = await open({});
    await change(sampleReminders);
    expect(due()).toEqual(['10000002', '10000001']);
  });
});
