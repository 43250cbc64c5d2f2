import { describe, expect, it } from 'vitest';
import type { Blindage, Listing } from '../../../contracts/shapes';
import { limits } from '../../../contracts/vocabulary/limits';
import { againSetting } from '../../domain/again-reminders';
import { answers, answersInTurn, failure, refuses, startWith, type FakePorts } from '../../simulator/answers';
import { sampleListing, sampleReported } from '../../simulator/sample-listing';
import { sampleNow, sampleSystemActors, systemActorsWithSettings } from '../../simulator/sample-system-actors';
import type { Mark } from '../../system-actors/outbox';
import { sampleMark } from '../marking/marking.samples';
import { currentListingMachine, type CurrentListingInput } from './current-listing.machine';
import { currentListingInput, reminderSystemActors, sampleWithdrawnListing } from './current-listing.samples';
import { currentListingView } from './current-listing.view';

const { articleId } = currentListingInput;
const listing = {
  ...sampleListing(),
  id: articleId,
  sending: false,
  removed: false,
  discarded: false,
  pendingMark: null,
};

async function open(
  ports: FakePorts = {},
  more: Partial<CurrentListingInput> = {},
  systemActors = sampleSystemActors(),
) {
  const stage = startWith(currentListingMachine, {
    input: { ...currentListingInput, ...more },
    systemActors,
    now: sampleNow,
    ports: {
      itemStatus: answers({ id: articleId, status: 'active' }),
      blindages: answers<Blindage[]>([]),
      article: answers<Listing[]>([listing]),
      ...ports,
    },
  });
  await stage.settle();
  return { ...stage, view: () => currentListingView(stage.actor.getSnapshot()) };
}

