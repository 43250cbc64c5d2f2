import { afterEach, describe, expect, it, vi } from 'vitest';
import type { HelpFlag, Profile, ProfileChange, SiteNotices } from '../../../contracts/shapes';
import { limits } from '../../../contracts/vocabulary/limits';
import {
  answers,
  answersInTurn,
  answersLater,
  neverAnswers,
  refuses,
  startWith,
  type FakePorts,
} from '../../simulator/answers';
import { goTo } from '../../domain/navigation-events';
import { countDeadlines } from '../../domain/deadlines';
import type { ActorRefFrom } from 'xstate';
import type { carouselMachine } from '../../shared/carousel/carousel.machine';
import { caseDueIn, pageOfCases } from '../../shared/awaiting-cases/awaiting-cases.samples';
import { carouselView } from '../../shared/carousel/carousel.view';
import { profileMachine } from './profile.machine';
import { sampleNotices, sampleProfile, sampleSession } from './profile.samples';
import { profileView } from './profile.view';

const noon = new Date(2026, 10, 20, 12).getTime();
afterEach(() => vi.unstubAllEnvs());

const page = (total: number) => ({ items: [], total, offset: 0, limit: 1 });
const everything = (): FakePorts => ({
  profile: answers(sampleProfile),
  allowedNotices: answers(sampleNotices),
  sites: answers([]),
  menu: answers([]),
  ratesConvertions: answers({ base: 'USD', rates: { USD: 1, ARS: 1000 } }),
  memberRestriction: answers({ status: 'none', denouncesAvailable: null, dueDate: null }),
  memberJudge: answers({
    type: null,
    subType: null,
    severity: null,
    maxDenounces: null,
    denouncesAvailable: null,
    dueDate: null,
  }),
  efficiency: answers({ level: 'medium' as const }),
  reportedArticlesCount: answers({ count: 7, countDB: 8 }),
  pendingDenouncesCount: answers({ total: 3 }),
  pendingCounterNoticeList: answers(page(2)),
});

async function start(
  ports: FakePorts = {},
  options: { now?: number; requiredSince?: string; left?: readonly ProfileChange[] | null } = {},
) {
  const stage = startWith(profileMachine, {
    input: { requiredSince: options.requiredSince ?? '' },
    ports: { ...everything(), ...ports },
    now: options.now ?? noon,
  });
  const view = () => profileView(stage.actor.getSnapshot());
  const forced = () => stage.receivedBy('session').filter(({ type }) => type === 'session.forceOut');
  await stage.settle();
  const { left = [] } = options;
  if (left) stage.actor.send({ type: 'journal.read', changes: left });
  return { ...stage, view, forced };
}
const refusal = { ok: false as const, failure: { code: 'SERVER_ERROR' as const } };
const silence = { ok: false as const, failure: { code: 'OFFLINE' as const } };

