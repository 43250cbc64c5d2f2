import { describe, expect, it } from 'vitest';
import type { Feeds } from '../../../contracts/ports';
import { alertsSetting } from '../../domain/alerts';
import { awaitedKey, readyKey } from '../../domain/awaited-exports';
import { answers, answersInTurn, refuses, startWith, type FakePorts } from '../../simulator/answers';
import { anaFacts, anaProfile, sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { exportWatchMachine } from './export-watch.machine';
import { askedAt, awaitedRow, bothAwaited, pageWith } from './export-watch.samples';

const making = answers(pageWith(awaitedRow('80000001', 'generating'), awaitedRow('80000002', 'generating')));

/** What the browser keeps, for every tab of it. */
const storing = (drafts: Record<string, unknown>) =>
  answers(Object.entries(drafts).map(([key, value]) => ({ key, profileId: anaProfile.id, savedAt: sampleNow, value })));

async function open(
  ports: FakePorts = {},
  drafts: Record<string, unknown> = bothAwaited,
  screen = 'home',
  lease?: Feeds['lease'],
) {
  const stage = startWith(exportWatchMachine, {
    systemActors: sampleSystemActors({ drafts: { drafts }, screens: { screen, returned: false } }),
    now: sampleNow,
    ports: { noticedReports: making, liveSearchReports: making, readDrafts: storing(drafts), ...ports },
    lease,
  });
  await stage.settle();
  const pass = async (ms: number) => {
    stage.clock.increment(ms);
    await stage.settle();
  };
  return { ...stage, pass };
}

describe('the reports that somebody asked for', () => {
  it('are told when one is ready and when one failed, with the way to its list, and waited for no longer', async () => {
    const { pass, receivedBy } = await open({
      noticedReports: answers(pageWith(awaitedRow('80000001', 'ready'))),
      liveSearchReports: answers(pageWith(awaitedRow('80000002', 'failed'))),
    });
    expect(receivedBy('notices')).toEqual([]);
    await pass(5_000);
    const values = { title: 'Noviembre' };
    expect(receivedBy('notices')).toEqual([
      {
        type: 'notice.raise',
        notice: { code: 'exports.ready', tone: 'success', values, link: { to: 'customReports' } },
      },
      {
        type: 'notice.raise',
        notice: { code: 'exports.failed', tone: 'failure', values, link: { to: 'liveSearchReports' } },
      },
    ]);
    expect(receivedBy('drafts')).toEqual([
      { type: 'draft.drop', key: awaitedKey('customReports', '80000001') },
      { type: 'draft.keep', key: readyKey('customReports', '80000001'), value: true },
      { type: 'draft.drop', key: awaitedKey('liveSearchReports', '80000002') },
    ]);
  });

  it('are asked after until they come, whatever fails meanwhile, and less often the longer they take', async () => {
    const noticedReports = answersInTurn(
      { ok: false, failure: { code: 'OFFLINE' } },
      { ok: true, value: pageWith(awaitedRow('80000001', 'generating')) },
      { ok: true, value: pageWith(awaitedRow('80000001', 'ready')) },
    );
    const { pass, receivedBy } = await open(
      { noticedReports },
      { [awaitedKey('customReports', '80000001')]: askedAt() },
    );
    await pass(5_000);
    await pass(5_000);
    expect(receivedBy('notices')).toEqual([]);
    await pass(5_000);
    expect(noticedReports.asked).toEqual([
      { size: 10, from: 0 },
      { size: 10, from: 0 },
      { size: 10, from: 0 },
    ]);
    expect(receivedBy('notices')).toHaveLength(1);
    const old = answers(pageWith(awaitedRow('80000001', 'generating')));
    const late = await open({ noticedReports: old }, { [awaitedKey('customReports', '80000001')]: askedAt(700_000) });
    await late.pass(59_999);
    expect(old.asked).toHaveLength(0);
    await late.pass(1);
    expect(old.asked).toHaveLength(1);
  });

  it('are left to their list while it is in front, and asked after again behind it', async () => {
    const noticedReports = answers(pageWith(awaitedRow('80000001', 'generating')));
    const liveSearchReports = answers(pageWith(awaitedRow('80000002', 'generating')));
    const { pass, setFacts } = await open({ noticedReports, liveSearchReports }, bothAwaited, 'customReports');
    await pass(5_000);
    expect([noticedReports.asked.length, liveSearchReports.asked.length]).toEqual([0, 1]);
    setFacts('screens', { screen: 'home', returned: false });
    await pass(5_000);
    expect([noticedReports.asked.length, liveSearchReports.asked.length]).toEqual([1, 2]);
  });

  it('are asked after out of sight too where the browser is to tell', async () => {
    const { actor, pass, setFacts, receivedBy } = await open({
      noticedReports: answers(pageWith(awaitedRow('80000001', 'ready'))),
    });
    setFacts('profile', { ...anaFacts, profile: { ...anaProfile, settings: { [alertsSetting]: true } } });
    actor.send({ type: 'sight.changed', inSight: false });
    await pass(5_000);
    expect(receivedBy('notices').length).toBe(1);
  });

  it('are not asked after out of sight, and are again once the page is back', async () => {
    const noticedReports = refuses('OFFLINE');
    const { actor, pass } = await open({ noticedReports });
    actor.send({ type: 'sight.changed', inSight: false });
    await pass(60_000);
    expect(noticedReports.asked).toHaveLength(0);
    actor.send({ type: 'sight.changed', inSight: true });
    await pass(5_000);
    expect(noticedReports.asked).toHaveLength(1);
  });

  it('one that is ready is remembered until its list is in front, over a reload too', async () => {
    const kept = { [readyKey('customReports', '80000001')]: true, [readyKey('liveSearchReports', '80000002')]: true };
    const { setFacts, settle, receivedBy } = await open({}, kept);
    expect(receivedBy('drafts')).toEqual([]);
    setFacts('screens', { screen: 'customReports', returned: false });
    await settle();
    expect(receivedBy('drafts')).toEqual([{ type: 'draft.drop', key: readyKey('customReports', '80000001') }]);
  });

  it('one that was deleted is waited for no longer, and nothing is told of it', async () => {
    const { pass, receivedBy } = await open({ noticedReports: answers(pageWith()) });
    await pass(5_000);
    expect(receivedBy('drafts')).toEqual([{ type: 'draft.drop', key: awaitedKey('customReports', '80000001') }]);
    expect(receivedBy('notices')).toEqual([]);
  });

  it('nothing is asked while nothing is waited for', async () => {
    const noticedReports = answers(pageWith());
    const { pass } = await open({ noticedReports }, {});
    await pass(600_000);
    expect(noticedReports.asked).toHaveLength(0);
  });
});
