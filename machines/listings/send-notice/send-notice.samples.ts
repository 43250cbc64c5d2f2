import { inputAt } from '../../simulator/sample-addresses';
import { answered, refused } from '../../simulator/cover';
import type { Scenario, MachineSamples } from '../../simulator/samples';
import type { Mark, Mutation, MutationSettled } from '../../system-actors/outbox';
import type { ProfileFacts } from '../../system-actors/profile';
import type { VisibleListing } from '../../system-actors/listings';
import { sampleMark } from '../../shared/marking/marking.samples';
import type { MarkingParentEvent } from '../../shared/marking/marking.types';
import { noticedListing, sampleListing, sampleReported, visibleListing } from '../../simulator/sample-listing';
import { anaFacts, sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { sendNoticeMachine, SendNoticeEvent, SendNoticeInput } from './send-notice.machine';

export const sendNoticeInput: SendNoticeInput = inputAt('sendNotice', { articleId: 'MLA1000000001' });

const author = { id: 'ana', givenName: 'Ana', familyName: null };
const mark: Mark = { ...sampleMark, originModel: 'send_notice' };
const sendMutation: Mutation = { kind: 'send', send: { ids: mark.ids, auditor: author } };
const markSettled = (failed: boolean): MarkingParentEvent => ({
  type: 'mark.settled',
  mark,
  failure: failed ? { code: 'ALREADY_AUDITED' } : null,
});
export const sendSettledEvent = (failed: boolean, id = 'id-2'): MutationSettled => ({
  type: 'mutation.settled',
  id,
  work: sendMutation,
  failure: failed ? { code: 'SERVER_ERROR' } : null,
});

export const sendCancelledEvent = (id = 'id-2'): MutationSettled => ({
  ...sendSettledEvent(false, id),
  value: { phase: 'cancelled' },
});

const sentEvents: SendNoticeEvent[] = [
  { type: 'listing.confirmed' },
  { type: 'listing.reload' },
  { type: 'report.open' },
  { type: 'notice.send' },
  { type: 'mark.made', mark, byKey: false },
  { type: 'report.closed' },
  markSettled(true),
  markSettled(false),
  sendSettledEvent(true),
  sendSettledEvent(false),
  sendCancelledEvent(),
  sendCancelledEvent('id-1'),
  sendSettledEvent(true, 'id-1'),
  sendSettledEvent(false, 'id-1'),
];

function scenario(
  name: string,
  listing: Partial<VisibleListing>,
  facts: Partial<ProfileFacts> = {},
): Scenario<typeof sendNoticeMachine> {
  const known = visibleListing(listing);
  return {
    name,
    input: sendNoticeInput,
    systemActors: sampleSystemActors({
      listings: { visible: { [known.id]: known }, moment: 0 },
      profile: { ...anaFacts, ...facts },
    }),
    now: sampleNow,
  };
}

export const sendNoticeSamples: MachineSamples<typeof sendNoticeMachine> = {
  lives: [
    scenario('a listing that nobody reported', {}),
    scenario('answers to sellers are due', {}, { answersDue: 2 }),
    scenario('a suspicious listing', { reported: sampleReported() }),
    scenario('its notice is under way', noticedListing),
    scenario('a trusted listing', { approved: { author: null, createdAt: null } }),
    { ...scenario('an address without a listing id', {}), input: inputAt('sendNotice', { articleId: 'MLA12345678' }) },
  ],
  events: [
    answered('article', [sampleListing()]),
    answered('article', [sampleListing({ status: 'closed' })]),
    answered('article', []),
    refused('article', 'OFFLINE'),
    ...sentEvents,
  ],
  never: {
    'a notice is on its way without an operation': (snapshot) =>
      snapshot.matches({ shown: 'sending' }) && snapshot.context.send === null,
    'an account that may not send does': (snapshot) =>
      snapshot.matches({ shown: 'sending' }) && snapshot.context.whyNotSend !== null,
  },
};

export const sendNoticeDescriptions = {
  states: {
    choosing: 'Whether the address holds a listing id.',
    asking: 'The gateway is asked for the listing.',
    confirming: 'It is put where every screen reads it.',
    failed: 'It did not load; a person may try again.',
    missing: 'There is no such listing.',
    invalid: 'It is closed, inactive or under review.',
    shown: 'The listing stands.',
    'shown.weighing': 'What can be done follows from the marks that it has.',
    'shown.reporting': 'The report drawer is open.',
    'shown.closed': 'No report is under way: the drawer was closed, or the report was refused and is kept as a draft.',
    'shown.underWay': 'Its notice was sent and its case is open.',
    'shown.trusted': 'It is marked trusted.',
    'shown.suspicious': 'It is reported and not sent.',
    'shown.sending': 'Report and notice are in the outbox; leaving does not stop them.',
    'shown.unsent': 'The notice was refused; the report stands.',
    'shown.sent': 'The notice was accepted.',
  },
  guards: {
    isValid: 'the answer holds the listing, and it is valid',
    isMissing: 'there is no such listing',
    isInvalid: 'it is closed, inactive or under review',
    wellFormed: 'the address holds a listing id',
    underWay: 'its notice is under way',
    isSuspicious: 'it is reported and not sent',
    isTrusted: 'it is marked trusted',
    maySend: 'this account may send now',
    markRefused: 'the report was refused',
    sendRefused: 'the notice was refused',
    sendTakenBack: 'the send was taken back before it went out',
    sendDone: 'the notice was accepted',
  },
};
