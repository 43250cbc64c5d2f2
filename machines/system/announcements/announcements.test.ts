import { describe, expect, it } from 'vitest';
import { undoTimeSetting } from '../../domain/undo-time';
import { startWith } from '../../simulator/answers';
import { sampleAuthor, visibleListing } from '../../simulator/sample-listing';
import { anaFacts, anaProfile, sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { Mark, Mutation } from '../../system-actors/outbox';
import { announcementsMachine } from './announcements.machine';
import { announcementsView } from './announcements.view';

const one = visibleListing({ id: 'MLA1', title: 'Gorra Andes' });
const other = visibleListing({ id: 'MLA2', title: 'Mochila Andes' });
const trust = (...ids: string[]): Mark => ({ type: 'approve', ids, originModel: 'live_search', author: sampleAuthor });
const undo = (id: string): Mark => ({ type: 'undo', ids: [id], undo: 'approved', from: 'live_searches' });

function open(settings: Record<string, unknown> = {}) {
  const systemActors = sampleSystemActors({
    listings: { visible: { MLA1: one, MLA2: other }, moment: 0 },
    profile: { ...anaFacts, profile: { ...anaProfile, settings } },
  });
  const stage = startWith(announcementsMachine, { systemActors, now: sampleNow });
  const { actor, clock } = stage;
  const submit = (work: Mutation, requester?: unknown) =>
    actor.system
      .get('outbox')
      .send({ type: 'mutation.submit', id: 'w1', work, ...(requester !== undefined && { requester }) });
  return {
    clock,
    submit,
    mark: (mark: Mark) => submit({ kind: 'mark', mark }, actor),
    undoFromElsewhere: (mark: Mark) => submit({ kind: 'mark', mark }),
    noteRemaining: (count: number, partly = false) => actor.send({ type: 'remaining.noted', count, partly }),
    announced: () => announcementsView(actor.getSnapshot()),
  };
}

describe('what was decided is announced', () => {
  it('once, a moment later, by its title and with what is left', () => {
    const { mark, noteRemaining, announced, clock } = open();
    mark(trust('MLA1'));
    noteRemaining(56);
    expect(announced()).toBeNull();
    clock.increment(500);
    expect(announced()).toEqual({
      nth: 1,
      decisions: [{ kind: 'approve', count: 1, subject: 'Gorra Andes' }],
      remaining: { count: 56, partly: false },
      seconds: 10,
    });
    clock.increment(8_000);
    expect(announced(), 'whoever reads on does not find it').toBeNull();
  });

  it('together where keys follow fast: of a kind by their number, with what is left after the last', () => {
    const { mark, noteRemaining, announced, clock } = open();
    mark(trust('MLA1'));
    noteRemaining(56);
    clock.increment(200);
    mark(trust('MLA2'));
    noteRemaining(55);
    mark(undo('MLA1'));
    noteRemaining(56, true);
    clock.increment(300);
    expect(announced()).toMatchObject({
      decisions: [
        { kind: 'approve', count: 2, subject: null },
        { kind: 'undo', count: 1, subject: 'Gorra Andes', place: 'live_searches' },
      ],
      remaining: { count: 56, partly: true },
    });
  });

  it('anew where the same is decided again, and without a number that was of another list', () => {
    const { mark, noteRemaining, announced, clock } = open();
    mark(trust('MLA1'));
    noteRemaining(56);
    clock.increment(500);
    noteRemaining(7);
    mark(trust('MLA1'));
    clock.increment(500);
    expect(announced(), 'what a list behind this one counts is not said here').toMatchObject({
      nth: 2,
      remaining: null,
    });
  });

  it('when reports or a reply are sent', () => {
    const { submit, announced, clock } = open();
    submit({ kind: 'send', send: { ids: ['MLA1', 'MLA2', 'MLA3'], auditor: sampleAuthor } });
    submit({ kind: 'reply', reply: { type: 'rollback', caseId: '10000002', siteId: 'MLA', comment: 'Fue un error' } });
    clock.increment(500);
    expect(announced()?.decisions).toEqual([
      { kind: 'send', count: 3, subject: null },
      { kind: 'reply', count: 1, subject: '10000002' },
    ]);
  });

  it('with the seconds in which what is sent can be undone, as the person chose them', () => {
    const { submit, announced, clock } = open({ [undoTimeSetting]: 30 });
    submit({ kind: 'send', send: { ids: ['MLA1'], auditor: sampleAuthor } });
    clock.increment(500);
    expect(announced()).toMatchObject({ seconds: 30, decisions: [{ kind: 'send', count: 1, subject: 'Gorra Andes' }] });
  });

  it('unless something else tells it: a toast an edit, a removal and what is undone from another screen, an import what it imported', () => {
    const { mark, undoFromElsewhere, announced, clock } = open();
    undoFromElsewhere(undo('MLA1'));
    const report = { code: 'PPPI1', codeDescription: '', description: 'Copia', tags: [], photosDenounced: [] } as const;
    mark({ type: 'edit', ids: ['MLA1'], author: sampleAuthor, report: { ...report, tags: [], photosDenounced: [] } });
    mark({ type: 'remove', ids: ['MLA1'], action: 'delete' });
    mark({
      ...{ type: 'report', ids: ['MLA1'], originModel: 'live_search', author: sampleAuthor },
      report: { ...report, tags: [], photosDenounced: [] },
      imported: { since: 0 },
    });
    clock.increment(500);
    expect(announced()).toBeNull();
  });
});
