import type { ActorSystem, ActorSystemInfo } from 'xstate';
import { sitePartOf } from '../../domain/sites';
import type { Blindage, ReportDraft } from '../../../contracts/shapes';
import { protectableReason } from '../../../contracts/vocabulary/reasons';
import { blockReason } from '../../domain/block-reason';
import { whyNotRepeat, type LastReport } from '../../domain/last-report';
import { assessComment } from '../../domain/report-comment';
import { reportDraftKey, type SavedReport, readReportDraft } from '../../domain/report-draft';
import { allowedCodes, protectedUntil, reportedIds, whyNotReport } from '../../domain/report-listings';
import {
  canChooseReason,
  categoryOf,
  isReasonCode,
  needsPhotos,
  offeredCategories,
  type ReportSituation,
} from '../../domain/report-reasons';
import { stepAfter, whyNotGoOn, type ReportForm, type ReportStep } from '../../domain/report-steps';
import type { CommentContext } from '../../domain/sendable-comment';
import { allTemplates, fillTemplate, templatesFor, type Template, type TemplateValues } from '../../domain/templates';
import { assessWording, offeredWordings, type OfferedWording, type WordingWarning } from '../../domain/wording';
import { systemClockOf } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import type { ExcludedListing, ReportDecision, ReportDrawerContext, ReportDrawerInput } from './report-drawer.types';

type System = ActorSystem<ActorSystemInfo>;

/** In which language the comment is written, and where it goes. */
export function commentPlaceOf({ listings, siteIds }: ReportDrawerContext): CommentContext {
  return { lang: systemActor(listings.system, 'shell').getSnapshot().context.lang, siteIds };
}

/** What the drawer knows when it opens: its listings as every screen shows them, the site's reasons, the report being changed, a draft. */
export function initialContextOf(input: ReportDrawerInput, system: System): ReportDrawerContext {
  const { visible } = systemActor(system, 'listings').getSnapshot().context;
  const { allowedNotices } = systemActor(system, 'profile').getSnapshot().context;
  const { drafts } = systemActor(system, 'drafts').getSnapshot().context;
  const edit = input.edit === true;
  const { variants } = input;
  const imported = input.imported === true;
  const leftOut = (variants || imported ? [] : input.ids).flatMap((id): ExcludedListing[] => {
    const listing = visible[id];
    const why = listing === undefined ? blockReason('REMOVED') : whyNotReport(listing, { edit });
    return why === null ? [] : [{ id, why }];
  });
  const ids = input.ids.filter((id) => !leftOut.some((left) => left.id === id));
  const guarded = variants ? [variants.articleId] : ids;
  const [first] = guarded.map((id) => visible[id]);
  // Several reports are written anew together: none of them stands for the others.
  const reported = edit && ids.length === 1 ? (first?.reported ?? null) : null;
  const code = reported !== null && isReasonCode(reported.code) ? reported.code : null;
  const allowed = allowedCodes(allowedNotices, sitePartOf(guarded[0] ?? input.ids[0] ?? ''));
  const openedContext: ReportDrawerContext = {
    ids,
    leftOut,
    siteIds: [...new Set((variants ? guarded : input.ids).map((id) => sitePartOf(id)))],
    pictures: ids.length === 1 && !imported ? (variants?.pictures ?? first?.pictures ?? []) : [],
    edit,
    imagesOnly: input.photos !== undefined,
    catalogue: input.catalogue === true,
    imported,
    variants: variants ? { familyId: variants.familyId, isFamily: variants.isFamily } : null,
    sameAs: variants?.sameAs ?? null,
    guarded,
    allowed,
    checking: allowed.includes(protectableReason),
    unchecked: null,
    protectedIds: [],
    protectedUntil: null,
    original: reported?.code ?? null,
    tags: reported?.tags ?? [],
    category: code === null ? null : categoryOf(code),
    code,
    photos: input.photos ?? reported?.photosDenounced ?? input.ticked ?? [],
    ticked: input.ticked ?? [],
    comment: reported?.description ?? '',
    cut: 0,
    draft: readReportDraft(drafts[reportDraftKey(ids)]),
    repeat: null,
    notRepeated: null,
    listings: systemActor(system, 'listings'),
    wording: null,
    shownWording: null,
    replaced: null,
    writesTemplate: false,
    decided: null,
  };
  const { lang } = systemActor(system, 'shell').getSnapshot().context;
  return input.repeat === undefined ? openedContext : withRepeat(openedContext, input.repeat, lang);
}

