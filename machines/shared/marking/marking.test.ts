import { describe, expect, it } from 'vitest';
import { reasonCodes } from '../../../contracts/vocabulary/reasons';
import { answers, startWith } from '../../simulator/answers';
import { noticedListing, sampleListing, sampleReported, visibleListing } from '../../simulator/sample-listing';
import { quietOutbox, recoveringOutbox } from '../../simulator/sample-system-actors';
import type { VisibleListing } from '../../system-actors/listings';
import type { Mark } from '../../system-actors/outbox';
import { lastReportKey } from '../../domain/last-report';
import {
  chosenVariants,
  savedReportDraft,
  lastReport,
  reportDrawerSystemActors,
} from '../report-drawer/report-drawer.samples';
import { markingMachine } from './marking.machine';
import { resultsMarkingInput, suggestionsMarkingInput, suspiciousMarkingInput, sampleMark } from './marking.samples';
import type { MarkingInput } from './marking.types';
import { markingView } from './marking.view';

const author = { id: '', givenName: '', familyName: null };
const { id } = sampleListing();
const second = visibleListing({ id: 'MLA1000000002' });

function open(
  listings: VisibleListing[],
  input: MarkingInput = resultsMarkingInput,
  allowed: Record<string, readonly string[]> = { MLA: reasonCodes, MLB: reasonCodes },
) {
  const stage = startWith(markingMachine, {
    input,
    systemActors: reportDrawerSystemActors({ listings, allowed }),
    ports: { blindages: answers([]) },
  });
  const marks = () => stage.receivedBy('outbox').map((event) => (event as { work?: { mark?: unknown } }).work?.mark);
  return { ...stage, marks, view: () => markingView(stage.actor.getSnapshot()) };
}
/** Reports in the drawer that stands open, with that comment. */
function reportIn(view: () => ReturnType<typeof markingView>, comment: string): void {
  for (const event of [
    { type: 'category.choose', category: 'BRAND' },
    { type: 'step.continue' },
    { type: 'reason.choose', code: 'PPPI1' },
    { type: 'step.continue' },
    { type: 'comment.change', text: comment },
    { type: 'report.submit', label: 'Producto falsificado' },
  ] as const)
    view().drawer?.send(event);
}
const reported = visibleListing({ reported: sampleReported() });
const trusted = visibleListing({ approved: { author: null, createdAt: null } });

