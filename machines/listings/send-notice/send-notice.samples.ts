import type { ReportDraft } from '../../../contracts/shapes';
import { answered, finished, refused } from '../../kit/cover';
import type { Life, MachineSamples } from '../../kit/samples';
import type { Mark, ProfileFacts, VisibleListing, Work, WorkSettled } from '../../kit/seats';
import type { ReportDecision, ReportDrawerOutput } from '../../shared/report-drawer/report-drawer.types';
import { noticedListing, sampleListing, sampleReported, visibleListing } from '../../shared/sample-listing';
import { anaFacts, sampleNow, sampleSeats } from '../../shared/sample-seats';
import type { sendNoticeMachine } from './send-notice.machine';
import type { SendNoticeEvent, SendNoticeInput } from './send-notice.types';

export const sendNoticeInput: SendNoticeInput = { params: { articleId: 'MLA1000000001' }, search: {} };

const report: ReportDraft = {
  code: 'PPPI1',
  codeDescription: 'Producto falso',
  description: 'Copia exacta',
  tags: [],
  photosDenounced: [],
};
const decision: ReportDecision = { ids: ['MLA1000000001'], edit: false, report };
const author = { id: 'ana', givenName: 'Ana', familyName: null };
const mark: Mark = { type: 'report', ids: decision.ids, originModel: 'send_notice', author, report };
const markWork: Work = { kind: 'mark', mark };
const sendWork: Work = { kind: 'send', send: { ids: decision.ids, auditor: author } };
export const markSettled = (failed: boolean, id = 'id-1'): WorkSettled => ({
  type: 'work.settled',
  id,
  work: markWork,
  failure: failed ? { code: 'ALREADY_AUDITED' } : null,
});
export const sendSettled = (failed: boolean, id = 'id-2'): WorkSettled => ({
  type: 'work.settled',
  id,
  work: sendWork,
  failure: failed ? { code: 'SERVER_ERROR' } : null,
});

const said: SendNoticeEvent[] = [
  { type: 'listing.confirmed' },
  { type: 'listing.reload' },
  { type: 'report.open' },
  { type: 'notice.send' },
  markSettled(true),
  markSettled(false),
  sendSettled(true),
  sendSettled(false),
  sendSettled(true, 'id-1'),
  sendSettled(false, 'id-1'),
];
const drawn = (output: ReportDrawerOutput) => finished('reportDrawer', output);

function life(
  name: string,
  listing: Partial<VisibleListing>,
  facts: Partial<ProfileFacts> = {},
): Life<typeof sendNoticeMachine> {
  const known = visibleListing(listing);
  return {
    name,
    input: sendNoticeInput,
    seats: sampleSeats({
      listings: { visible: { [known.id]: known }, moment: 0 },
      profile: { ...anaFacts, ...facts },
    }),
    now: sampleNow,
  };
}

export const sendNoticeSamples: MachineSamples<typeof sendNoticeMachine> = {
  lives: [
    life('a listing that nobody reported', {}),
    life('answers to sellers are due', {}, { answersDue: 2 }),
    life('a suspicious listing', { reported: sampleReported() }),
    life('its notice is under way', noticedListing),
    life('a trusted listing', { approved: { author: null, createdAt: null } }),
    { ...life('an address without a listing id', {}), input: { params: {}, search: {} } },
  ],
  events: [
    answered('article', [sampleListing()]),
    answered('article', [sampleListing({ status: 'closed' })]),
    answered('article', []),
    refused('article', 'OFFLINE'),
    answered('blindages', []),
    drawn(null),
    drawn(decision),
    ...said,
  ],
  never: {
    'a notice is on its way without an operation': (snapshot) =>
      snapshot.matches({ shown: 'sending' }) && snapshot.context.send === null,
    'an account that may not send does': (snapshot) =>
      snapshot.matches({ shown: 'sending' }) && snapshot.context.whyNotSend !== null,
  },
};
