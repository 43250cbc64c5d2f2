import { describe, expect, it } from 'vitest';
import type { InputOf } from '../../../contracts/ports';
import type { Listing } from '../../../contracts/shapes';
import { learnedOrderKey, type LearnedOrder } from '../../domain/learned-order';
import { answers, neverAnswers, refuses, startWith, type FakePorts } from '../../simulator/answers';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { learnedOrderMachine } from './learned-order.machine';
import { learnedOrderView } from './learned-order.view';
import { learnedOrderSystemActors, sampleLearnedOrder, samplePast, samplePastListings } from './learned-order.samples';
import { wholePast } from '../../shared/past/past.samples';

const keeping = (learned: LearnedOrder | null) =>
  sampleSystemActors({ drafts: { drafts: learned === null ? {} : { [learnedOrderKey]: learned }, read: true } });

async function open(ports: FakePorts = {}, { on = true, systemActors = learnedOrderSystemActors, reports = 60 } = {}) {
  const learnOrder = answers<unknown, InputOf<'learnOrder'>>(sampleLearnedOrder);
  const articlesByIds = answers<Listing[]>(samplePastListings(60));
  const stage = startWith(learnedOrderMachine, {
    input: { on },
    now: sampleNow,
    systemActors,
    ports: {
      readPast: answers({ ...wholePast(sampleNow), parts: [samplePast(reports)] }),
      articlesByIds,
      learnOrder,
      ...ports,
    },
  });
  await stage.settle();
  return { ...stage, learnOrder, articlesByIds, view: () => learnedOrderView(stage.actor.getSnapshot()) };
}

describe('the learned order', () => {
  it('reads and asks nothing until it is chosen', async () => {
    const { actor, view, articlesByIds, learnOrder, settle } = await open({}, { on: false });
    expect([view().phase, articlesByIds.asked, learnOrder.asked]).toEqual(['off', [], []]);
    actor.send({ type: 'order.turned', on: true });
    await settle();
    expect(view().phase).toBe('learned');
  });

  it('is learned from the reports of the past and their listings, kept with the drafts, and told to the results', async () => {
    const { view, learnOrder, articlesByIds, receivedBy, toParent } = await open();
    expect(articlesByIds.asked).toHaveLength(2);
    expect(learnOrder.asked[0]?.decisions).toHaveLength(60);
    expect(receivedBy('drafts')).toContainEqual({
      type: 'draft.keep',
      key: learnedOrderKey,
      value: sampleLearnedOrder,
    });
    expect(toParent).toContainEqual({ type: 'order.learned', learned: sampleLearnedOrder });
    expect(view()).toMatchObject({ phase: 'learned', decisions: 60, learnedAt: sampleNow });
  });

  it('says how little there is to learn from where there are fewer than fifty decisions', async () => {
    const { view, learnOrder } = await open({}, { reports: 12 });
    expect(view()).toMatchObject({ phase: 'tooFew', all: 12, reported: 8, needed: 50, decisions: null });
    expect(learnOrder.asked).toEqual([]);
  });

  it('is had at once where it was learned less than a day ago, and learned anew where it is older', async () => {
    const fresh = await open({}, { systemActors: keeping(sampleLearnedOrder) });
    expect([fresh.view().phase, fresh.learnOrder.asked]).toEqual(['learned', []]);
    const old = { ...sampleLearnedOrder, learnedAt: sampleNow - 172_800_000 };
    const stale = await open({ learnOrder: neverAnswers() }, { systemActors: keeping(old) });
    expect(stale.view()).toMatchObject({ phase: 'learning', decisions: 60 });
    expect(stale.toParent).toEqual([{ type: 'order.learned', learned: old }]);
  });

  it.each([
    ['the history', { readPast: answers(null), noticedArticles: refuses('OFFLINE') }],
    ['the worker', { learnOrder: refuses('SERVER_ERROR') }],
  ] as [string, FakePorts][])('says so where %s fails, and tries again at a press', async (_, ports) => {
    const { actor, view, toParent } = await open(ports);
    expect([view().phase, toParent]).toEqual(['failed', []]);
    actor.send({ type: 'order.learn' });
    expect(view().phase).toBe('learning');
  });

  it('is learned from the history alone where the listings can’t be had', async () => {
    const { view, learnOrder } = await open({ articlesByIds: refuses('OFFLINE') });
    expect(view().phase).toBe('learned');
    expect(learnOrder.asked[0]?.decisions).toHaveLength(60);
  });

  it('is forgotten once that is confirmed: nothing is kept, and the results are told', async () => {
    const { actor, view, receivedBy, toParent } = await open({}, { systemActors: keeping(sampleLearnedOrder) });
    actor.send({ type: 'order.forget' });
    actor.send({ type: 'forget.cancel' });
    actor.send({ type: 'forget.confirm' });
    expect(view()).toMatchObject({ phase: 'learned', asksForget: false });
    actor.send({ type: 'order.forget' });
    expect(view().asksForget).toBe(true);
    actor.send({ type: 'forget.confirm' });
    expect(view()).toMatchObject({ phase: 'off', decisions: null, asksForget: false });
    expect(receivedBy('drafts')).toContainEqual({ type: 'draft.drop', key: learnedOrderKey });
    expect(toParent.at(-1)).toEqual({ type: 'order.forgotten' });
  });

  it('stops where another order is chosen', async () => {
    const { actor, view } = await open({ learnOrder: neverAnswers() });
    expect(view().phase).toBe('learning');
    actor.send({ type: 'order.turned', on: false });
    expect(view().phase).toBe('off');
  });
});
