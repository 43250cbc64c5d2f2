import { reasonCodes } from '../../../contracts/vocabulary/reasons';
import type { SystemActorFacts } from '../../simulator/answers';
import { answered, refused } from '../../simulator/cover';
import type { Scenario, MachineSamples } from '../../simulator/samples';
import type { VisibleListing } from '../../system-actors/listings';
import { sampleReported, visibleListing } from '../../simulator/sample-listing';
import type { LastReport } from '../../domain/last-report';
import { anaFacts, anaProfile, sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { sampleTemplates } from '../templates/templates.samples';
import type { PastWording } from '../../domain/wording';
import type { reportDrawerMachine } from './report-drawer.machine';
import type { ChosenVariants, ReportDrawerEvent, ReportDrawerInput } from './report-drawer.types';
import { reportDrawerView } from './report-drawer.view';

export const reportDrawerInput: ReportDrawerInput = { ids: ['MLA1000000001'] };

export const lastReport: LastReport = {
  code: 'PPPI1',
  comment: 'Copia de nuestro modelo',
  label: 'Producto falsificado',
  lang: 'es',
};

/** A report of variants of the sample listing. */
export const chosenVariants: ChosenVariants = {
  articleId: 'MLA1000000001',
  familyId: 'MLAF1',
  isFamily: false,
  pictures: [],
  sameAs: null,
};

/** A history in which one comment was mostly rejected, and another confirmed, for utility models in Argentina. */
export const samplePastWording: PastWording = {
  wordings: [
    {
      ...{ code: 'PPPI8', siteId: 'MLA', key: 'copia', text: 'Copia' },
      ...{ confirmed: 2, ended: 8 },
    },
    {
      ...{
        code: 'PPPI8',
        siteId: 'MLA',
        key: 'copia nuestro modelo registrado',
        text: 'Copia nuestro modelo registrado',
      },
      ...{ confirmed: 6, ended: 8 },
    },
  ],
  templates: [{ id: 't1', siteId: 'MLA', confirmed: 4, ended: 5 }],
};

interface SampleFacts {
  listings?: VisibleListing[];
  allowed?: Record<string, readonly string[]>;
  drafts?: Record<string, unknown>;
  settings?: Record<string, unknown>;
}

/** The system actors that the drawer reads: its listings, the reasons allowed by site, and what was kept. */
export function reportDrawerSystemActors({
  listings = [visibleListing()],
  allowed = { MLA: reasonCodes },
  drafts = {},
  settings,
}: SampleFacts = {}): SystemActorFacts {
  return sampleSystemActors({
    listings: { visible: Object.fromEntries(listings.map((listing) => [listing.id, listing])), moment: 0 },
    profile: {
      ...anaFacts,
      profile: settings === undefined ? null : { ...anaProfile, settings },
      allowedNotices: Object.entries(allowed).map(([siteId, codes]) => ({
        siteId,
        notices: codes.map((id) => ({ id, type: null, description: null })),
      })),
    },
    drafts: { drafts },
  });
}

export const reportedListing = visibleListing({ reported: sampleReported() });
export const savedReportDraft = {
  'report:MLA1000000001': { category: 'COPYRIGHT', code: 'PPPI6', photos: ['p1'], comment: 'Fotos' },
};
const shortDraft = {
  'report:MLA1000000001': { category: 'COPYRIGHT', code: null, photos: [], comment: 'Fotos' },
};

const sentEvents: ReportDrawerEvent[] = [
  { type: 'category.choose', category: 'BRAND' },
  { type: 'category.choose', category: 'COPYRIGHT' },
  { type: 'category.choose', category: 'PERSONAL_IMAGE' },
  { type: 'category.choose', category: 'PATENT' },
  { type: 'reason.choose', code: 'PPPI1' },
  { type: 'reason.choose', code: 'PPPI6' },
  { type: 'reason.choose', code: 'PPPI3' },
  { type: 'photo.toggle', id: 'p1' },
  { type: 'photo.toggle', id: 'unknown' },
  { type: 'photos.set', photos: ['p1'] },
  { type: 'step.continue' },
  { type: 'step.back' },
  { type: 'comment.change', text: 'Copia' },
  { type: 'comment.change', text: 'no@' },
  { type: 'comment.change', text: 'no' },
  { type: 'comment.change', text: '' },
  { type: 'offending.remove' },
  { type: 'template.use', id: 't1' },
  { type: 'template.write' },
  { type: 'template.write', id: 't1' },
  { type: 'template.left' },
  { type: 'report.submit', label: 'Producto falsificado' },
  { type: 'draft.restore' },
  { type: 'draft.drop' },
  { type: 'drawer.close' },
  { type: 'drawer.gone' },
];

const protectedAnswer = answered('blindages', [
  { id: 'b1', item: 'MLA1000000001', reason: 'PPPI9', dueDate: '2030-01-31' },
]);
const protectionAnswers = [answered('blindages', []), protectedAnswer, refused('blindages', 'OFFLINE')];

const events = [...sentEvents, ...protectionAnswers];
const scenario = (name: string, facts: SampleFacts, more: Partial<Scenario<typeof reportDrawerMachine>> = {}) => ({
  name,
  input: reportDrawerInput,
  systemActors: reportDrawerSystemActors(facts),
  now: sampleNow,
  ...more,
});
const closingEvents = sentEvents.slice(-2);

export const reportDrawerSamples: MachineSamples<typeof reportDrawerMachine> = {
  lives: [
    scenario('a listing that may be reported', { allowed: { MLA: ['PPPI1', 'PPPI7', 'PPPI3', 'PPPI6'] } }),
    scenario(
      'a draft was kept',
      { drafts: savedReportDraft },
      { events: [...sentEvents.slice(4), ...protectionAnswers] },
    ),
    scenario('half a draft was kept, another reason allowed', { drafts: shortDraft, allowed: { MLA: ['PPPI5'] } }),
    scenario(
      'a template of the reason',
      { allowed: { MLA: ['PPPI8'] }, settings: sampleTemplates },
      { events: [{ type: 'category.choose', category: 'UTILITY_MODEL' }, ...sentEvents.slice(10)] },
    ),
    scenario(
      'a comment that was mostly rejected before',
      { allowed: { MLA: ['PPPI8'] } },
      {
        events: [
          answered('readWording', samplePastWording),
          refused('readWording', 'SERVER_ERROR'),
          { type: 'category.choose', category: 'UTILITY_MODEL' },
          { type: 'step.continue' },
          { type: 'step.back' },
          { type: 'comment.change', text: 'Copia' },
          { type: 'wording.use', key: 'copia nuestro modelo registrado' },
          { type: 'wording.take' },
          { type: 'wording.restore' },
        ],
      },
    ),
    scenario('no reason allowed', { allowed: {} }),
    scenario('a listing already reported', { listings: [reportedListing] }, { events: closingEvents }),
    scenario(
      'a report that is edited',
      { listings: [reportedListing] },
      {
        input: { ...reportDrawerInput, edit: true },
        events: [...sentEvents.slice(0, 2), ...sentEvents.slice(4, 6), ...sentEvents.slice(8)],
      },
    ),
    scenario(
      'a photo chosen before, two reasons on photos',
      { allowed: { MLA: ['PPPI9', 'PPPI6'] } },
      { input: { ...reportDrawerInput, photos: ['p2'] } },
    ),
    scenario(
      'a photo chosen before, one reason on photos',
      { allowed: { MLA: ['PPPI6'] } },
      { input: { ...reportDrawerInput, photos: ['p2'] } },
    ),
    scenario(
      'two variants of a listing',
      { allowed: { MLA: ['PPPI9', 'PPPI7'] } },
      { input: { ids: ['MLAU1', 'MLAU2'], variants: chosenVariants } },
    ),
    scenario(
      'what was decided last is said again',
      {},
      { input: { ...reportDrawerInput, repeat: lastReport }, events: closingEvents },
    ),
    scenario(
      'a last report that needs photos',
      { allowed: { MLA: ['PPPI6'] } },
      { input: { ...reportDrawerInput, repeat: { ...lastReport, code: 'PPPI6' } } },
    ),
    scenario(
      'a last report that waits to hear of a protection',
      { allowed: { MLA: ['PPPI9', 'PPPI3'] } },
      { input: { ...reportDrawerInput, repeat: { ...lastReport, code: 'PPPI9' } } },
    ),
    scenario(
      'listings of two sites',
      { listings: [visibleListing(), visibleListing({ id: 'MLB1000000002' })] },
      { input: { ids: ['MLA1000000001', 'MLB1000000002'] }, events: closingEvents },
    ),
  ],
  events,
  /** A template can be used again and again. */
  serialize: ({ value, context: { listings: _, comment, cut, ...context } }) =>
    JSON.stringify([value, context, comment.slice(0, 40), cut > 0]),
  never: {
    'a report is decided without its five characters, or with one that may not be sent': ({ context: { decided } }) =>
      decided !== null && !/^(?=(?:\s*[A-Za-z0-9.,'&]){5})[A-Za-z0-9.,'& \n]+$/.test(decided.report.description),
    'a report is decided for no listing': ({ context: { decided } }) => decided !== null && decided.ids.length === 0,
    'a report on photos is decided without one': ({ context: { decided } }) =>
      decided !== null &&
      ['PPPI6', 'PPPI7', 'PPPI19'].includes(decided.report.code) &&
      decided.report.photosDenounced.length === 0,
    'a step in front cannot be left backwards though there is one before it': (snapshot) => {
      const { phase, canGoBack } = reportDrawerView(snapshot as never);
      return phase === 'deciding' && snapshot.can({ type: 'step.back' }) !== canGoBack;
    },
    'the button goes on though the machine does not, or the other way round': (snapshot) => {
      const { phase, step, whyNotGoOn, writesTemplate } = reportDrawerView(snapshot as never);
      if (phase !== 'deciding' || writesTemplate || step === 'comment') return false;
      return snapshot.can({ type: 'step.continue' }) !== (whyNotGoOn === null);
    },
    'a comment is sent and nothing answers': (snapshot) => {
      const { phase, step, writesTemplate } = reportDrawerView(snapshot as never);
      const sends = phase === 'deciding' && step === 'comment' && !writesTemplate;
      return sends && !snapshot.can({ type: 'report.submit', label: '' });
    },
  },
};

export const reportDrawerDescriptions = {
  states: {
    opening: 'Looks at what it was opened for.',
    refused: 'None of the listings can be reported; says why.',
    withoutReasons: 'The site allows notices, but none that goes with this way of reporting.',
    withoutNotices: 'The site allows no notice: names the country and loads the page anew after three seconds.',
    deciding: 'A person makes the report.',
    'deciding.step': 'The step in front.',
    'deciding.step.category': 'Step 1: what kind of right.',
    'deciding.step.reason': 'Step 1.5: the reason within it.',
    'deciding.step.images': 'The photos that show it.',
    'deciding.step.comment': 'Step 2: the comment, and sending.',
    'deciding.step.comment.writing': 'A person writes.',
    'deciding.step.comment.warned': 'Sending was tried with fewer than five characters.',
    'deciding.step.comment.lacking': 'Sending was tried with a comment that can’t go out; says why.',
    'deciding.step.comment.template': 'A template is written, in the place of the comment.',
    'deciding.protection': 'Whether the listings are protected from patent reports.',
    'deciding.protection.deciding': 'Asks only where such a report is allowed.',
    'deciding.protection.asking': 'The gateway is asked; the reason waits for it.',
    'deciding.protection.known': 'The answer is in, or there is none and the gateway will judge.',
    leaving: 'Closed without a decision; the view moves out.',
    gone: 'Gone without a decision.',
    decided: 'A report was decided; the parent submits it at once.',
  },
  guards: {
    begun: 'a category is chosen',
    severalSites: 'the listings are of more than one site',
    noneLeft: 'no listing can be reported',
    withoutNotices: 'the site allows no notice',
    nothingOffered: 'no category is left to offer',
    repeatsNow: 'what was decided last is said again, and nothing holds it back',
    stands: 'it opens with its reason, and that step is the first that lacks something',
    checking: 'protected items matter on this site',
    canChooseCategory: 'the category is offered and not held back',
    canChooseReason: 'the reason is offered and not held back',
    known: 'it is one of the pictures',
    forwards: 'the step is complete and leads there',
    backwards: 'the back table leads there',
    writesComment: 'no template is being written',
    willSend: 'the report is whole and its comment has five characters',
    willWarn: 'the report is whole but for a comment of one to four characters',
    isOfferedWording: 'it is a comment that is offered',
    hasBetterWording: 'the comment was mostly rejected, and another confirmed',
    wasReplaced: 'another text stands in the place of what was typed',
    isTemplate: 'it is a template of this reason',
    canWrite: 'it is a template of this reason, or a new one',
    draftOffered: 'a draft is offered',
    draftReachesComment: 'the draft lacks nothing but its comment',
    succeeded: 'the gateway answered',
  },
};
