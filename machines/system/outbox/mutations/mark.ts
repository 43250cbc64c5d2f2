import type { Failure, WithOperationKey, Outcome, Ports } from '../../../../contracts/ports';
import type { ApprovedOutcome, Listing, ReportedOutcome } from '../../../../contracts/shapes';
import { refusals, type Refusal } from '../../../../contracts/vocabulary/failures';
import type { Target } from '../../../domain/addresses';
import { discardDraftKey, toDiscardDraft } from '../../../domain/discard';
import { readId } from '../../../domain/listing-id';
import { toReportDraft, reportDraftKey } from '../../../domain/report-draft';
import type { NoticeCode } from '../../../system-actors/notices';
import type { Mark, MarkBasis } from '../../../system-actors/outbox';
import { markOf } from '../../../domain/marking';
import {
  mapOutcome,
  noticeTo,
  type MutationResult,
  type MutationReport,
  type ReconcileResult,
  type MutationEnd,
  type MutationAdapter,
} from './mutation-adapter';

export type MarkOf<Type extends Mark['type']> = Extract<Mark, { type: Type }>;

/** What is asked of the thing that a mark is about: a listing, or a variant of one. */
export type MarkedThing = Pick<Listing, 'id' | 'status' | 'approved' | 'reported' | 'noticed'>;

/** How a listing stands to a mark on it: done, not yet, or never any more because of that failure. */
export type MarkOutcome = 'done' | 'absent' | Failure;

export interface MarkAdapterRules<Type extends Mark['type']> {
  perform(ports: Ports, mark: MarkOf<Type> & WithOperationKey, signal: AbortSignal): Promise<Outcome<MutationResult>>;
  /** Undefined: the gateway no longer knows the listing. */
  stands(mark: MarkOf<Type>, listing: MarkedThing | undefined): MarkOutcome;
  /** The mark as it is made once more, after a lost answer, on those on which it doesn't stand. */
  again?(mark: MarkOf<Type>): MarkOf<Type>;
  /** A notice says that it was done: where the listing itself doesn't show it. */
  tellsDone?: NoticeCode;
  /** How many are suspicious stays the same. */
  keepsCounts?: true;
}

/** The failure of one listing of a batch, by the code that the gateway gave; one that this version doesn't know is told raw. */
export function rowFailure(operation: string, code: string): Failure {
  const known = (refusals as readonly string[]).includes(code);
  return known ? { code: code as Refusal, operation } : { code: 'SERVER_ERROR', operation, message: code };
}

/** What the gateway said of each listing of a batch. */
export function toMarkUpdates(operation: string, outcomes: (ApprovedOutcome | ReportedOutcome)[]): MutationResult {
  const said: MutationResult = { words: [], refused: [] };
  for (const outcome of outcomes) {
    if (outcome.failure !== null)
      said.refused.push({ id: outcome.id, failure: rowFailure(operation, outcome.failure) });
    else
      said.words.push(
        'approved' in outcome
          ? { id: outcome.id, approved: outcome.approved }
          : { id: outcome.id, approved: null, reported: outcome.reported },
      );
  }
  return said;
}

const wordOf = ({ id, approved, reported, noticed }: MarkedThing) => ({ id, approved, reported, noticed });

/** Why nothing was done to a listing on which somebody decided otherwise, with who it was and when. */
function overtaken({ approved, reported }: Pick<Listing, 'approved' | 'reported'>): Failure {
  const stands = approved ?? reported;
  const { author, createdAt } = stands ?? { author: null, createdAt: null };
  return {
    code: 'ALREADY_AUDITED',
    values: {
      stands: stands === null ? 'none' : approved ? 'approved' : 'reported',
      ...(author && { who: [author.givenName, author.familyName].filter(Boolean).join(' ') }),
      ...(createdAt !== null && { at: createdAt }),
    },
  };
}

/** How the things of that mark stand now. Only those that the gateway knows are answered. */
async function asked(ports: Ports, mark: Mark, ids: string[], signal: AbortSignal): Promise<Outcome<MarkedThing[]>> {
  if (mark.type !== 'report' || mark.variants === undefined) return ports.articlesByIds({ articlesIds: ids }, signal);
  return mapOutcome(await ports.variants({ userProductsIds: ids }, signal), (found) =>
    found.map(({ id, status, reported, noticed }) => ({
      id,
      status: status ?? 'active',
      approved: null,
      reported,
      noticed,
    })),
  );
}

/**
 * Performs the mark on what still stands as the person saw it. Of the others, and of those that the gateway refuses because somebody
 * decided before, it says how they stand now.
 */