describe('the load after signing in', () => {
  it('SES-02 asks for profile, sites, restriction, judge, cases to expire, reported count and rates at once', async () => {
    const ports = everything();
    const { actor, view } = await start(ports);
    for (const name of [
      'profile',
      'sites',
      'memberRestriction',
      'memberJudge',
      'pendingCounterNoticeList',
      'reportedArticlesCount',
      'ratesConvertions',
    ] as const) {
      expect([name, (ports[name] as ReturnType<typeof answers>).asked.length]).toEqual([name, 1]);
    }
    expect(view()).toMatchObject({
      open: true,
      profile: sampleProfile,
      reportedCount: 7,
      answersDue: 2,
      answersPending: 3,
      currencies: ['USD', 'ARS'],
    });
    expect(actor.getSnapshot().context.allowedNotices).toEqual(sampleNotices);
  });

  it('GW-38 asks how many cases await an answer by size and from, and tells their total', async () => {
    const pendingDenouncesCount = answers({ total: 12 });
    const { view } = await start({ pendingDenouncesCount });
    expect(pendingDenouncesCount.asked).toEqual([{ size: 1, from: 0 }]);
    expect(view().answersPending).toBe(12);
  });

  it('CAS-32 counts what is due by the day of today', async () => {
    const pendingCounterNoticeList = answers(page(2));
    const { view } = await start({ pendingCounterNoticeList });
    expect(pendingCounterNoticeList.asked).toEqual([
      { size: 50, from: 0, sort: 'due_date', order: 'asc', dueDate: '2026-11-20' },
    ]);
    expect(view().answersDue).toBe(2);
  });

  it('counts what is due today where the person is, near midnight too, as the deadlines of the cases do', async () => {
    vi.stubEnv('TZ', 'America/Argentina/Buenos_Aires');
    const night = Date.parse('2026-11-21T01:30:00.000Z'); // Friday, 22:30
    const rows = [-2, 1, 2, 4, 20].map((hours, at) => caseDueIn(hours, { caseId: String(10_000_001 + at) }, night));
    const dueByGateway = rows.filter(({ dueDate }) => Date.parse(dueDate ?? '') < Date.parse('2026-11-22'));
    const pendingCounterNoticeList = answers(pageOfCases(dueByGateway));
    const { actor, clock, settle, view } = await start({ pendingCounterNoticeList }, { now: night });
    expect(pendingCounterNoticeList.asked).toMatchObject([{ dueDate: '2026-11-21' }]);
    const counts = countDeadlines(rows, rows.length, night);
    expect(counts).toMatchObject({ overdue: 1, today: 1 });
    expect(view().answersDue).toBe(counts.overdue + counts.today);
    expect(actor.getSnapshot().context.dueAnswers).toEqual(rows.slice(0, 2).map(({ dueDate }) => dueDate));

    clock.increment(90 * 60_000);
    await settle();
    expect(pendingCounterNoticeList.asked).toHaveLength(2);
    const { overdue, today } = countDeadlines(rows, rows.length, night + 90 * 60_000);
    expect([overdue + today, view().answersDue]).toEqual([5, 5]);
  });

  it('CAS-32 LIM-18 counts what is due again when the gateway tells another time than the browser, each time', async () => {
    const day = 86_400_000;
    const rows = [1, 27, 50].map((hours, at) => caseDueIn(hours, { caseId: String(10_000_001 + at) }, noon));
    const pendingCounterNoticeList = answers(({ dueDate = '' }: { dueDate?: string }) =>
      pageOfCases(rows.filter((row) => (row.dueDate ?? '').slice(0, 10) <= dueDate)),
    );
    const { actor, view, turnClock, settle } = await start({ pendingCounterNoticeList });
    const due = async (by: number) => {
      turnClock(by);
      await settle();
      const { answersDue, dueAnswers } = actor.getSnapshot().context;
      return [view().answersDue, answersDue, dueAnswers?.length];
    };
    expect(await due(0)).toEqual([1, 1, 1]);
    expect(await due(day)).toEqual([2, 2, 2]);
    expect(await due(day)).toEqual([3, 3, 3]);
    expect(await due(-2 * day)).toEqual([1, 1, 1]);
  });

  it('tells whether the person is held back for verification by the time of the gateway', async () => {
    const profile = answers({ ...sampleProfile, isVerified: false });
    const { receivedBy, turnClock } = await start({ profile }, { requiredSince: '2026-11-22' });
    const gated = () =>
      receivedBy('screens').flatMap((event) => {
        const { access } = event as { access?: { person?: { gated: boolean } } };
        return access?.person ? [access.person.gated] : [];
      });
    expect(gated()).toEqual([false]);
    turnClock(3 * 86_400_000);
    expect(gated()).toEqual([false, true]);
  });

  it('tells root and screens once it is known', async () => {
    const { toParent, receivedBy } = await start();
    expect(toParent).toEqual([{ type: 'profile.opened', profileId: 'p-ana' }]);
    expect(receivedBy('screens')).toContainEqual({
      type: 'access.changed',
      access: { person: { enrolled: false, gated: false, main: false } },
    });
  });

  it('what stands around it holds nothing back and is asked for again', async () => {
    const sites = answersInTurn<never[]>(refusal, { ok: true, value: [] });
    const reportedArticlesCount = answersInTurn<{ count: number; countDB: number }>(silence, {
      ok: true,
      value: { count: 4, countDB: 4 },
    });
    const { view, receivedBy, clock, settle } = await start({ sites, reportedArticlesCount });
    expect(view()).toMatchObject({ open: true, reportedCount: null });
    expect(receivedBy('notices')).toEqual([
      { type: 'notice.raise', notice: { code: 'profile.partial', tone: 'failure', failure: { code: 'SERVER_ERROR' } } },
    ]);
    clock.increment(30_000);
    await settle();
    expect(sites.asked).toHaveLength(2);
    expect(view().reportedCount).toBe(4);
  });

  it('a full suspension is told to the screens', async () => {
    const judge = {
      type: null,
      subType: null,
      severity: 'suspension',
      maxDenounces: null,
      denouncesAvailable: null,
      dueDate: null,
    };
    const { receivedBy } = await start({ memberJudge: answers(judge) });
    expect(receivedBy('screens')).toContainEqual({ type: 'access.changed', access: { suspended: true } });
  });
});