describe('the listing of a report, today', () => {
  it('GW-24 is asked for when it begins, once, and may be reported again', async () => {
    const itemStatus = answers({ id: articleId, status: 'active' });
    const { view } = await open({ itemStatus });
    expect(itemStatus.asked).toEqual([{ articleId }]);
    expect(view()).toMatchObject({ status: 'active', again: 'now', until: null, statusFailure: null });
  });

  it('its status failing takes nothing else away, and is asked for again when a person says so', async () => {
    const { actor, view, settle } = await open({
      itemStatus: answersInTurn<{ id: string; status: string | null }>(
        { ok: false, failure: failure('OFFLINE') },
        { ok: true, value: { id: articleId, status: 'closed' } },
      ),
    });
    expect(view()).toMatchObject({ known: false, again: 'now', statusFailure: { code: 'OFFLINE' } });
    actor.send({ type: 'status.reload' });
    expect(view()).toMatchObject({ asking: true, statusFailure: null });
    await settle();
    expect(view()).toMatchObject({ status: 'closed', again: 'unpublished', statusFailure: null });
    actor.send({ type: 'again.begin' });
    expect(view().beginning).toBe(false);
  });

  it('says the last day on which the same reason is refused; another reason, or a day that is past, refuses nothing', async () => {
    expect((await open({ blindages: answers([sampleWithdrawnListing]) })).view()).toMatchObject({
      again: 'later',
      until: sampleWithdrawnListing.dueDate,
    });
    for (const one of [{ reason: 'PPPI2' }, { dueDate: '2026-11-19T12:00:00.000Z' }])
      expect((await open({ blindages: answers([{ ...sampleWithdrawnListing, ...one }]) })).view().again).toBe('now');
    expect((await open({ blindages: refuses<Blindage[]>('OFFLINE') })).view().again).toBe('now');
    expect((await open({ blindages: answers([sampleWithdrawnListing]) }, { code: null })).view().again).toBe('now');
  });

  it('is marked in one step: the listing is fetched, and the report drawer stands open', async () => {
    const { actor, view, settle, receivedBy, setFacts } = await open();
    actor.send({ type: 'again.begin' });
    actor.send({ type: 'again.begin' });
    expect(view().beginning).toBe(true);
    setFacts('listings', { visible: { [articleId]: listing }, moment: 0 });
    await settle();
    expect(receivedBy('listings')).toMatchObject([{ type: 'listings.confirm', listings: [{ id: articleId }] }]);
    expect(view().marking?.getSnapshot().matches('reporting')).toBe(true);
  });

  it('takes back the mark that was made, where it stands', async () => {
    const { actor, receivedBy, setFacts } = await open();
    setFacts('listings', { visible: { [articleId]: { ...listing, reported: sampleReported() } }, moment: 0 });
    actor.send({ type: 'listing.undo' });
    expect(receivedBy('outbox')).toMatchObject([
      { type: 'mutation.submit', work: { mark: { type: 'undo', ids: [articleId], undo: 'reported' } } },
    ]);
  });

  it('says why the listing could not be had, and lets a person try again', async () => {
    const { actor, view, settle } = await open({ article: answers<Listing[]>([]) });
    actor.send({ type: 'again.begin' });
    await settle();
    expect(view()).toMatchObject({ beginning: false, failure: { code: 'ARTICLE_NOT_FOUND' } });
    const lost = await open({ article: refuses<Listing[]>('OFFLINE') });
    lost.actor.send({ type: 'again.begin' });
    await lost.settle();
    expect(lost.view().failure?.code).toBe('OFFLINE');
    lost.actor.send({ type: 'again.begin' });
    expect(lost.view()).toMatchObject({ beginning: true, failure: null });
  });

  describe('whoever wants to is reminded of it', () => {
    const key = againSetting(currentListingInput.caseId);
    const value = { siteId: 'MLA', articleId, after: sampleWithdrawnListing.dueDate.slice(0, 10) };
    const withheld = { blindages: answers([sampleWithdrawnListing]) };

    it('on the day after the last one on which it is refused, and only where it is', async () => {
      const { actor, receivedBy } = await open(withheld);
      actor.send({ type: 'reminder.drop' });
      actor.send({ type: 'reminder.keep' });
      expect(receivedBy('profile')).toEqual([{ type: 'setting.keep', key, value }]);
      const now = await open();
      now.actor.send({ type: 'reminder.keep' });
      expect(now.receivedBy('profile')).toEqual([]);
    });

    it('as long as there is room for one more', async () => {
      const many = Object.fromEntries(
        Array.from({ length: limits.againReminders }, (_, at) => [againSetting(String(at)), value]),
      );
      const { actor, receivedBy } = await open(withheld, {}, systemActorsWithSettings(many));
      actor.send({ type: 'reminder.keep' });
      expect(receivedBy('profile')).toEqual([]);
    });

    it('until they want it no more', async () => {
      const { actor, receivedBy } = await open(withheld, {}, reminderSystemActors(value.after));
      actor.send({ type: 'reminder.drop' });
      expect(receivedBy('profile')).toEqual([{ type: 'setting.keep', key, value: null }]);
    });

    it('until it is reported again, once that could be done', async () => {
      const report = { type: 'mark.made', mark: sampleMark, byKey: false } as const;
      const due = await open({}, {}, reminderSystemActors('2026-11-19'));
      due.actor.send({ ...report, mark: { ...sampleMark, type: 'approve' } as Mark });
      expect(due.receivedBy('profile')).toEqual([]);
      due.actor.send(report);
      expect(due.receivedBy('profile')).toEqual([{ type: 'setting.keep', key, value: null }]);
      const ahead = await open(withheld, {}, reminderSystemActors(value.after));
      ahead.actor.send(report);
      expect(ahead.receivedBy('profile')).toEqual([]);
    });
  });

  it('nothing follows a report that has not ended', async () => {
    const { actor, view } = await open({}, { caseStatus: 'WAITING_DOCUMENTATION' });
    expect(view().again).toBeNull();
    actor.send({ type: 'again.begin' });
    expect(view().beginning).toBe(false);
  });
});
