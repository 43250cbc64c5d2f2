import type { Outcome } from '../../../contracts/ports';
import { isWholeInfringement, type InfringementDraft } from '../../domain/brand-infringement';
import { finished } from '../../simulator/cover';
import type { Scenario, MachineSamples } from '../../simulator/samples';
import { quietOutbox, sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { OutboxFacts } from '../../system-actors/outbox';
import type {
  brandInfringementMachine,
  BrandInfringementEvent,
  BrandInfringementInput,
} from './brand-infringement.machine';
import type { QueuedInfringement } from './watch-infringement';

export const brandInfringementInput: BrandInfringementInput = {
  productId: 'MLA19000001',
  allowed: ['PPPI1', 'PPPI2', 'PPPI3', 'PPPI10'],
};

export const sentInfringement = {
  productId: 'MLA19000001',
  code: 'PPPI1',
  location: 'title' as const,
  comment: 'Usa nuestra marca',
};

/** An outbox that has the sample's report in hand. */
export function sampleOutboxFacts(phase: QueuedInfringement['phase'] | 'done'): OutboxFacts {
  const work = {
    kind: 'command' as const,
    command: { type: 'sendBrandInfringement' as const, input: sentInfringement },
  };
  return { ...quietOutbox, jobs: { op: { id: 'op', work, phase, goesAt: null, failure: null, elsewhere: false } } };
}

export const infringementSystemActors = (kept?: Partial<InfringementDraft>, outbox: OutboxFacts = quietOutbox) =>
  sampleSystemActors({ outbox, drafts: { drafts: kept === undefined ? {} : { 'infringement:MLA19000001': kept } } });

const sendFinished = (output: Outcome<{ caseId: string | null }>) => finished('sendBrandInfringement', output);

const events: BrandInfringementEvent[] = [
  { type: 'reason.choose', code: 'PPPI1' },
  { type: 'reason.choose', code: 'PPPI6' },
  { type: 'step.continue' },
  { type: 'step.back' },
  { type: 'values.change', values: { location: 'title', comment: 'Usa nuestra marca' } },
  { type: 'values.change', values: { location: '', comment: 'Usa' } },
  { type: 'infringement.submit' },
  { type: 'infringement.repeat' },
  { type: 'failure.close' },
  { type: 'draft.drop' },
  { type: 'drawer.close' },
  { type: 'drawer.gone' },
  { type: 'mutation.seen', job: { phase: 'waiting', input: sentInfringement } },
  { type: 'mutation.seen', job: { phase: 'unknown', input: sentInfringement } },
];

const scenario = (
  name: string,
  systemActors = infringementSystemActors(),
): Scenario<typeof brandInfringementMachine> => ({
  name,
  input: brandInfringementInput,
  systemActors,
  now: sampleNow,
});

export const brandInfringementSamples: MachineSamples<typeof brandInfringementMachine> = {
  lives: [
    scenario('a page that is to be reported'),
    scenario(
      'a report was begun earlier',
      infringementSystemActors({ code: 'PPPI2', location: 'sheet', comment: 'La ficha' }),
    ),
    scenario('a report is on its way', infringementSystemActors(undefined, sampleOutboxFacts('inflight'))),
  ],
  events: [
    ...events,
    sendFinished({ ok: true, value: { caseId: '70000001' } }),
    sendFinished({ ok: false, failure: { code: 'REPORT_ALREADY_SENT' } }),
    sendFinished({ ok: false, failure: { code: 'ABORTED' } }),
  ],
  never: {
    'it goes out without something that it needs': (snapshot) =>
      snapshot.matches('sending') && !isWholeInfringement(snapshot.context),
    'it is told as sent and as failed': ({ context }) => context.caseId !== null && context.failure !== null,
  },
};

export const brandInfringementDescriptions = {
  states: {
    opening: 'Looks whether a report of this page is on its way, or was begun earlier.',
    deciding: 'A person makes the report; each change is kept.',
    'deciding.choosing': 'Which step what is known leads to.',
    'deciding.reason': 'Step 1: what infringes the brand, the product or the publication.',
    'deciding.details': 'Step 2: where the infringement is, and a comment.',
    sending: 'The outbox has it: closing the drawer changes nothing.',
    'sending.going': 'It is on its way, or waits for the connection.',
    'sending.unsure': 'No answer came: it may have arrived. The person has it sent once more, or gives it up.',
    sent: 'Step 3: it was taken; its case number can be copied.',
    leaving: 'The view moves out.',
    gone: 'Gone.',
  },
  guards: {
    isSending: 'the outbox has a report of this page in hand',
    isOffered: 'the profile may use that reason',
    isChosen: 'a reason is chosen',
    isWhole: 'reason, place and comment are as they have to be',
    isTakenUp: 'what is in hand was begun earlier',
    hasFailed: 'an error is shown',
    isUnknown: 'nobody knows whether it arrived',
    succeeded: 'the gateway took it',
    wasGivenUp: 'the person gave it up',
  },
};