describe('among results', () => {
  it('LST-40 trust goes out at once, with its author and what it counts for, and the parent hears of it', () => {
    const { actor, receivedBy, toParent } = open([visibleListing()]);
    actor.send({ type: 'listing.trust', ids: [id], byKey: true });
    const mark = { type: 'approve', ids: [id], originModel: 'live_search', author, basis: { [id]: 'none' } };
    expect(receivedBy('outbox')).toEqual([
      { type: 'mutation.submit', id: 'id-1', work: { kind: 'mark', mark }, requester: actor, from: 'live_searches' },
    ]);
    expect(toParent).toEqual([{ type: 'mark.made', mark, byKey: true }]);
  });

  it('what others decided on while the drawer of several stood open stays out of the report, and is told', () => {
    const { actor, marks, view, setFacts, receivedBy } = open([visibleListing(), second]);
    actor.send({ type: 'listing.suspect', ids: [id, second.id] });
    const drawer = view().drawer;
    drawer?.send({ type: 'category.choose', category: 'BRAND' });
    drawer?.send({ type: 'step.continue' });
    drawer?.send({ type: 'reason.choose', code: 'PPPI1' });
    drawer?.send({ type: 'step.continue' });
    drawer?.send({ type: 'comment.change', text: 'Es una copia exacta' });
    setFacts('listings', { visible: { [id]: reported, [second.id]: second }, moment: 1 });
    drawer?.send({ type: 'report.submit', label: 'Producto falsificado' });
    expect(marks()).toMatchObject([{ type: 'report', ids: [second.id] }]);
    expect(receivedBy('notices')).toMatchObject([
      { notice: { code: 'report.overtaken', values: { count: 1, left: 1 } } },
    ]);
  });

  it('of several countries, the one without reasons comes after all that can be reported', () => {
    const brazilian = visibleListing({ id: 'MLB1000000001' });
    const { actor, marks, view } = open([brazilian, visibleListing()], resultsMarkingInput, {
      MLA: reasonCodes,
      MLB: [],
    });
    actor.send({ type: 'listing.suspect', ids: [brazilian.id, id] });
    view().drawer?.send({ type: 'drawer.gone' });
    actor.send({ type: 'question.confirm' });
    reportIn(view, 'Es una copia exacta');
    expect(marks()).toMatchObject([{ ids: [id] }]);
    expect(view().drawer?.getSnapshot().value).toBe('withoutNotices');
    expect(view().drawer?.getSnapshot().context.ids).toEqual([brazilian.id]);
  });

  it('those of several countries are reported country by country once the person says so, each with its own words', () => {
    const brazilian = ['MLB1000000001', 'MLB1000000002'].map((one) => visibleListing({ id: one }));
    const [firstOfBrazil, lastOfBrazil] = brazilian.map((listing) => listing.id) as [string, string];
    const mixed = [firstOfBrazil, id, lastOfBrazil];
    const { actor, marks, view, setFacts, toParent } = open([visibleListing(), ...brazilian]);
    const report = (comment: string) => reportIn(view, comment);
    const refuse = () => {
      actor.send({ type: 'listing.suspect', ids: mixed, byKey: true });
      view().drawer?.send({ type: 'drawer.gone' });
      return [view().drawer, view().question];
    };
    expect(refuse()).toEqual([null, { about: 'countries', ids: mixed }]);
    actor.send({ type: 'question.cancel' });
    expect([view().question, marks()]).toEqual([null, []]);

    refuse();
    actor.send({ type: 'question.confirm' });
    expect(view().drawer?.getSnapshot().context.ids).toEqual([firstOfBrazil, lastOfBrazil]);
    report('E uma copia exata');
    expect(view().drawer?.getSnapshot().context).toMatchObject({ ids: [id], comment: '', code: null });
    report('Es una copia exacta');
    expect([view().drawer, view().question]).toEqual([null, null]);
    expect(marks()).toMatchObject([
      { ids: [firstOfBrazil, lastOfBrazil], report: { description: 'E uma copia exata' } },
      { ids: [id], report: { description: 'Es una copia exacta' } },
    ]);

    refuse();
    actor.send({ type: 'question.confirm' });
    view().drawer?.send({ type: 'drawer.close' });
    view().drawer?.send({ type: 'drawer.gone' });
    expect([view().drawer, view().question, marks().length]).toEqual([null, null, 2]);
    expect(toParent.filter(({ type }) => type === 'report.closed')).toHaveLength(4);

    refuse();
    setFacts('listings', { visible: { [id]: visibleListing(), [firstOfBrazil]: reported }, moment: 1 });
    expect(view().question).toMatchObject({ ids: [id], changed: true });
    actor.send({ type: 'question.confirm' });
    expect(view().drawer?.getSnapshot().context.ids).toEqual([id]);
  });

  it('GW-68 a screen that was opened from elsewhere says what marks count for from now on', () => {
    const { actor, marks } = open([visibleListing()]);
    actor.send({ type: 'origin.changed', originModel: 'quick_search' });
    actor.send({ type: 'listing.trust', ids: [id] });
    expect(marks()).toMatchObject([{ originModel: 'quick_search' }]);
  });

  it.each([
    ['trusted', trusted, 'approved'],
    ['reported', reported, 'reported'],
  ] as const)('LST-41 LST-43 GW-70 undo takes back the mark of one that is %s, at once', (_, listing, undo) => {
    const { actor, marks } = open([listing]);
    actor.send({ type: 'listing.undo', ids: [id] });
    expect(marks()).toEqual([{ type: 'undo', ids: [id], undo, from: 'live_searches' }]);
  });

  it('LST-45 LST-10 nothing is done that the rules forbid, and who waits for a report hears that there is none', () => {
    for (const listing of [noticedListing, trusted, reported, visibleListing({ status: 'closed' })]) {
      const { actor, marks, toParent } = open([listing]);
      actor.send({ type: 'listing.trust', ids: [id] });
      actor.send({ type: 'listing.suspect', ids: [id] });
      expect([marks(), actor.getSnapshot().value, toParent]).toEqual([[], 'choosing', [{ type: 'report.closed' }]]);
    }
    const { actor, marks } = open([visibleListing()]);
    actor.send({ type: 'listing.undo', ids: [id] });
    actor.send({ type: 'listing.edit', ids: [id] });
    expect([marks(), actor.getSnapshot().value]).toEqual([[], 'choosing']);
  });

  it('GW-69 a discard goes out the moment it is decided, its drawer closes after it, and the parent hears of both', () => {
    const { actor, marks, view, toParent, clock } = open([visibleListing()], suggestionsMarkingInput);
    actor.send({ type: 'listing.discard', ids: [id], byKey: true });
    const { discard } = view();
    discard?.send({ type: 'reason.choose', code: 'item2' });
    discard?.send({ type: 'discard.submit', label: 'Producto original' });
    const said = { code: 'item2', codeDescription: 'Producto original', description: '' };
    const mark = { type: 'discard', ids: [id], originModel: 'suggestions', author, basis: { [id]: 'none' }, ...said };
    expect([marks(), toParent]).toEqual([[mark], [{ type: 'mark.made', mark, byKey: true }]]);
    clock.increment(100);
    discard?.send({ type: 'drawer.gone' });
    expect([view().discard, toParent.at(-1)]).toEqual([null, { type: 'discard.closed', decided: true }]);
  });

  it('the way back closes the drawer of a discard, and nothing is discarded that was decided on', () => {
    const { actor, view, marks, toParent } = open([visibleListing()], suggestionsMarkingInput);
    actor.send({ type: 'listing.discard', ids: [id] });
    actor.send({ type: 'discard.close' });
    view().discard?.send({ type: 'drawer.gone' });
    expect([marks(), toParent]).toEqual([[], [{ type: 'discard.closed', decided: false }]]);
    for (const listing of [noticedListing, trusted, reported, visibleListing({ discarded: true })]) {
      const other = open([listing], suggestionsMarkingInput);
      other.actor.send({ type: 'listing.discard', ids: [id] });
      expect([other.view().discard, other.toParent]).toEqual([null, [{ type: 'discard.closed', decided: false }]]);
    }
  });

  it('of several listings those take part with which it can be done', () => {
    const { actor, marks, view } = open([reported, second]);
    actor.send({ type: 'listing.trust', ids: [id, second.id, 'MLA9999999999'] });
    expect(marks()).toMatchObject([{ type: 'approve', ids: [second.id] }]);
    actor.send({ type: 'listing.suspect', ids: [id, second.id] });
    expect(view().drawer?.getSnapshot().context.ids).toEqual([second.id]);
  });

  it('LST-42 the drawer opens, and what it decides goes out', () => {
    const { actor, view, marks, toParent } = open([visibleListing()]);
    actor.send({ type: 'listing.suspect', ids: [id], byKey: true });
    const drawer = view().drawer;
    drawer?.send({ type: 'category.choose', category: 'BRAND' });
    drawer?.send({ type: 'step.continue' });
    drawer?.send({ type: 'reason.choose', code: 'PPPI1' });
    drawer?.send({ type: 'step.continue' });
    drawer?.send({ type: 'comment.change', text: 'Es una copia exacta de nuestra zapatilla registrada' });
    drawer?.send({ type: 'report.submit', label: 'Producto falsificado' });
    expect(marks()).toMatchObject([
      { type: 'report', ids: [id], originModel: 'live_search', report: { code: 'PPPI1' } },
    ]);
    expect(toParent).toMatchObject([{ type: 'mark.made', byKey: true }]);
    expect(view().drawer).toBeNull();
  });

  it('a report of variants opens on the listing that has them, and goes out as theirs', () => {
    const { actor, view, marks } = open([visibleListing()]);
    actor.send({
      type: 'variants.chosen',
      ids: ['MLAU1'],
      variants: { ...chosenVariants, articleId: 'MLA9999999999' },
    });
    expect(view().drawer).toBeNull();
    actor.send({ type: 'variants.chosen', ids: ['MLAU1', 'MLAU2'], variants: chosenVariants });
    const drawer = view().drawer;
    drawer?.send({ type: 'category.choose', category: 'BRAND' });
    drawer?.send({ type: 'step.continue' });
    drawer?.send({ type: 'reason.choose', code: 'PPPI1' });
    drawer?.send({ type: 'step.continue' });
    drawer?.send({ type: 'comment.change', text: 'Es una copia exacta' });
    drawer?.send({ type: 'report.submit', label: 'Producto falsificado' });
    expect(marks()).toMatchObject([
      {
        type: 'report',
        ids: ['MLAU1', 'MLAU2'],
        basis: { MLAU1: 'none', MLAU2: 'none' },
        variants: { familyId: 'MLAF1', isFamily: false },
      },
    ]);
  });

  it('a drawer that is closed leaves everything as it was', () => {
    const { actor, view, marks, toParent } = open([visibleListing()]);
    actor.send({ type: 'listing.suspect', ids: [id] });
    view().drawer?.send({ type: 'drawer.close' });
    view().drawer?.send({ type: 'drawer.gone' });
    expect([marks(), toParent, view().drawer]).toEqual([[], [{ type: 'report.closed' }], null]);
  });

  it('SUS-21 the report of a suspicious one is edited under the drawer that has it', () => {
    const { actor, view } = open([reported]);
    actor.send({ type: 'listing.edit', ids: [id] });
    expect(view().drawer?.getSnapshot().context).toMatchObject({ edit: true, code: 'PPPI3' });
  });

  it('LST-28 photos are reported when they can be', () => {
    const { actor, view } = open([visibleListing()]);
    actor.send({ type: 'photos.chosen', ids: [id], photos: [] });
    expect(view().drawer).toBeNull();
    actor.send({ type: 'photos.chosen', ids: [id], photos: ['p1'] });
    expect(view().drawer?.getSnapshot().context).toMatchObject({ imagesOnly: true, photos: ['p1'] });
  });
});