/** What was decided last, as far as it can be said of this listing, and why it doesn't go out by itself. */
function withRepeat(context: ReportDrawerContext, repeat: LastReport, lang: LastReport['lang']): ReportDrawerContext {
  const situation = toReportSituation(context);
  const { photos, draft } = context;
  const notRepeated = whyNotRepeat(repeat, { situation, photos: photos.length, draft: draft !== null, lang });
  const { code, comment } = repeat;
  const waits = situation.checkingProtection && code === protectableReason;
  const offered = waits || canChooseReason(code, situation);
  return {
    ...context,
    ...(offered && { category: categoryOf(code), code }),
    comment,
    repeat: notRepeated === null ? repeat : null,
    notRepeated,
  };
}

/** In front of which step a report stands that was opened with its reason: the first that lacks something. */
export function firstIncompleteStep(context: ReportDrawerContext): ReportStep | null {
  const { code, edit, photos } = context;
  if (code === null) return null;
  return needsPhotos(code) && !edit && photos.length === 0 ? 'images' : 'comment';
}

type TemplateScope = Pick<ReportDrawerContext, 'listings' | 'code'>;
/** The templates of the reason in the language that is read now. */
export function templatesOf({ listings: { system }, code }: TemplateScope): Template[] {
  const { lang } = systemActor(system, 'shell').getSnapshot().context;
  return templatesFor(systemActor(system, 'profile').getSnapshot().context.profile?.settings, code, lang);
}

export const hasTemplate = (scope: TemplateScope, id: string): boolean =>
  templatesOf(scope).some((one) => one.id === id);

/** What the one listing in hand can fill in. */
function templateValuesOf({ listings, ids }: ReportDrawerContext): TemplateValues {
  const [id] = ids;
  const listing = ids.length === 1 && id !== undefined ? listings.getSnapshot().context.visible[id] : undefined;
  const { title = null, brand = null, seller = null } = listing ?? {};
  return { title, brand, seller: seller?.nickname ?? null, id: listing?.id ?? null };
}

const appendText = (comment: string, text: string): string =>
  comment.trim() === '' ? text : `${comment.trimEnd()}\n${text}`;

/** A template's text, filled in from the one listing, behind what was typed. */
export const appendTemplate = (context: ReportDrawerContext, text: string): string =>
  appendText(context.comment, fillTemplate(text, templateValuesOf(context)));

/** What `readWording` is asked. */
export function toWordingRequest(system: System) {
  const { profile } = systemActor(system, 'profile').getSnapshot().context;
  return { profileId: profile?.id ?? '', templates: allTemplates(profile?.settings) };
}

const placeOf = ({ siteIds, code }: ReportDrawerContext) => ({ siteId: siteIds[0] ?? '', code: code ?? '' });

/** The comments that were sent before and are offered in this step. */
export const wordingsOf = (context: ReportDrawerContext): OfferedWording[] =>
  offeredWordings(context.shownWording, placeOf(context), templatesOf(context), templateValuesOf(context));

/** What the past says against the comment in hand. */
export const wordingWarningOf = (context: ReportDrawerContext): WordingWarning | null =>
  assessWording(context.comment, context.wording, placeOf(context), templateValuesOf(context));

/** The comment with one that was sent before behind it; as it is where that isn't offered. */
export function appendWording(context: ReportDrawerContext, key: string): string {
  const found = wordingsOf(context).find((one) => one.key === key);
  return found === undefined ? context.comment : appendText(context.comment, found.text);
}

/** The better comment in the place of the one in hand, which can be taken back. */
export function withBetterWording(context: ReportDrawerContext) {
  const better = wordingWarningOf(context)?.better ?? null;
  return better === null ? {} : replaceComment(context, better.text);
}

const replaceComment = ({ comment }: ReportDrawerContext, by: string) => ({
  comment: by,
  replaced: { text: comment, by },
  cut: 0,
});