describe('a profile that does not come', () => {
  it('SES-33 shows the retry screen, and retrying repeats the fetch, each time', async () => {
    const profile = answersInTurn<Profile>(refusal, refusal, { ok: true, value: sampleProfile });
    const { actor, view, settle, forced } = await start({ profile });
    expect(view()).toMatchObject({ failed: true, failure: { code: 'SERVER_ERROR' } });
    actor.send({ type: 'profile.retry' });
    await settle();
    expect([profile.asked.length, view().failed]).toEqual([2, true]);
    actor.send({ type: 'profile.retry' });
    await settle();
    expect(profile.asked).toHaveLength(3);
    expect(view()).toMatchObject({ failed: false, open: true, failure: null });
    expect(forced()).toEqual([]);
  });

  it('SES-21 ends the session at the third answered failure', async () => {
    const { actor, view, settle, forced } = await start({ profile: refuses<Profile>('SERVER_ERROR') });
    actor.send({ type: 'profile.retry' });
    await settle();
    expect(forced()).toEqual([]);
    expect(view().failed).toBe(true);
    actor.send({ type: 'profile.retry' });
    await settle();
    expect(forced()).toEqual([
      { type: 'session.forceOut', failure: { code: 'SERVER_ERROR', values: { service: 'gateway' } } },
    ]);
  });

  it('a fetch without an answer is never counted, and a success starts the count anew', async () => {
    const profile = answersInTurn<Profile>(
      refusal,
      silence,
      silence,
      silence,
      refusal,
      { ok: true, value: sampleProfile },
      refusal,
    );
    const { actor, settle, forced, view } = await start({ profile });
    for (let turn = 0; turn < 5; turn += 1) {
      expect(view().failed).toBe(true);
      actor.send({ type: 'profile.retry' });
      await settle();
    }
    expect(view().open).toBe(true);
    for (const ends of [0, 0, 1]) {
      actor.send({ type: 'profile.refetch' });
      await settle();
      expect(forced()).toHaveLength(ends);
    }
  });

  it('an unknown field is a matter of maintenance', async () => {
    const { actor, settle, forced } = await start({
      profile: refuses<Profile>('UNKNOWN_FIELD'),
      allowedNotices: refuses<SiteNotices[]>('UNKNOWN_FIELD'),
    });
    for (let turn = 0; turn < 4; turn += 1) {
      actor.send({ type: 'profile.retry' });
      await settle();
    }
    expect(forced()).toEqual([]);
  });
});

describe('allowed notices', () => {
  it('SES-22 none end the session', async () => {
    const { forced, view } = await start({ allowedNotices: answers<SiteNotices[]>([]) });
    expect(forced()).toEqual([
      { type: 'session.forceOut', failure: { code: 'NOT_ALLOWED', values: { service: 'gateway' } } },
    ]);
    expect(view().open).toBe(false);
    const nowhere = answers({ ...sampleProfile, authorizedSiteIds: [] });
    const without = await start({ profile: nowhere, allowedNotices: answers<SiteNotices[]>([]) });
    expect([without.forced().length, without.view().open]).toEqual([1, false]);
  });

  it('SES-23 fewer than authorised sites end it', async () => {
    const ending = async (authorizedSiteIds: string[], ...allowed: string[]) => {
      const notices = allowed.map((siteId) => ({ siteId, notices: [] }));
      const { forced, view } = await start({
        profile: answers({ ...sampleProfile, authorizedSiteIds }),
        allowedNotices: answers<SiteNotices[]>(notices),
      });
      return [forced().length, view().open];
    };
    expect(await ending(['MLA', 'MLB', 'MLM'], 'MLA', 'MLB')).toEqual([1, false]);
    expect(await ending(['MLA', 'MLB', 'MLM'], 'MLA')).toEqual([1, false]);
    expect(await ending(['MLA', 'MLB', 'MLM'], 'MLA', 'MLB', 'MLM')).toEqual([0, true]);
    expect(await ending(['MLA', 'MLB'], 'MLA', 'MLB', 'MLM')).toEqual([0, true]);
  });

  it('a site without any notice does not', async () => {
    const { forced, view } = await start({ allowedNotices: answers<SiteNotices[]>([{ siteId: 'MLA', notices: [] }]) });
    expect(forced()).toEqual([]);
    expect(view().open).toBe(true);
  });

  it('SES-24 an error ends it, a failed fetch shows the retry screen however often it fails', async () => {
    const refused = await start({ allowedNotices: refuses<SiteNotices[]>('BAD_STATUS', { values: { status: 429 } }) });
    expect(refused.forced()).toEqual([
      { type: 'session.forceOut', failure: { code: 'BAD_STATUS', values: { status: 429, service: 'gateway' } } },
    ]);
    for (const code of ['SERVER_ERROR', 'UNREADABLE_ANSWER', 'INVALID_INPUT'] as const)
      expect((await start({ allowedNotices: refuses<SiteNotices[]>(code) })).forced()).toMatchObject([
        { failure: { code } },
      ]);
    for (const code of ['OFFLINE', 'TIMED_OUT', 'ABORTED'] as const) {
      const silent = await start({ allowedNotices: refuses<SiteNotices[]>(code) });
      expect(silent.forced()).toEqual([]);
      expect(silent.view()).toMatchObject({ failed: true, failure: { code } });
      const profile = neverAnswers<Profile>();
      const slow = await start({ profile, allowedNotices: refuses<SiteNotices[]>(code) });
      for (let retries = 0; retries <= limits.profileFailures; retries += 1) {
        slow.actor.send({ type: 'profile.retry' });
        await slow.settle();
      }
      expect(slow.forced()).toEqual([]);
      expect(slow.view()).toMatchObject({ failed: true, failure: { code } });
    }
  });
});