describe('while it is read what a former visit left', () => {
  /** The screen begins before anybody knows that something is left. */
  const early = (listings: VisibleListing[]) => {
    const stage = open(listings);
    stage.setFacts('outbox', recoveringOutbox);
    return stage;
  };

  it('decisions wait, in their order, and are made once it is known', async () => {
    const { actor, marks, receivedBy, setFacts, settle } = early([visibleListing(), second]);
    actor.send({ type: 'listing.trust', ids: [second.id] });
    actor.send({ type: 'listing.trust', ids: [id], byKey: true });
    expect(marks()).toEqual([]);
    setFacts('outbox', quietOutbox);
    await settle();
    expect(marks()).toMatchObject([{ ids: [second.id] }, { ids: [id] }]);
    expect(receivedBy('notices')).toEqual([]);
  });

  it('a key goes on to the next listing as ever, and once they are made it does not go on again', async () => {
    const { actor, marks, toParent, setFacts, settle } = early([visibleListing(), second]);
    actor.send({ type: 'listing.trust', ids: [id], byKey: true });
    actor.send({ type: 'listing.trust', ids: [second.id], byKey: true });
    expect(toParent).toEqual([{ type: 'decision.held' }, { type: 'decision.held' }]);
    setFacts('outbox', quietOutbox);
    await settle();
    expect(marks()).toMatchObject([{ ids: [id] }, { ids: [second.id] }]);
    expect(toParent.slice(2)).toMatchObject([
      { type: 'mark.made', byKey: false },
      { type: 'mark.made', byKey: false },
    ]);
  });

  it('one listing is trusted once however often it is said, and not at all once that is taken back', async () => {
    const { actor, marks, setFacts, settle } = early([visibleListing(), second]);
    actor.send({ type: 'listing.trust', ids: [id, second.id] });
    actor.send({ type: 'listing.trust', ids: [id], byKey: true });
    actor.send({ type: 'listing.undo', ids: [second.id] });
    setFacts('outbox', quietOutbox);
    await settle();
    expect(marks()).toMatchObject([{ type: 'approve', ids: [id] }]);
  });

  it('an undo of what stands waits in its turn', async () => {
    const { actor, marks, setFacts, settle } = early([visibleListing(), visibleListing({ ...trusted, id: second.id })]);
    actor.send({ type: 'listing.trust', ids: [id] });
    actor.send({ type: 'listing.undo', ids: [second.id] });
    setFacts('outbox', quietOutbox);
    await settle();
    expect(marks()).toMatchObject([
      { type: 'approve', ids: [id] },
      { type: 'undo', ids: [second.id] },
    ]);
  });

  it('they are judged by what is known then: what goes out already is not decided again', async () => {
    const { actor, marks, setFacts, settle } = early([visibleListing()]);
    actor.send({ type: 'listing.trust', ids: [id] });
    setFacts('listings', { visible: { [id]: visibleListing({ sending: true }) }, moment: 1 });
    setFacts('outbox', quietOutbox);
    await settle();
    expect([marks(), actor.getSnapshot().value]).toEqual([[], 'choosing']);
  });

  it('it is told why they wait when that takes longer, once', () => {
    const { actor, receivedBy, clock } = early([visibleListing()]);
    clock.increment(1_000);
    expect(receivedBy('notices')).toEqual([]);
    actor.send({ type: 'listing.suspect', ids: [id] });
    clock.increment(1_000);
    actor.send({ type: 'listing.trust', ids: [id] });
    clock.increment(1_000);
    expect(receivedBy('notices')).toMatchObject([{ notice: { code: 'mark.held', tone: 'info' } }]);
  });
});