async function performed<Type extends Mark['type']>(
  rule: MarkAdapterRules<Type>,
  ports: Ports,
  given: MarkOf<Type> & WithOperationKey,
  signal: AbortSignal,
): Promise<Outcome<MutationResult>> {
  const basis: MarkBasis | undefined = 'basis' in given ? given.basis : undefined;
  if (basis === undefined) return rule.perform(ports, given, signal);
  const seen = await asked(ports, given, given.ids, signal);
  if (!seen.ok) return seen;
  const there = seen.value.filter((listing) => rule.stands(given, listing) === 'done');
  const differing = seen.value.filter(
    (listing) => !there.includes(listing) && markOf(listing) !== (basis[listing.id] ?? 'none'),
  );
  const stopped: MutationResult = {
    words: [...there, ...differing].map(wordOf),
    refused: differing.map((listing) => ({ id: listing.id, failure: overtaken(listing) })),
  };
  const ids = given.ids.filter((id) => !stopped.words.some((word) => word.id === id));
  if (ids.length === 0) return { ok: true, value: stopped };
  const outcome = await rule.perform(ports, withIds(given, ids), signal);
  if (!outcome.ok && outcome.failure.code !== 'ALREADY_AUDITED') return outcome;
  const { words: said, refused } = outcome.ok
    ? await withTruth(rule, ports, given, outcome.value, signal)
    : await afterRefusal(rule, ports, given, ids, outcome.failure, signal);
  return {
    ok: true,
    value: { words: [...said, ...stopped.words], refused: [...refused, ...stopped.refused] },
  };
}

const refusedAll = (ids: readonly string[], failure: Failure): MutationResult['refused'] =>
  ids.map((id) => ({ id, failure }));

/**
 * All of it was refused because something stands on one of them at least. Of each it is asked what: another request of this same mark may
 * have come first. Those on which nothing stands go once more, as the refusal wasn't about them.
 */
async function afterRefusal<Type extends Mark['type']>(
  rule: MarkAdapterRules<Type>,
  ports: Ports,
  given: MarkOf<Type> & WithOperationKey,
  ids: string[],
  failure: Failure,
  signal: AbortSignal,
): Promise<MutationResult> {
  const told = await withTruth(rule, ports, given, { words: [], refused: refusedAll(ids, failure) }, signal);
  const standing = new Map(told.words.map((word) => [word.id, word]));
  const open = told.refused
    .map(({ id }) => id)
    .filter((id) => {
      const word = standing.get(id);
      return word !== undefined && word.approved === null && (word.reported ?? null) === null;
    });
  if (open.length === 0 || open.length === ids.length) return told;
  const again = await rule.perform(ports, withIds(given, open), signal);
  const { words: said, refused } = again.ok
    ? await withTruth(rule, ports, given, again.value, signal)
    : { words: [], refused: refusedAll(open, again.failure) };
  const isClosed = ({ id }: { id: string }) => !open.includes(id);
  return { words: [...said, ...told.words.filter(isClosed)], refused: [...refused, ...told.refused.filter(isClosed)] };
}

/**
 * What was decided between the look and the mark is asked for again: it is done where this very mark stands by now, as another request of it
 * came first; else it says how the listing stands, by whom and since when.
 */
async function withTruth<Type extends Mark['type']>(
  rule: MarkAdapterRules<Type>,
  ports: Ports,
  given: MarkOf<Type>,
  { words: said, refused }: MutationResult,
  signal: AbortSignal,
): Promise<MutationResult> {
  const late = refused.filter(({ failure }) => failure.code === 'ALREADY_AUDITED').map(({ id }) => id);
  if (late.length === 0) return { words: said, refused };
  const found = await asked(ports, given, late, signal);
  if (!found.ok) return { words: said, refused };
  const now = new Map(found.value.map((listing) => [listing.id, listing]));
  return {
    words: [...said, ...found.value.map(wordOf)],
    refused: refused.flatMap((row) => {
      const listing = late.includes(row.id) ? now.get(row.id) : undefined;
      if (listing === undefined) return row;
      return rule.stands(given, listing) === 'done' ? [] : { id: row.id, failure: overtaken(listing) };
    }),
  };
}

const withIds = <Given extends Mark>(mark: Given, ids: string[]): Given => ({ ...mark, ids });

function findingOf<Given extends Mark>(
  mark: Given,
  listings: MarkedThing[],
  stands: (mark: Given, listing: MarkedThing | undefined) => MarkOutcome,
): ReconcileResult<Given> {
  const found = new Map(listings.map((listing) => [listing.id, listing]));
  const done: MutationResult = { words: [], refused: [] };
  const again: string[] = [];
  for (const id of mark.ids) {
    const listing = found.get(id);
    const fate = stands(mark, listing);
    if (fate === 'absent') again.push(id);
    else if (fate === 'done')
      done.words.push({ id, approved: listing?.approved ?? null, reported: listing?.reported ?? null });
    else done.refused.push({ id, failure: fate });
  }
  return { done, again: again.length > 0 ? withIds(mark, again) : null, untold: false };
}