describe('start-up', () => {
  const unverified = { ...sampleProfile, isVerified: false, lang: 'pt' as const };

  it('SES-26 applies the language of the profile before the modal opens', async () => {
    const { actor, view, receivedBy } = await start({ profile: answers(unverified) });
    expect(receivedBy('shell').at(-1)).toEqual({ type: 'language.apply', lang: 'pt', requester: actor });
    expect(view().verifying).toBe(false);
    actor.send({ type: 'language.applied', lang: 'pt' });
    expect(view().verifying).toBe(true);
  });

  it('SES-27 one modal a load: closing it does not open another, nor does a later change of language', async () => {
    const { actor, view } = await start({ profile: answers(unverified) });
    actor.send({ type: 'language.applied', lang: 'pt' });
    actor.send({ type: 'modal.close' });
    expect(view().verifying).toBe(false);
    actor.send({ type: 'language.applied', lang: 'en' });
    expect(view().verifying).toBe(false);
  });

  const unread = (...flags: HelpFlag[]) => ({
    ...sampleProfile,
    hasSuggestions: true,
    helps: { ...sampleProfile.helps, ...Object.fromEntries(flags.map((flag) => [flag, false])) },
  });
  const shown = ({ actor }: Awaited<ReturnType<typeof start>>) => {
    const carousel = actor.getSnapshot().children.carousel as ActorRefFrom<typeof carouselMachine> | undefined;
    return carousel === undefined ? null : carouselView(carousel.getSnapshot());
  };

  it('SUG-14 the suggestions come before the rest, to whoever has some alone', async () => {
    const stage = await start({ profile: answers(unread('suggestions', 'onBoarding')) });
    expect([stage.actor.getSnapshot().context.startUp, shown(stage)]).toEqual(['undecided', null]);
    stage.actor.send({ type: 'language.applied', lang: 'es' });
    expect(stage.actor.getSnapshot().context.startUp).toBe('suggestions');
    expect(shown(stage)).toMatchObject({ name: 'suggestions', count: 3 });
    const none = await start({ profile: answers({ ...unread('suggestions', 'onBoarding'), hasSuggestions: false }) });
    none.actor.send({ type: 'language.applied', lang: 'es' });
    expect(shown(none)).toMatchObject({ name: 'general', count: 6 });
  });

  it('whoever knows the console is told of the suggestions on one slide, and closing it keeps that', async () => {
    const stage = await start({ profile: answers(unread('suggestions')) });
    stage.actor.send({ type: 'language.applied', lang: 'es' });
    expect(shown(stage)).toMatchObject({ name: 'suggestions', count: 1 });
    stage.actor.getSnapshot().children.carousel?.send({ type: 'carousel.close' });
    expect([stage.actor.getSnapshot().context.startUp, shown(stage)]).toEqual([null, null]);
    expect(stage.receivedBy('profile')).toEqual([{ type: 'help.close', flag: 'suggestions' }]);
    stage.actor.send({ type: 'language.applied', lang: 'en' });
    expect([stage.actor.getSnapshot().context.startUp, shown(stage)]).toEqual([null, null]);
  });

  it('what was closed a moment before a reload stays closed, though the gateway has not heard of it', async () => {
    const closed = (flag: HelpFlag): ProfileChange => ({ helps: { [flag]: true } });
    const both = unread('suggestions', 'onBoarding');
    for (const [left, stands] of [
      [[closed('suggestions')], 'general'],
      [[closed('suggestions'), closed('onBoarding')], undefined],
    ] as const) {
      const stage = await start({ profile: answers(both) }, { left });
      stage.actor.send({ type: 'language.applied', lang: 'es' });
      expect(shown(stage)?.name).toBe(stands);
    }
  });

  it('nothing stands before the journal is read, and its second reading opens nothing again', async () => {
    const stage = await start({ profile: answers(unread('onBoarding')) }, { left: null });
    stage.actor.send({ type: 'language.applied', lang: 'es' });
    expect([stage.actor.getSnapshot().context.startUp, shown(stage)]).toEqual(['undecided', null]);
    stage.actor.send({ type: 'journal.read', changes: [] });
    stage.actor.send({ type: 'language.applied', lang: 'es' });
    expect(shown(stage)?.name).toBe('general');
    stage.actor.getSnapshot().children.carousel?.send({ type: 'carousel.close' });
    const asked = stage.receivedBy('shell').length;
    stage.actor.send({ type: 'journal.read', changes: [] });
    expect([shown(stage), stage.receivedBy('shell').length]).toEqual([null, asked]);
  });

  it('PRF-10 verify goes to the profile page', async () => {
    const { actor, view, receivedBy } = await start({ profile: answers(unverified) });
    actor.send({ type: 'language.applied', lang: 'pt' });
    actor.send({ type: 'verification.start' });
    expect(receivedBy('screens').at(-1)).toEqual(goTo({ to: 'profilePage' }));
    expect(view().verifying).toBe(false);
  });

  it('PRF-11 remind later closes it, the gate stays', async () => {
    const { actor, view, receivedBy } = await start({ profile: answers(unverified) });
    actor.send({ type: 'language.applied', lang: 'pt' });
    actor.send({ type: 'modal.close' });
    expect(view().verifying).toBe(false);
    expect(receivedBy('screens')).toContainEqual({ type: 'access.changed', access: { suspended: false } });
    expect(receivedBy('screens')).toContainEqual({
      type: 'access.changed',
      access: { person: { enrolled: false, gated: true, main: false } },
    });
  });

  it('SES-20 the gate is shut from 15 June 2020, local time', async () => {
    const before = await start({ profile: answers(unverified) }, { now: new Date(2020, 5, 14, 23, 59).getTime() });
    expect(before.receivedBy('screens')).toContainEqual({
      type: 'access.changed',
      access: { person: { enrolled: false, gated: false, main: false } },
    });
    const after = await start({ profile: answers(unverified) }, { now: new Date(2020, 5, 15).getTime() });
    expect(after.receivedBy('screens')).toContainEqual({
      type: 'access.changed',
      access: { person: { enrolled: false, gated: true, main: false } },
    });
  });

  it('a verified person sees no modal', async () => {
    const { actor, view } = await start();
    actor.send({ type: 'language.applied', lang: 'es' });
    expect(view().verifying).toBe(false);
  });
});