describe('in the suspicious list', () => {
  it('SUS-22 trust is asked once and cannot be undone', () => {
    const { actor, view, marks } = open([reported], suspiciousMarkingInput);
    actor.send({ type: 'listing.trust', ids: [id] });
    expect([marks(), view().question]).toEqual([[], { about: 'trust', ids: [id] }]);
    actor.send({ type: 'question.confirm' });
    expect(marks()).toMatchObject([{ type: 'approve', ids: [id] }]);
    expect(view().question).toBeNull();
    const final = open([trusted], suspiciousMarkingInput);
    final.actor.send({ type: 'listing.undo', ids: [id] });
    expect([final.marks(), final.view().question]).toEqual([[], null]);
  });

  it('SUS-07 dismissing is asked once, and each listing is an operation of its own', () => {
    const other = visibleListing({ ...reported, id: second.id });
    const { actor, view, marks } = open([reported, other], suspiciousMarkingInput);
    actor.send({ type: 'listing.undo', ids: [id, other.id] });
    expect(view().question).toEqual({ about: 'dismiss', ids: [id, other.id] });
    actor.send({ type: 'question.confirm' });
    expect(marks()).toEqual(
      [id, other.id].map((each) => ({ type: 'undo', ids: [each], undo: 'reported', from: 'reported_articles' })),
    );
  });

  it('nothing is done when the answer is no, nor when it could not be done any more', () => {
    const { actor, marks, setFacts } = open([reported], suspiciousMarkingInput);
    actor.send({ type: 'listing.trust', ids: [id] });
    actor.send({ type: 'question.cancel' });
    actor.send({ type: 'listing.trust', ids: [id] });
    setFacts('listings', { visible: { [id]: { ...reported, sending: true } }, moment: 1 });
    actor.send({ type: 'question.confirm' });
    expect([marks(), actor.getSnapshot().value]).toEqual([[], 'choosing']);
  });

  it.each([
    ['listing.trust', 'trust'],
    ['listing.undo', 'dismiss'],
  ] as const)('the question of %s follows what others decide, and gives way where none is left', (type, about) => {
    const other = visibleListing({ ...reported, id: second.id });
    const { actor, view, marks, setFacts, receivedBy } = open([reported, other], suspiciousMarkingInput);
    const show = (...taken: string[]) =>
      setFacts('listings', {
        visible: Object.fromEntries(
          [reported, other].map((one) => [one.id, taken.includes(one.id) ? { ...one, sending: true } : one]),
        ),
        moment: 1,
      });
    actor.send({ type, ids: [id, other.id] });
    show(id);
    expect(view().question).toEqual({ about, ids: [other.id], changed: true });
    show(other.id);
    expect(view().question, 'as many, and others').toEqual({ about, ids: [id], changed: true });
    show(id);
    show(id, other.id);
    expect([view().question, marks()]).toEqual([null, []]);
    expect(receivedBy('notices')).toMatchObject([{ notice: { code: 'mark.blocked' } }]);
  });
});

