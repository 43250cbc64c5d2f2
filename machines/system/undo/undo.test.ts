import { describe, expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { startWith } from '../../simulator/answers';
import { sampleAuthor, visibleListing } from '../../simulator/sample-listing';
import { quietOutbox, sampleNow, sampleSend, sampleSystemActors } from '../../simulator/sample-system-actors';
import type {
  Mark,
  MutationRequester,
  OutboxEvent,
  OutboxFacts,
  QueuedMutationFacts,
} from '../../system-actors/outbox';
import { undoMachine } from './undo.machine';
import { discarded, reportedOne, trust, trustedOne } from './undo.samples';
import { whyNothingToUndo } from './undo.view';

type Submitted = Extract<OutboxEvent, { type: 'work.submit' }>;

const report = (...ids: string[]): Mark => ({
  type: 'report',
  ids,
  originModel: 'live_search',
  author: sampleAuthor,
  report: { rightType: 'brand', code: 'PPPI1', codeDescription: '', description: '' } as never,
});
const visible = { MLA1: trustedOne, MLA2: reportedOne };
const reply = { type: 'rollback', caseId: '10000002', siteId: 'MLA', comment: 'Fue un error' } as const;

function open(outbox: Partial<OutboxFacts> = {}) {
  const facts = { ...quietOutbox, ...outbox };
  const systemActors = sampleSystemActors({ listings: { visible, moment: 0 }, outbox: facts });
  const stage = startWith(undoMachine, { systemActors, now: sampleNow });
  const { actor, heardBy } = stage;
  let count = 0;
  const submit = (event: Omit<Submitted, 'type' | 'id'>) => {
    count += 1;
    actor.system.get('outbox').send({ type: 'work.submit', id: `w${count}`, ...event });
    return `w${count}`;
  };
  return {
    ...stage,
    submit,
    mark: (mark: Mark, from: Submitted['from'] = 'live_searches', asker?: MutationRequester) =>
      submit({ work: { kind: 'mark', mark }, from, ...(asker && { asker }) }),
    undo: () => actor.send({ type: 'last.undo' }),
    undone: () =>
      heardBy('outbox').flatMap((event) => {
        const { work } = event as Submitted;
        return event.type === 'work.submit' && work.kind === 'mark' && work.mark.type === 'undo' ? [work.mark] : [];
      }),
    cancelled: () => heardBy('outbox').flatMap((event) => (event.type === 'send.cancel' ? [event.id] : [])),
    notices: () => heardBy('notices').map(({ notice }) => notice),
    why: () => whyNothingToUndo(actor.getSnapshot())?.because ?? null,
  };
}

describe('one stack of decisions over screens', () => {
  it('takes back the last one, wherever it was made, then the one before it, and says on which listing and screen', () => {
    const { mark, undo, undone, notices, why } = open();
    expect(why()).toBe('NOTHING_TO_UNDO');
    mark(trust('MLA1'));
    mark(report('MLA2'), 'suggested_articles');
    expect(why()).toBeNull();
    undo();
    undo();
    undo();
    expect(undone()).toEqual([
      { type: 'undo', ids: ['MLA2'], undo: 'reported', from: 'suggested_articles' },
      { type: 'undo', ids: ['MLA1'], undo: 'approved', from: 'live_searches' },
    ]);
    expect(notices()).toMatchObject([
      {
        code: 'undo.done',
        values: { kind: 'report', subject: 'Mochila Andes', place: 'suggested_articles' },
        link: { to: 'listing', params: { articleId: 'MLA2' } },
      },
      { code: 'undo.done', values: { kind: 'approve', subject: 'Gorra Andes', place: 'live_searches' } },
      { code: 'mark.nothingToUndo' },
    ]);
    expect(why()).toBe('NOTHING_TO_UNDO');
  });

  it('takes back what was decided together at once, without those that were taken back one by one', () => {
    const { mark, undo, undone, notices, setFacts } = open();
    const both = { MLA1: trustedOne, MLA2: visibleListing({ ...trustedOne, id: 'MLA2' }) };
    setFacts('listings', { visible: both, moment: 1 });
    mark(trust('MLA1', 'MLA2', 'MLA3'));
    mark({ type: 'undo', ids: ['MLA3'], undo: 'approved', from: 'live_searches' });
    undo();
    undo();
    expect(undone().slice(1)).toMatchObject([{ ids: ['MLA1'] }, { ids: ['MLA2'] }]);
    expect(notices()).toMatchObject([{ code: 'undo.done', values: { count: 2 } }, { code: 'mark.nothingToUndo' }]);
  });

  it('tells who made it while that is there, in place of a notice', () => {
    const { mark, undo, undone, notices, heardBy } = open();
    const heard: unknown[] = [];
    const asker = createActor(createMachine({ on: { '*': { actions: ({ event }) => heard.push(event) } } }));
    asker.start();
    mark(trust('MLA1'), 'live_searches', asker as never);
    undo();
    expect(heard).toEqual([{ type: 'last.undone', marks: undone() }]);
    expect(heardBy('outbox').at(-1)).toMatchObject({ asker });
    expect(notices()).toEqual([]);
    mark(trust('MLA1'), 'live_searches', asker as never);
    asker.stop();
    undo();
    expect(notices()).toMatchObject([{ code: 'undo.done' }]);
    expect(heardBy('outbox').at(-1)).not.toHaveProperty('asker');
  });

  it('tells who made it where that rests behind another screen, and the person by a notice', () => {
    const { mark, undo, undone, notices, setFacts } = open();
    const heard: unknown[] = [];
    const asker = createActor(createMachine({ on: { '*': { actions: ({ event }) => heard.push(event) } } }));
    asker.start();
    setFacts('screens', { screen: 'results', returned: false, live: { key: 'results 1' } });
    mark(trust('MLA1'), 'live_searches', asker as never);
    setFacts('screens', { screen: 'results', returned: false, live: { key: 'results 2' } });
    undo();
    expect(heard).toEqual([{ type: 'last.undone', marks: undone() }]);
    expect(notices()).toMatchObject([{ code: 'undo.done', values: { place: 'live_searches' } }]);
  });

  it('takes back one that is no longer among the listings that are known', () => {
    const { mark, undo, undone } = open();
    mark(trust('MLA9'));
    undo();
    expect(undone()).toEqual([{ type: 'undo', ids: ['MLA9'], undo: 'approved', from: 'live_searches' }]);
  });

  it('takes back what was decided before it was there, but for what another tab decided or an import reports', () => {
    const job = { phase: 'done', goesAt: null, failure: null, elsewhere: false } as const;
    const jobs: Record<string, QueuedMutationFacts> = {
      a: { ...job, id: 'a', work: { kind: 'mark', mark: trust('MLA1') } },
      b: { ...job, id: 'b', work: { kind: 'mark', mark: trust('MLA7') }, elsewhere: true },
      c: { ...job, id: 'c', work: { kind: 'mark', mark: { ...report('MLA8'), imported: { since: 1 } } as Mark } },
    };
    const { undo, undone, notices } = open({ jobs });
    undo();
    undo();
    expect(undone()).toEqual([{ type: 'undo', ids: ['MLA1'], undo: 'approved', from: 'live_searches' }]);
    expect(notices().at(-1)).toMatchObject({ code: 'mark.nothingToUndo' });
  });
});

describe('what can no longer be undone', () => {
  it.each([
    ['a report that was sent', report('MLA2'), { noticed: { sent: true, sending: false } }, 'ALREADY_SENT'],
    ['a report that is being sent', report('MLA2'), { sending: true }, 'BEING_SENT'],
    ['a mark that another tab took back', report('MLA2'), { reported: null }, 'NOT_REPORTED'],
  ] as const)('%s says why, and the next one is taken back then', (_, mark, seen, because) => {
    const stage = open();
    stage.mark(trust('MLA1'));
    stage.mark(mark);
    const changed = { ...reportedOne, ...seen } as typeof reportedOne;
    stage.setFacts('listings', { visible: { MLA1: trustedOne, MLA2: changed }, moment: 1 });
    stage.undo();
    expect(stage.undone()).toEqual([]);
    expect(stage.notices()).toMatchObject([
      { code: 'undo.stays', values: { kind: 'report', subject: 'Mochila Andes' }, why: { because } },
    ]);
    stage.undo();
    expect(stage.undone()).toMatchObject([{ ids: ['MLA1'] }]);
  });

  it('of several only those are taken back that can be, and the others are counted', () => {
    const { mark, undo, undone, notices } = open();
    mark(trust('MLA1', 'MLA2'));
    undo();
    expect(undone()).toMatchObject([{ ids: ['MLA1'] }]);
    expect(notices()).toMatchObject([
      { code: 'undo.done', values: { count: 1 } },
      { code: 'undo.partly', values: { count: 1 }, why: { because: 'NOT_TRUSTED' } },
    ]);
  });

  it('D01 D03 what was decided in the suspicious list, and a discard, a change and an answer that went out, are told as final', () => {
    const { mark, submit, undo, undone, notices } = open();
    mark(trust('MLA1'), 'reported_articles');
    mark({ type: 'undo', ids: ['MLA2'], undo: 'reported', from: 'reported_articles' }, 'reported_articles');
    mark(discarded, 'suggested_articles');
    submit({ work: { kind: 'reply', reply } });
    const before = undone().length;
    for (let press = 0; press < 4; press += 1) undo();
    expect(undone()).toHaveLength(before);
    expect(notices()).toMatchObject([
      { code: 'undo.stays', values: { kind: 'reply', subject: '10000002' } },
      { code: 'undo.stays', values: { kind: 'discard', place: 'suggested_articles' } },
      { code: 'undo.stays', values: { kind: 'undo', subject: 'Mochila Andes' } },
      { code: 'undo.stays', values: { kind: 'approve' }, why: { because: 'TRUSTED_IS_FINAL' } },
    ]);
  });
});

describe('K04 K13 what counts down', () => {
  const counting = { phase: 'countdown', elsewhere: false, failure: null } as const;

  it('goes before every decision, the one that was given last first, and is no decision of the stack after that', () => {
    const { mark, submit, undo, cancelled, undone, setFacts } = open();
    mark(trust('MLA1'));
    const id = submit({ work: { kind: 'reply', reply } });
    const jobs = { [id]: { ...counting, id, goesAt: sampleNow + 9_000, work: { kind: 'reply' as const, reply } } };
    const sends = { s1: sampleSend({ phase: 'countdown', goesAt: sampleNow + 5_000 }) };
    setFacts('outbox', { ...quietOutbox, jobs, sends });
    undo();
    expect([cancelled(), undone()]).toEqual([[id], []]);
    setFacts('outbox', { ...quietOutbox, sends });
    undo();
    expect(cancelled()).toEqual([id, 's1']);
    setFacts('outbox', quietOutbox);
    undo();
    expect(undone()).toMatchObject([{ ids: ['MLA1'] }]);
  });

  it('one that was taken back by its button is no decision any more', () => {
    const { actor, submit, undo, notices, setFacts } = open();
    const id = submit({ work: { kind: 'send', send: { ids: ['MLA2'], auditor: sampleAuthor } } });
    setFacts('outbox', {
      ...quietOutbox,
      sends: { [id]: sampleSend({ id, phase: 'countdown', goesAt: sampleNow + 5_000 }) },
    });
    actor.system.get('outbox').send({ type: 'send.cancel', id });
    setFacts('outbox', quietOutbox);
    undo();
    expect(notices()).toMatchObject([{ code: 'mark.nothingToUndo' }]);
  });

  it('a deletion is told where nobody else tells of it; what another tab counts down is left alone', () => {
    const command = { type: 'deleteNoticedReport' as const, input: { id: '80000001' } };
    const job = { ...counting, id: 'd1', goesAt: sampleNow + 9_000, work: { kind: 'command' as const, command } };
    const elsewhere = { ...job, id: 'd2', goesAt: sampleNow + 9_900, elsewhere: true };
    const { undo, cancelled, notices } = open({ jobs: { d1: job, d2: elsewhere } });
    undo();
    expect(cancelled()).toEqual(['d1']);
    expect(notices()).toMatchObject([{ code: 'undo.deletion' }]);
  });

  it('a discard that waits for the connection has not gone out and is stopped', () => {
    const { mark, undo, cancelled, setFacts, notices } = open();
    const id = mark(discarded, 'suggested_articles');
    const delay = { reason: 'offline' as const, failure: null, choices: ['send.cancel' as const] };
    const work = { kind: 'mark' as const, mark: discarded };
    const job: QueuedMutationFacts = {
      id,
      work,
      phase: 'waiting',
      goesAt: null,
      failure: null,
      elsewhere: false,
      delay,
    };
    setFacts('outbox', { ...quietOutbox, jobs: { [id]: job } });
    undo();
    undo();
    expect(cancelled()).toEqual([id]);
    expect(notices()).toMatchObject([{ code: 'mark.nothingToUndo' }]);
  });
});