describe('changes of the person', () => {
  const toPortuguese = { type: 'change.propose' as const, id: 'id-1', change: { lang: 'pt' as const } };
  const toReais = { type: 'change.propose' as const, id: 'id-2', change: { currency: 'BRL' } };

  it('choosing what stands already asks the gateway for nothing, and shows the language of the profile', async () => {
    const { actor, view, receivedBy } = await start();
    const { lang, currency, suggestedListingsCountry } = view().profile ?? {};
    if (!lang || !currency) throw new Error('The sample has a language and a currency.');
    actor.send({ type: 'language.choose', lang });
    actor.send({ type: 'currency.choose', currency });
    if (suggestedListingsCountry) actor.send({ type: 'suggestedCountry.choose', siteId: suggestedListingsCountry });
    expect(receivedBy('outbox')).toEqual([]);
    expect(receivedBy('shell').at(-1)).toEqual({ type: 'language.apply', lang, requester: actor });
  });

  it('I18N-11 language and currency are kept through the outbox, and applied as soon as they are on their way', async () => {
    const { actor, view, receivedBy, said } = await start();
    actor.send({ type: 'language.choose', lang: 'pt' });
    actor.send({ type: 'currency.choose', currency: 'BRL' });
    const work = (input: object) => ({ kind: 'command', command: { type: 'updateProfile', input } });
    expect(receivedBy('outbox')).toEqual([
      { type: 'mutation.submit', id: 'id-1', work: work({ lang: 'pt' }) },
      { type: 'mutation.submit', id: 'id-2', work: work({ currency: 'BRL' }) },
    ]);
    actor.send(toPortuguese);
    actor.send(toReais);
    expect(view().profile).toMatchObject({ lang: 'pt', currency: 'BRL' });
    expect(receivedBy('shell').at(-1)).toEqual({ type: 'language.apply', lang: 'pt', requester: actor });
    actor.send({ type: 'change.settle', id: 'id-1' });
    expect(said).toEqual([{ type: 'profile.changed' }]);
    expect(view().profile).toMatchObject({ lang: 'pt', currency: 'BRL' });
  });

  it('SHL-06 the menu is asked for again in the language that the gateway took', async () => {
    const menu = answers([]);
    const { actor, settle } = await start({ menu });
    actor.send(toPortuguese);
    actor.send({ type: 'change.settle', id: 'id-1' });
    await settle();
    expect(menu.asked).toHaveLength(2);
  });

  it('SHL-06 the menu is asked for again once the language was kept, here or in another tab', async () => {
    const menu = answers([]);
    const profile = answersInTurn<Profile>(
      { ok: true, value: sampleProfile },
      { ok: true, value: { ...sampleProfile, lang: 'en' } },
    );
    const { actor, settle, tab } = await start({ menu, profile });
    actor.send(toPortuguese);
    actor.send(toReais);
    expect(menu.asked).toHaveLength(1);
    actor.send({ type: 'change.settle', id: 'id-1' });
    actor.send({ type: 'change.settle', id: 'id-2' });
    await settle();
    expect(menu.asked).toHaveLength(2);
    tab({ type: 'profile.changed' });
    await settle();
    expect(menu.asked).toHaveLength(3);
  });

  it('a refusal takes back that change alone', async () => {
    const { actor, view, receivedBy } = await start();
    actor.send(toPortuguese);
    actor.send(toReais);
    actor.send({ type: 'change.reject', id: 'id-1' });
    expect(view().profile).toMatchObject({ lang: 'es', currency: 'BRL' });
    expect(receivedBy('shell').at(-1)).toEqual({ type: 'language.apply', lang: 'es', requester: actor });
  });

  it('a closed help flag stays closed under a refetch on its way', async () => {
    const profile = answers({ ...sampleProfile, helps: { ...sampleProfile.helps, dialog: false } });
    const { actor, view, settle } = await start({ profile });
    actor.send({ type: 'help.close', flag: 'dialog' });
    actor.send({ type: 'change.propose', id: 'id-1', change: { helps: { dialog: true } } });
    actor.send({ type: 'profile.refetch' });
    await settle();
    expect(view().profile?.helps.dialog).toBe(true);
  });

  it('a refetch that was asked for before a change was kept does not take it back', async () => {
    const profile = answersLater<Profile>();
    const { actor, view, settle } = await start({ profile });
    profile.answer({ ok: true, value: sampleProfile });
    await settle();
    actor.send(toReais);
    actor.send({ type: 'profile.refetch' });
    actor.send({ type: 'change.settle', id: 'id-2' });
    profile.answer({ ok: true, value: { ...sampleProfile, email: 'ana.maria@kumara.test' } });
    await settle();
    expect(view().profile).toMatchObject({ email: 'ana.maria@kumara.test', currency: 'BRL' });
    actor.send({ type: 'profile.refetch' });
    profile.answer({ ok: true, value: { ...sampleProfile, currency: 'USD' } });
    await settle();
    expect(view().profile?.currency).toBe('USD');
  });

  const changes = Object.entries({
    lang: 'pt',
    currency: 'BRL',
    givenName: 'Anita',
    familyName: 'Otra',
    settings: { 'looks.x': 1 },
    suggestedListingsCountry: 'MLB',
    blockDenounceReminderUntil: '2026-12-01T00:00:00.000Z',
    reportImportTooltipUntil: '2026-12-02T00:00:00.000Z',
    helps: { ...sampleProfile.helps, dialog: true },
    articlesPinned: ['MLA1000000009'],
  } satisfies Omit<Required<ProfileChange>, 'noticesLimitDayCount'>);
  it('SUG-06 the country of the suggestions is saved with the profile, and that it is none', async () => {
    const profile = { ...sampleProfile, suggestedListingsCountry: 'MLM' };
    const { actor, receivedBy } = await start({ profile: answers(profile) });
    for (const siteId of ['MLB', null]) actor.send({ type: 'suggestedCountry.choose', siteId });
    const change = (suggestedListingsCountry: string | null) => ({
      work: { kind: 'command', command: { type: 'updateProfile', input: { suggestedListingsCountry } } },
    });
    expect(receivedBy('outbox')).toMatchObject([change('MLB'), change(null)]);
  });

  it('IMP-30 LIM-21 the tip of the import and the reminder that were put off are each remembered at the gateway', async () => {
    const { actor, receivedBy } = await start();
    actor.send({ type: 'importTip.putOff', until: '2026-12-02T00:00:00.000Z' });
    actor.send({ type: 'reminder.putOff', until: '2026-12-01T00:00:00.000Z' });
    expect(receivedBy('outbox').map(({ work }) => work)).toMatchObject([
      {
        kind: 'command',
        command: { type: 'updateProfile', input: { reportImportTooltipUntil: '2026-12-02T00:00:00.000Z' } },
      },
      {
        kind: 'command',
        command: { type: 'updateProfile', input: { blockDenounceReminderUntil: '2026-12-01T00:00:00.000Z' } },
      },
    ]);
  });

  it('SUG-16 several are pinned together, and lose their pins together once all of them have one', async () => {
    const profile = { ...sampleProfile, articlesPinned: ['MLA1000000002'] };
    const { actor, receivedBy } = await start({ profile: answers(profile) });
    const both = ['MLA1000000001', 'MLA1000000002'];
    actor.send({ type: 'pin.toggle', ids: both });
    actor.send({ type: 'change.propose', id: 'id-1', change: { articlesPinned: both } });
    actor.send({ type: 'pin.toggle', ids: both });
    const change = (articlesPinned: string[]) => ({ work: { command: { input: { articlesPinned } } } });
    expect(receivedBy('outbox')).toMatchObject([change(both), change([])]);
  });

  it.each(changes)('the %s that was changed while the profile was on its way stands, twice', async (field, value) => {
    const profile = answersLater<Profile>();
    const { actor, view, settle } = await start({ profile });
    profile.answer({ ok: true, value: sampleProfile });
    await settle();
    for (const id of ['id-1', 'id-2']) {
      actor.send({ type: 'profile.refetch' });
      actor.send({ type: 'change.propose', id, change: { [field]: value } });
      actor.send({ type: 'change.settle', id });
      profile.answer({ ok: true, value: { ...sampleProfile, email: `${id}@kumara.test` } });
      await settle();
      expect(view().profile).toMatchObject({ email: `${id}@kumara.test`, [field]: value });
    }
  });

  it('LIM-20 the count of a send that is told while the profile is on its way is not taken back by it, twice', async () => {
    const profile = answersLater<Profile>();
    const { actor, view, settle } = await start({ profile });
    profile.answer({ ok: true, value: sampleProfile });
    await settle();
    for (const count of [3, 5]) {
      const counted = { noticesLimitDayCount: count, noticesLimitUpdatedAt: `2026-03-14T1${count}:00:00.000Z` };
      actor.send({ type: 'profile.refetch' });
      actor.send({ type: 'day.counted', count, at: counted.noticesLimitUpdatedAt });
      profile.answer({ ok: true, value: sampleProfile });
      await settle();
      expect(view().profile).toMatchObject(counted);
      profile.answer({ ok: true, value: { ...sampleProfile, ...counted } });
      await settle();
      expect(view().profile).toMatchObject(counted);
    }
  });

  it('the last choice stands, whichever is answered first, and a profile that looks as before stays the very one', async () => {
    const { actor, view, settle } = await start();
    actor.send({ type: 'change.propose', id: 'id-1', change: { currency: 'BRL' } });
    actor.send({ type: 'change.propose', id: 'id-2', change: { currency: 'USD' } });
    actor.send({ type: 'change.settle', id: 'id-2' });
    expect(view().profile?.currency).toBe('USD');
    actor.send({ type: 'change.settle', id: 'id-1' });
    const shown = view().profile;
    expect(shown?.currency).toBe('USD');
    actor.send({ type: 'change.propose', id: 'id-3', change: { helps: { dialog: true } } });
    actor.send({ type: 'change.reject', id: 'id-3' });
    await settle();
    expect(view().profile).toEqual(shown);
  });

  it('LIM-20 the count of the day that a send has written stands at once, and other tabs are told', async () => {
    const { actor, view, settle, said } = await start();
    actor.send({ type: 'day.counted', count: 3, at: '2026-03-14T12:00:00.000Z' });
    actor.send({ type: 'day.counted', count: 5, at: '2026-03-14T13:00:00.000Z' });
    await settle();
    expect(view().profile).toMatchObject({
      noticesLimitDayCount: 5,
      noticesLimitUpdatedAt: '2026-03-14T13:00:00.000Z',
    });
    expect(said).toEqual([{ type: 'profile.changed' }, { type: 'profile.changed' }]);
  });

  it('a change in another tab that is told while the profile is on its way is fetched again', async () => {
    const profile = answersLater<Profile>();
    const { tab, settle, view } = await start({ profile });
    profile.answer({ ok: true, value: sampleProfile });
    await settle();
    tab({ type: 'profile.changed' });
    tab({ type: 'profile.changed' });
    await settle();
    expect(profile.asked).toHaveLength(3);
    profile.answer({ ok: true, value: sampleProfile });
    profile.answer({ ok: true, value: { ...sampleProfile, currency: 'USD' } });
    await settle();
    expect(view().profile?.currency).toBe('USD');
  });

  it('a change in another tab is fetched', async () => {
    const profile = answersInTurn<Profile>(
      { ok: true, value: sampleProfile },
      { ok: true, value: { ...sampleProfile, currency: 'USD' } },
    );
    const { tab, settle, view } = await start({ profile });
    tab({ type: 'profile.changed' });
    await settle();
    expect(view().profile?.currency).toBe('USD');
  });
});

