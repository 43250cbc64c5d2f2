import type { SnapshotFrom } from 'xstate';
import type { ReasonGroup } from '../../../contracts/vocabulary/reasons';
import { assessComment, cleanComment, reportComment } from '../../domain/report-comment';
import { offeredCategories, type OfferedReason } from '../../domain/report-reasons';
import { sendableComment } from '../../domain/sendable-comment';
import { stepBefore, whyNotGoOn, type ReportStep } from '../../domain/report-steps';
import type { reportDrawerMachine } from './report-drawer.machine';
import {
  commentPlaceOf,
  outgoingIds,
  toReportInHand,
  toReportSituation,
  wordingsOf,
  wordingWarningOf,
} from './report-drawer.rules';

type Snapshot = SnapshotFrom<typeof reportDrawerMachine>;

function stepOf(snapshot: Snapshot): ReportStep {
  if (snapshot.matches({ deciding: { step: 'comment' } })) return 'comment';
  if (snapshot.matches({ deciding: { step: 'images' } })) return 'images';
  return snapshot.matches({ deciding: { step: 'reason' } }) ? 'reason' : 'category';
}

function phaseOf(snapshot: Snapshot) {
  if (snapshot.matches('refused')) return 'refused';
  if (snapshot.matches('withoutNotices')) return 'withoutNotices';
  if (snapshot.matches('withoutReasons')) return 'withoutReasons';
  return snapshot.matches('deciding') ? 'deciding' : 'leaving';
}

/** The reasons of a category by their group, in the order of the vocabulary; one nameless group where it has none. */
export function groupReasons(
  reasons: readonly OfferedReason[],
): { group: ReasonGroup | null; reasons: OfferedReason[] }[] {
  return [...new Set(reasons.map((reason) => reason.group))].map((group) => ({
    group,
    reasons: reasons.filter((reason) => reason.group === group),
  }));
}

/** What the past says of comments: of each that is offered, and of the one in hand. */
function wordingView(context: Snapshot['context']) {
  const { comment, replaced, shownWording } = context;
  return {
    past: shownWording,
    offered: wordingsOf(context),
    warning: wordingWarningOf(context),
    /** What was typed can be brought back; at once by the key too, while nothing was typed since. */
    canRestore: replaced !== null,
    isAsTaken: replaced !== null && replaced.by === comment,
  };
}

/** Everything that the report drawer shows of its step. */
export function reportDrawerView(snapshot: Snapshot) {
  const { context } = snapshot;
  const step = stepOf(snapshot);
  const report = toReportInHand(context);
  const situation = toReportSituation(context);
  const categories = offeredCategories(situation);
  const chosen = categories.find(({ name }) => name === context.category);
  const comment = assessComment(context.comment);
  const outgoing = outgoingIds(context);
  const sendable = comment.offending.length === 0 ? null : sendableComment(context.comment, commentPlaceOf(context));
  return {
    phase: phaseOf(snapshot),
    step,
    title: context.variants
      ? ('variants' as const)
      : context.imagesOnly
        ? ('imagesOnly' as const)
        : context.ids.length > 1 || context.imported
          ? ('multiple' as const)
          : ('single' as const),
    edit: context.edit,
    /** The one listing that it is about, or whose variants it is; null where there are several. */
    subject: context.variants
      ? (context.guarded[0] ?? null)
      : context.ids.length === 1
        ? (context.ids[0] ?? null)
        : null,
    siteId: context.siteIds[0] ?? null,
    count: outgoing.length,
    several: context.ids.length > 1,
    /** Reported are variants of one listing, and not listings. */
    ofVariants: context.variants !== null,
    leftOut: context.leftOut,
    protectedCount: context.ids.length - outgoing.length,
    categories,
    category: context.category,
    groups: groupReasons(chosen?.reasons ?? []),
    code: context.code,
    pictures: context.pictures,
    photos: context.photos,
    comment: {
      ...comment,
      typed: context.comment,
      max: reportComment.max,
      cut: context.cut,
      /** What would be sent once what can't be is replaced; null where nothing has to be. */
      corrected: sendable === null ? null : cleanComment(sendable),
      /** It was to be sent, and can't be as it is. */
      lacking: snapshot.matches({ deciding: { step: { comment: 'lacking' } } }),
      warned: snapshot.matches({ deciding: { step: { comment: 'warned' } } }),
    },
    whyNotGoOn: whyNotGoOn(step, report, situation),
    canGoBack: stepBefore(step, report) !== null,
    /** A template is written, in the place of the comment. */
    writesTemplate: snapshot.matches({ deciding: { step: { comment: 'template' } } }),
    templates: snapshot.children.templates,
    wording: step === 'comment' ? wordingView(context) : null,
    draft: context.draft,
    /** The last report is being said again, and waits for what is asked about the listing. */
    repeating: context.repeat !== null,
    notRepeated: context.notRepeated,
    unchecked: context.unchecked,
  };
}
export type ReportDrawerView = ReturnType<typeof reportDrawerView>;
