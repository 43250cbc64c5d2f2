import type { Failure, Outcome } from '../../../../contracts/ports';
import { canBeNoticedAgain } from '../../../domain/running-notices';
import type { VariantsReport } from '../../../system-actors/outbox';
import { markAdapter, toMarkUpdates, type MarkOf } from './mark';
import { mapOutcome, type MutationResult, type MutationReport, type MutationAdapter } from './mutation-adapter';

const familyOf = (variants: VariantsReport | undefined) =>
  variants && {
    isVariant: true,
    isFamily: variants.isFamily,
    ...(variants.isFamily && variants.familyId !== null && { familyId: variants.familyId }),
  };

/** What is reported on a page of the catalogue names it; anything else is a listing by itself. */
const elementOf = (page: string | undefined) =>
  page === undefined ? ({ elementType: 'ITM' } as const) : ({ elementType: 'CAT', productId: page } as const);

const fromFile = { isImport: true, source: 'type_article_xls' } as const;

/** The gateway's clock may be behind what the console takes for its time, milliseconds. */
const tolerance = 60_000;

/** Refusals that are about a listing; where they are about each of a batch, the gateway refuses the batch by the first of them. */
const aboutListings: readonly Failure['code'][] = [
  'NOT_PUBLISHED',
  'REPORT_ALREADY_SENT',
  'BLINDED',
  'RE_REPORT_TOO_SOON',
  'ARTICLE_NOT_FOUND',
];

/** A batch of an import that was refused as a whole because of its listings: each is told as refused, and the import goes on. */
function byListing(outcome: Outcome<MutationResult>, ids: readonly string[]): Outcome<MutationResult> {
  if (outcome.ok || !aboutListings.includes(outcome.failure.code)) return outcome;
  const { values, ...others } = outcome.failure;
  // What is said beside the code, as a day, is known to hold for one of them alone.
  const failure = ids.length === 1 && values !== undefined ? { ...others, values } : others;
  return { ok: true, value: { words: [], refused: ids.map((id) => ({ id, failure })) } };
}

const rule = markAdapter<'report'>({
  perform: async (
    ports,
    { ids, originModel, author, report: said, catalogue, variants, imported, operationKey },
    signal,
  ) => {
    const outcome = mapOutcome(
      await ports.reportArticles(
        {
          ...said,
          articlesIds: ids,
          originModel,
          author,
          ...elementOf(catalogue),
          operationKey,
          ...familyOf(variants),
          ...(imported && fromFile),
        },
        signal,
      ),
      (value) => toMarkUpdates('reportArticles', value),
    );
    return imported === undefined ? outcome : byListing(outcome, ids);
  },
  stands: ({ author, report: said, imported }, listing) => {
    if (!listing) return { code: 'ARTICLE_NOT_FOUND' };
    const { reported } = listing;
    if (!reported) return 'absent';
    // A listing whose notice has ended keeps its old report until the new one takes its place.
    const isOld = imported === undefined || Date.parse(reported.createdAt ?? '') < imported.since - tolerance;
    if (isOld && canBeNoticedAgain(listing)) return 'absent';
    const isOurs = reported.author?.id === author.id && reported.code === said.code;
    return isOurs ? 'done' : { code: 'ALREADY_AUDITED' };
  },
});

/** A batch of an import: whoever imports is told of each listing, and keeps what was written. */
function endOfBatch(
  { failure, tells }: MutationReport,
  { done, failure: whole }: Parameters<typeof rule.ends>[2],
): MutationReport {
  const quiet = tells.filter(({ to }) => to === 'listings' || to === 'profile');
  return whole === null ? { failure: null, tells: quiet, value: { refused: done.refused } } : { failure, tells: quiet };
}

export const report: MutationAdapter<MarkOf<'report'>> = {
  ...rule,
  ends: (id, given, how) => {
    const ending = rule.ends(id, given, how);
    return given.imported ? endOfBatch(ending, how) : ending;
  },
};