describe('counts and allowance', () => {
  it('SHL-10 the reported count is what the gateway counts, until it is told a newer one', async () => {
    const { actor, view } = await start();
    expect(view().reportedCount).toBe(7);
    actor.send({ type: 'counts.changed', reportedCount: 9 });
    expect(view().reportedCount).toBe(9);
  });

  it('are asked for again on request; the last request wins', async () => {
    const reportedArticlesCount = answersLater<{ count: number; countDB: number }>();
    const { actor, settle, view } = await start({ reportedArticlesCount });
    actor.send({ type: 'counts.refetch' });
    await settle();
    expect(reportedArticlesCount.asked).toHaveLength(2);
    reportedArticlesCount.answer({ ok: true, value: { count: 1, countDB: 1 } });
    await settle();
    expect(view().reportedCount).toBeNull();
    reportedArticlesCount.answer({ ok: true, value: { count: 2, countDB: 2 } });
    await settle();
    expect(view().reportedCount).toBe(2);
  });

  it('the allowance is asked for again after a batch', async () => {
    const ports = everything();
    const { actor, settle } = await start(ports);
    actor.send({ type: 'allowance.refetch' });
    await settle();
    expect((ports.memberRestriction as ReturnType<typeof answers>).asked).toHaveLength(2);
    expect((ports.memberJudge as ReturnType<typeof answers>).asked).toHaveLength(2);
  });
});