/** What was typed, in its place again. What was taken and then changed can be brought back in its turn. */
export function withOwnWording(context: ReportDrawerContext) {
  const { comment, replaced } = context;
  if (replaced === null) return {};
  return comment === replaced.by
    ? { comment: replaced.text, replaced: null, cut: 0 }
    : replaceComment(context, replaced.text);
}

/** What the gateway said of protected items, as the drawer keeps it. */
export function toProtection(ids: string[], blindages: Blindage[], system: System) {
  const now = systemClockOf(system).now();
  const free = reportedIds(ids, protectableReason, blindages, now);
  return {
    checking: false,
    protectedIds: ids.filter((id) => !free.includes(id)),
    protectedUntil: protectedUntil(ids, blindages, now),
  };
}

export function toReportSituation(context: ReportDrawerContext): ReportSituation {
  const { allowed, ids, imagesOnly, catalogue, imported, checking, protectedUntil: until, sameAs } = context;
  return {
    allowed,
    several: ids.length > 1 || imported,
    imagesOnly,
    catalogue,
    checkingProtection: checking,
    protectedUntil: until,
    sameAs,
  };
}

export function toReportInHand({
  category,
  code,
  imagesOnly,
  edit,
  original,
  photos,
  comment,
}: ReportDrawerContext): ReportForm {
  return { category, code, imagesOnly, edit, original, photos, comment };
}

/** The listings that the report goes out for with its present reason. */
export function outgoingIds({ ids, code, protectedIds }: ReportDrawerContext): string[] {
  return code === protectableReason ? ids.filter((id) => !protectedIds.includes(id)) : ids;
}

export function hasNoReasons(context: ReportDrawerContext): boolean {
  const keepsItsCode = context.edit && context.original !== null;
  return !keepsItsCode && offeredCategories(toReportSituation(context)).length === 0;
}

/** Where *continue* leads from that step, null while it can't be left. */
export function nextStepOf(step: ReportStep, context: ReportDrawerContext): ReportStep | null {
  return whyNotGoOn(step, toReportInHand(context), toReportSituation(context)) === null
    ? stepAfter(step, toReportInHand(context))
    : null;
}

/** What pressing *send* does: send, warn of a comment that is too short, or nothing because it isn't offered. */
export function assessSend(context: ReportDrawerContext): 'send' | 'warn' | 'nothing' {
  if (whyNotGoOn('comment', toReportInHand(context), toReportSituation(context)) !== null) return 'nothing';
  return assessComment(context.comment).tooShort ? 'warn' : 'send';
}

/** The report in hand with what a draft holds, as far as that can still be chosen. */
export function withDraft(context: ReportDrawerContext, draft: SavedReport): ReportDrawerContext {
  const { category, code, photos, comment } = draft;
  const imagesOnly = context.imagesOnly || draft.imagesOnly === true;
  const situation = toReportSituation({ ...context, imagesOnly });
  const offered = code !== null && (code === context.original || canChooseReason(code, situation));
  const { pictures } = context;
  const known = pictures.length === 0 ? photos : photos.filter((one) => pictures.some(({ id }) => id === one));
  return {
    ...context,
    imagesOnly,
    category,
    code: offered ? code : null,
    photos: context.imagesOnly ? context.photos : known,
    comment,
    draft: null,
    repeat: null,
  };
}

/** Whether only the comment is left to write once the draft is taken up. */
export function canResumeAtComment(context: ReportDrawerContext): boolean {
  if (context.draft === null) return false;
  const taken = withDraft(context, context.draft);
  const why = whyNotGoOn('comment', toReportInHand(taken), toReportSituation(taken));
  return why === null || why.because.startsWith('COMMENT_');
}

/** The report as it goes out; `label` is the reason's name in the person's language. */
export function toReportDecision(context: ReportDrawerContext, label: string): ReportDecision {
  const code = context.code ?? '';
  const keepsPhotos = context.imagesOnly || needsPhotos(code) || (context.edit && code === context.original);
  const report: ReportDraft = {
    code,
    codeDescription: label,
    description: assessComment(context.comment).outgoing,
    tags: context.tags,
    photosDenounced: keepsPhotos ? context.photos : [],
  };
  const { edit, variants } = context;
  return { ids: outgoingIds(context), report, edit, ...(variants !== null && { variants }) };
}
