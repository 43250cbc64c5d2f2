import { describe, expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { startWith } from '../../simulator/answers';
import { reportedListing, sampleAuthor, visibleListing } from '../../simulator/sample-listing';
import { quietOutbox, sampleNow, sampleSend, sampleSystemActors } from '../../simulator/sample-system-actors';
import type {
  Mark,
  MutationRequester,
  OutboxEvent,
  OutboxFacts,
  QueuedMutationFacts,
} from '../../system-actors/outbox';
import { undoMachine } from './undo.machine';
import { discarded, reportedOne, ringReports, trust, trustedOne } from './undo.samples';
import { whyNothingToUndo } from './undo.view';

type Submitted = Extract<OutboxEvent, { type: 'mutation.submit' }>;

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
  const { actor, receivedBy } = stage;
  let count = 0;
  const submit = (event: Omit<Submitted, 'type' | 'id'>) => {
    count += 1;
    actor.system.get('outbox').send({ type: 'mutation.submit', id: `w${count}`, ...event });
    return `w${count}`;
  };
  return {
    ...stage,
    submit,
    mark: (mark: Mark, from: Submitted['from'] = 'live_searches', requester?: MutationRequester) =>
      submit({ work: { kind: 'mark', mark }, from, ...(requester && { requester }) }),
    undo: () => actor.send({ type: 'last.undo' }),
    undone: () =>
      receivedBy('outbox').flatMap((event) => {
        const { work } = event as Submitted;
        return event.type === 'mutation.submit' && work.kind === 'mark' && work.mark.type === 'undo' ? [work.mark] : [];
      }),
    cancelled: () => receivedBy('outbox').flatMap((event) => (event.type === 'send.cancel' ? [event.id] : [])),
    notices: () => receivedBy('notices').map(({ notice }) => notice),
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
    const { mark, undo, undone, notices, receivedBy } = open();
    const heard: unknown[] = [];
    const requester = createActor(createMachine({ on: { '*': { actions: ({ event }) => heard.push(event) } } }));
    requester.start();
    mark(trust('MLA1'), 'live_searches', requester as never);
    undo();
    expect(heard).toEqual([{ type: 'last.undone', marks: undone() }]);
    expect(receivedBy('outbox').at(-1)).toMatchObject({ requester });
    expect(notices()).toEqual([]);
    mark(trust('MLA1'), 'live_searches', requester as never);
    requester.stop();
    undo();
    expect(notices()).toMatchObject([{ code: 'undo.done' }]);
    expect(receivedBy('outbox').at(-1)).not.toHaveProperty('requester');
  });

  it('tells who made it where that rests behind another screen, and the person by a notice', () => {
    const { mark, undo, undone, notices, setFacts } = open();
    const heard: unknown[] = [];
    const requester = createActor(createMachine({ on: { '*': { actions: ({ event }) => heard.push(event) } } }));
    requester.start();
    setFacts('screens', { screen: 'results', returned: false, live: { key: 'results 1' } });
    mark(trust('MLA1'), 'live_searches', requester as never);
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

describe('the case of a ring', () => {
  const countries = [['MLA1', 'MLA2'], ['MLB1'], ['MLC1', 'MLC2', 'MLC3']];
  const ids = countries.flat();
  const reported = Object.fromEntries(ids.map((id) => [id, visibleListing({ ...reportedListing({ id }) })]));
  const [first] = ringReports('r1', ...countries);
  const form = first!.ring!.form;
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];

  it('is taken back as a whole by one press, told by one notice, and what was decided before it by the next', () => {
    const { mark, undo, undone, notices, receivedBy, setFacts, why } = open();
    setFacts('listings', { visible: { ...visible, ...reported }, moment: 1 });
    mark(trust('MLA9'));
    for (const id of ['r1', 'r2']) {
      for (const report of ringReports(id, ...countries)) mark(report);
      const before = undone().length;
      undo();
      expect(
        undone()
          .slice(before)
          .map((one) => one.ids[0]),
      ).toEqual(ids);
      expect(notices().at(-1)).toEqual({
        code: 'undo.ring',
        tone: 'info',
        values: { count: 6, countryCount: 3, left: 0, siteIds: '' },
        link: { to: 'rings', search: { seller: '77001' } },
      });
      expect(receivedBy('drafts').at(-1)).toEqual({ type: 'draft.keep', key: 'ring:77001', value: form });
    }
    expect(notices()).toHaveLength(2);
    undo();
    expect(undone().at(-1)).toMatchObject({ ids: ['MLA9'], undo: 'approved' });
    expect(why()).toBe('NOTHING_TO_UNDO');
  });

  it.each(orders)(
    'whichever country is answered in which place (%i %i %i), what was sent on or refused stays and is told by its country',
    (...order) => {
      const [sentOn, refused] = order as [number, number];
      const { submit, undo, undone, notices, setFacts } = open();
      const works = ringReports('r1', ...countries).map((mark) => ({ kind: 'mark' as const, mark }));
      const jobs: Record<string, QueuedMutationFacts> = {};
      const now = { ...reported };
      for (const place of order) {
        const work = works[place]!;
        const id = submit({ work, from: 'live_searches' });
        const failure = place === refused ? ({ code: 'SERVER_ERROR' } as const) : null;
        jobs[id] = { id, work, phase: failure ? 'failed' : 'done', goesAt: null, failure, elsewhere: false };
      }
      for (const id of countries[sentOn]!) now[id] = { ...now[id]!, noticed: { sent: true, sending: false } as never };
      for (const id of countries[refused]!) now[id] = { ...now[id]!, reported: null };
      setFacts('outbox', { ...quietOutbox, jobs });
      setFacts('listings', { visible: now, moment: 1 });
      undo();
      const [rest] = countries.filter((_, place) => place !== sentOn && place !== refused);
      expect(undone().map((one) => one.ids[0])).toEqual(rest);
      const left = [sentOn, refused].flatMap((place) => countries[place]!);
      expect(notices()).toHaveLength(1);
      expect(notices()[0]).toMatchObject({
        code: 'undo.ring',
        values: { count: rest!.length, countryCount: 1, left: left.length },
      });
      const { siteIds } = notices()[0]!.values!;
      expect(String(siteIds).split(' ').toSorted()).toEqual([...new Set(left.map((id) => id.slice(0, 3)))].toSorted());
      expect(notices()[0]).not.toHaveProperty('why');
    },
  );

  it('of which one country alone stays says why', () => {
    const { mark, undo, notices, setFacts } = open();
    const sent = { ...reported['MLB1']!, noticed: { sent: true, sending: false } as never };
    setFacts('listings', { visible: { ...reported, MLB1: sent }, moment: 1 });
    for (const report of ringReports('r1', ...countries)) mark(report);
    undo();
    expect(notices()).toMatchObject([
      { values: { count: 5, countryCount: 2, left: 1, siteIds: 'MLB' }, why: { because: 'ALREADY_SENT' } },
    ]);
  });

  it('leaves what somebody else decided on a listing whose report was refused', () => {
    const { mark, undo, undone, notices, setFacts } = open();
    const [here, there] = ringReports('r1', ['MLA1'], ['MLB1']) as [Mark, Mark];
    mark(here);
    const id = mark(there);
    const another = visibleListing({ ...reportedListing({ id: 'MLB1' }) });
    another.reported = { ...another.reported!, author: { ...sampleAuthor, id: 'p-another' } };
    const failed = { id, work: { kind: 'mark' as const, mark: there }, goesAt: null, elsewhere: false };
    const jobs = { [id]: { ...failed, phase: 'failed' as const, failure: { code: 'ALREADY_AUDITED' as const } } };
    setFacts('outbox', { ...quietOutbox, jobs });
    setFacts('listings', { visible: { ...reported, MLB1: another }, moment: 1 });
    undo();
    expect(undone().map((one) => one.ids[0])).toEqual(['MLA1']);
    expect(notices()).toMatchObject([{ values: { left: 1, siteIds: 'MLB' }, why: { because: 'ALREADY_REPORTED' } }]);
  });

  it('of which a country waits for the connection stops that one, and counts it', () => {
    const { submit, undo, undone, cancelled, notices, setFacts } = open();
    const works = ringReports('r1', ['MLA1'], ['MLB1']).map((mark) => ({ kind: 'mark' as const, mark }));
    const [, id = ''] = works.map((work) => submit({ work, from: 'live_searches' }));
    const delay = { reason: 'offline' as const, failure: null, choices: ['send.cancel' as const] };
    const waits = {
      id,
      work: works[1]!,
      phase: 'waiting' as const,
      goesAt: null,
      failure: null,
      elsewhere: false,
      delay,
    };
    setFacts('outbox', { ...quietOutbox, jobs: { [id]: waits } });
    setFacts('listings', { visible: reported, moment: 1 });
    undo();
    expect([undone().map((one) => one.ids[0]), cancelled()]).toEqual([['MLA1'], [id]]);
    expect(notices()).toMatchObject([{ code: 'undo.ring', values: { count: 2, countryCount: 2, left: 0 } }]);
  });

  it('that was sent on in all its countries is told once, as final', () => {
    const { mark, undo, undone, notices, setFacts } = open();
    const sent = Object.fromEntries(ids.map((id) => [id, { ...reported[id]!, sending: true }]));
    setFacts('listings', { visible: sent, moment: 1 });
    for (const report of ringReports('r1', ...countries)) mark(report);
    undo();
    undo();
    expect(undone()).toEqual([]);
    expect(notices()).toMatchObject([
      { code: 'undo.stays', values: { kind: 'ring', count: 6 }, why: { because: 'BEING_SENT' } },
      { code: 'mark.nothingToUndo' },
    ]);
  });

  it('is told to who made it once, with the case, and is not written over what was typed of it since', () => {
    const { mark, undo, undone, notices, receivedBy, setFacts } = open();
    const heard: unknown[] = [];
    const requester = createActor(createMachine({ on: { '*': { actions: ({ event }) => heard.push(event) } } }));
    requester.start();
    setFacts('listings', { visible: reported, moment: 1 });
    for (const report of ringReports('r1', ...countries)) mark(report, 'live_searches', requester as never);
    undo();
    expect(heard).toEqual([{ type: 'last.undone', marks: undone(), ring: first!.ring }]);
    expect(notices()).toMatchObject([{ code: 'undo.ring' }]);
    expect(notices()[0]).not.toHaveProperty('link');
    for (const report of ringReports('r2', ...countries)) mark(report, 'live_searches', requester as never);
    requester.stop();
    setFacts('drafts', { drafts: { 'ring:77001': { comments: { MLA: 'Otra cosa.', MLB: 'Outra coisa.' } } } });
    undo();
    const value = { ...form, comments: { MLA: 'Otra cosa.', MLB: 'Outra coisa.' } };
    expect(receivedBy('drafts').at(-1)).toMatchObject({ type: 'draft.keep', value });
  });
});