describe('another profile', () => {
  const others = [sampleProfile, { ...sampleProfile, id: 'p-ana-br', userIds: ['u-ana-br'] }];

  it('SES-28 marks success, goes home and hands the session on, in this order', async () => {
    const { actor, settle, clock, heard, view } = await start({
      profiles: answers(others),
      getCredentials: answers({ username: 'issued', password: 'issued-password', profileId: 'p-ana-br' }),
      signIn: answers(sampleSession),
    });
    actor.send({ type: 'profiles.open' });
    await settle();
    expect(view().selecting).toBe(true);
    actor.getSnapshot().children.profileSelection?.send({ type: 'profile.choose', id: 'p-ana-br' });
    await settle();
    clock.increment(400);
    expect(view().selecting).toBe(false);
    expect(heard.slice(-3)).toEqual([
      { systemId: 'notices', event: { type: 'notice.raise', notice: { code: 'profile.switched', tone: 'success' } } },
      { systemId: 'screens', event: goTo({ to: 'home' }, { replace: true }) },
      { systemId: 'session', event: { type: 'session.adopt', session: sampleSession } },
    ]);
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('issued-password');
  });

  it('closing the choice changes nothing', async () => {
    const { actor, settle, clock, receivedBy, view } = await start({ profiles: answers(others) });
    actor.send({ type: 'profiles.open' });
    await settle();
    actor.getSnapshot().children.profileSelection?.send({ type: 'modal.close' });
    clock.increment(400);
    expect(view().selecting).toBe(false);
    expect(receivedBy('session')).toEqual([]);
  });
});