describe('what becomes of a mark', () => {
  it.each([null, { code: 'ALREADY_AUDITED' as const }])('is told to the parent: %o', (failure) => {
    const { actor, toParent } = open([visibleListing()]);
    actor.send({ type: 'mutation.settled', id: 'id-1', work: { kind: 'mark', mark: sampleMark }, failure });
    expect(toParent).toEqual([{ type: 'mark.settled', mark: sampleMark, failure }]);
  });
});

describe('the last report said again', () => {
  const third = visibleListing({ id: 'MLA1000000003' });
  function repeating({
    listings = [visibleListing(), second, third],
    drafts = { [lastReportKey]: lastReport } as Record<string, unknown>,
    allowed = undefined as Record<string, readonly string[]> | undefined,
    blindages = answers<{ id: null; item: string; reason: string; dueDate: string }[]>([]),
  } = {}) {
    const stage = startWith(markingMachine, {
      input: resultsMarkingInput,
      systemActors: reportDrawerSystemActors({ listings, drafts, ...(allowed && { allowed }) }),
      ports: { blindages },
      now: Date.parse('2026-11-20T12:00:00Z'),
    });
    const marks = () => stage.receivedBy('outbox').map((event) => (event as { work?: { mark?: unknown } }).work?.mark);
    return { ...stage, marks, view: () => markingView(stage.actor.getSnapshot()) };
  }
  const drawerOf = (stage: ReturnType<typeof repeating>) => stage.view().drawer?.getSnapshot();

  it('goes out at once with its reason, its comment and the name of its reason', () => {
    const stage = repeating();
    stage.actor.send({ type: 'listing.repeat', ids: [id], byKey: true });
    expect(stage.marks()).toMatchObject([
      {
        type: 'report',
        ids: [id],
        report: { code: 'PPPI1', codeDescription: 'Producto falsificado', description: 'Copia de nuestro modelo' },
      },
    ]);
    expect([stage.view().drawer, stage.toParent]).toMatchObject([null, [{ type: 'mark.made', byKey: true }]]);
  });

  it('a report that is decided is kept to be said again', () => {
    const stage = repeating({ drafts: {} });
    stage.actor.send({ type: 'listing.suspect', ids: [id] });
    const { drawer } = stage.view();
    drawer?.send({ type: 'category.choose', category: 'BRAND' });
    drawer?.send({ type: 'step.continue' });
    drawer?.send({ type: 'reason.choose', code: 'PPPI1' });
    drawer?.send({ type: 'step.continue' });
    drawer?.send({ type: 'comment.change', text: 'Copia: de la zapatilla' });
    drawer?.send({ type: 'report.submit', label: 'Producto falsificado' });
    expect(stage.receivedBy('drafts')).toContainEqual({
      type: 'draft.keep',
      key: lastReportKey,
      value: { code: 'PPPI1', comment: 'Copia, de la zapatilla', label: 'Producto falsificado', lang: 'es' },
    });
  });

  it('says so where there is nothing to say again, and does nothing where nothing can be reported', () => {
    const empty = repeating({ drafts: {} });
    empty.actor.send({ type: 'listing.repeat', ids: [id] });
    expect([empty.marks(), empty.receivedBy('notices')]).toMatchObject([
      [],
      [{ notice: { code: 'mark.nothingToRepeat', tone: 'info' } }],
    ]);
    const sent = repeating({ listings: [noticedListing] });
    sent.actor.send({ type: 'listing.repeat', ids: [id] });
    expect([sent.marks(), sent.actor.getSnapshot().value]).toEqual([[], 'choosing']);
  });

  it.each([
    [
      'a reason that is not offered there',
      { allowed: { MLA: ['PPPI3'] } },
      { category: null, comment: lastReport.comment },
      'category',
      'NOT_OFFERED',
    ],
    [
      'a reason that needs photos',
      { drafts: { [lastReportKey]: { ...lastReport, code: 'PPPI6' } } },
      { code: 'PPPI6', comment: lastReport.comment },
      'images',
      'PHOTO_MISSING',
    ],
    [
      'a report that was begun',
      { drafts: { ...savedReportDraft, [lastReportKey]: lastReport } },
      { code: 'PPPI1' },
      { comment: 'writing' },
      'DRAFT_STANDS',
    ],
    [
      'another language',
      { drafts: { [lastReportKey]: { ...lastReport, lang: 'pt' } } },
      { code: 'PPPI1' },
      { comment: 'writing' },
      'OTHER_LANGUAGE',
    ],
  ] as const)('%s opens the drawer at its step, with the why', (_, around, context, step, because) => {
    const stage = repeating(around as Parameters<typeof repeating>[0]);
    stage.actor.send({ type: 'listing.repeat', ids: [id] });
    expect(stage.marks()).toEqual([]);
    expect(drawerOf(stage)).toMatchObject({
      value: { deciding: { step } },
      context: { ...context, notRepeated: { because } },
    });
  });

  it('a patent waits for what is asked about its protection: it goes out when there is none, and stays when there is', async () => {
    const patent = { [lastReportKey]: { ...lastReport, code: 'PPPI9' } };
    const free = repeating({ drafts: patent });
    free.actor.send({ type: 'listing.repeat', ids: [id] });
    expect([free.marks(), drawerOf(free)?.value]).toMatchObject([[], { deciding: { step: { comment: 'writing' } } }]);
    await free.settle();
    expect(free.marks()).toMatchObject([{ type: 'report', report: { code: 'PPPI9' } }]);

    const guarded = repeating({
      drafts: patent,
      blindages: answers([{ id: null, item: id, reason: 'PPPI9', dueDate: '2027-01-31' }]),
    });
    guarded.actor.send({ type: 'listing.repeat', ids: [id] });
    await guarded.settle();
    expect([guarded.marks(), drawerOf(guarded)?.status]).toEqual([[], 'active']);

    const changed = repeating({ drafts: patent });
    changed.actor.send({ type: 'listing.repeat', ids: [id] });
    changed.view().drawer?.send({ type: 'step.back' });
    await changed.settle();
    expect(changed.marks()).toEqual([]);
  });
});