/** What was written about listings whose mark was refused, as the draft of its drawer, or of the case of its ring where nobody else keeps that. */
function writtenIn(mark: Mark, ids: string[], heard: boolean): { key: string; value: unknown } | null {
  if ('ring' in mark && mark.ring) return heard ? null : { key: mark.ring.key, value: mark.ring.form };
  if ('report' in mark) return { key: reportDraftKey(ids), value: toReportDraft(mark.report) };
  return mark.type === 'discard' ? { key: discardDraftKey(ids), value: toDiscardDraft(mark) } : null;
}

/** Whether it was taken back with the case of its ring before anything of it went out: that is told of the case. */
const isUndoneWithRing = (mark: Mark, failure: Failure | null): boolean =>
  'ring' in mark && mark.ring !== undefined && failure?.code === 'ABORTED' && failure.values?.['abandoned'] !== 'yes';

/** Where somebody else's decision on the one listing stands, the person is asked whether it should. */
function toDecideAgain(mark: Mark, [id, ...others]: string[], why: Failure | null): { link?: Target } {
  const stands = why?.code === 'ALREADY_AUDITED' && (why.values?.['stands'] ?? 'none') !== 'none';
  const decides = mark.type === 'approve' || (mark.type === 'report' && mark.variants === undefined);
  if (!stands || !decides || id === undefined || others.length > 0 || readId(id)?.shape !== 'listing') return {};
  return { link: { to: 'listing', params: { articleId: id } } };
}

/**
 * Of its listings those that were refused go back, and what was written about them is their draft again; the others stay as the
 * gateway said. A person is told here in any case, though the screen that made it be gone.
 */
function endOf(
  id: string,
  mark: Mark,
  { done, failure, heard }: MutationEnd,
  rule: Pick<MarkAdapterRules<Mark['type']>, 'tellsDone' | 'keepsCounts'>,
): MutationReport {
  const refused = new Set(done.refused.map((row) => row.id));
  const settled = new Set(done.words.map((word) => word.id).filter((each) => !refused.has(each)));
  const failing = mark.ids.filter((listing) => (failure ? !settled.has(listing) : refused.has(listing)));
  const ids = mark.ids.filter((listing) => !failing.includes(listing));
  const why = failure ?? done.refused[0]?.failure ?? null;
  const tells: MutationReport['tells'] = [];
  if (ids.length > 0) tells.push({ to: 'listings', event: { type: 'overlay.settle', id, ids, confirmed: done.words } });
  if (failing.length > 0) {
    tells.push({ to: 'listings', event: { type: 'overlay.reject', id, ids: failing } });
    const truth = done.words.filter((word) => refused.has(word.id));
    if (truth.length > 0)
      tells.push({ to: 'listings', event: { type: 'overlay.settle', id: `${id} truth`, confirmed: truth } });
    if (!isUndoneWithRing(mark, failure))
      tells.push(
        noticeTo({
          code: `mark.${mark.type}.failed`,
          tone: 'failure',
          values: { count: failing.length },
          ...(why ? { failure: why } : {}),
          ...toDecideAgain(mark, failing, why),
        }),
      );
    const written = writtenIn(mark, failing, heard);
    if (written !== null) tells.push({ to: 'drafts', event: { type: 'draft.keep', ...written } });
  }
  if (ids.length > 0 && rule.tellsDone)
    tells.push(noticeTo({ code: rule.tellsDone, tone: 'success', values: { count: ids.length } }));
  if (ids.length > 0 && !rule.keepsCounts) tells.push({ to: 'profile', event: { type: 'counts.refetch' } });
  return { failure: failing.length > 0 ? why : null, tells };
}

/** A mark: a decision on listings, shown on every screen while it is on its way. */
export function markAdapter<Type extends Mark['type']>(rule: MarkAdapterRules<Type>): MutationAdapter<MarkOf<Type>> {
  return {
    touches: ({ ids }) => ids.map((id) => `listing:${id}`),
    same: (given) => ({ ...given, author: null, basis: null, ring: undefined, ids: [...given.ids].sort() }),
    perform: (ports, given, signal) => performed(rule, ports, given, signal),
    wasDone: async (ports, given, _since, signal) =>
      mapOutcome(await asked(ports, given, given.ids, signal), (listings) =>
        findingOf(rule.again?.(given) ?? given, listings, (of, listing) => rule.stands(of, listing)),
      ),
    parts: { ids: ({ ids }) => ids, of: withIds },
    begins: (id, given) => [{ to: 'listings', event: { type: 'overlay.propose', id, mark: given } }],
    pauses: (id) => [{ to: 'listings', event: { type: 'overlay.reject', id } }],
    ends: (id, given, how) => endOf(id, given, how, rule),
  };
}