describe('a key that can do nothing with its listing', () => {
  it.each([
    ['listing.trust', 'ALREADY_TRUSTED'],
    ['listing.edit', 'NOT_REPORTED'],
    ['listing.discard', 'ALREADY_TRUSTED'],
  ] as const)('says why: %s', (type, because) => {
    const { actor, marks, receivedBy } = open([{ ...visibleListing(), ...trusted }]);
    actor.send({ type, ids: [id], byKey: true });
    expect(receivedBy('notices')).toMatchObject([{ notice: { code: 'mark.blocked', tone: 'info', why: { because } } }]);
    actor.send({ type, ids: [id] });
    expect([marks(), receivedBy('notices').length]).toEqual([[], 1]);
  });

  it('says so of a report that is on its way, and of nothing to undo', () => {
    const sent = visibleListing({ sending: true, reported: sampleReported() });
    const { actor, marks, receivedBy } = open([sent]);
    for (const type of ['listing.suspect', 'listing.undo'] as const) actor.send({ type, ids: [id], byKey: true });
    expect([marks(), receivedBy('notices').length]).toEqual([[], 2]);
  });
});

describe('a decision that is undone from elsewhere', () => {
  it('is told to the list as if it had been undone here, while a drawer is open too', () => {
    const { actor, toParent } = open([visibleListing(), second]);
    const marks = [id, second.id].map((each): Mark => ({
      type: 'undo',
      ids: [each],
      undo: 'approved',
      from: 'live_searches',
    }));
    actor.send({ type: 'listing.suspect', ids: [id] });
    actor.send({ type: 'last.undone', marks });
    expect(toParent.slice(-3)).toEqual([
      { type: 'mark.made', mark: marks[0], byKey: false },
      { type: 'mark.made', mark: marks[1], byKey: false },
      { type: 'last.undone', ids: [id, second.id] },
    ]);
  });
});
