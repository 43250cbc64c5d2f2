import type { Outcome } from '../../../contracts/ports';
import type { SupportMessage } from '../../../contracts/shapes';
import { hasSupportFaults } from '../../domain/support-message';
import { answered, finished, refused } from '../../simulator/cover';
import type { MachineSamples } from '../../simulator/samples';
import type { OutboxFacts, Mutation } from '../../system-actors/outbox';
import {
  quietOutbox,
  sampleNow,
  sampleSystemActors,
  signedOutSystemActors,
} from '../../simulator/sample-system-actors';
import { inputAt } from '../../simulator/sample-addresses';
import type {
  QueuedMessage,
  SavedMessageEvent,
  supportFormMachine,
  SupportFormEvent,
  SupportFormInput,
} from './support-form.machine';

export const supportFormInput: SupportFormInput = inputAt('supportForm', {});

export const typedMessage: SupportMessage = {
  email: 'vera@marca.test',
  userId: 'VERA22',
  siteId: 'MLB',
  message: 'No puedo ingresar',
};

export const signedInSystemActors = sampleSystemActors();

/** What goes out for the signed-in person of the samples. */
export const sentMessage: SupportMessage = { email: 'ana@vigia.test', userId: '1', siteId: 'MLA', message: 'Hola' };
const mutation: Mutation = { kind: 'command', command: { type: 'sendMessageToSupport', input: sentMessage } };

export function sampleMessageOutbox(phase: QueuedMessage['phase'] | 'done' | 'failed', id = 'former'): OutboxFacts {
  return {
    ...quietOutbox,
    jobs: { [id]: { id, work: mutation, phase, goesAt: null, failure: null, elsewhere: false } },
  };
}

const seen = (phase: QueuedMessage['phase']): SavedMessageEvent => ({
  type: 'mutation.seen',
  job: { id: 'id-1', phase, message: sentMessage },
});

const sentEvents: SupportFormEvent[] = [
  { type: 'values.change', values: { message: 'Hola' } },
  { type: 'values.change', values: typedMessage },
  { type: 'draft.seen', draft: { message: 'De antes' } },
  { type: 'message.submit' },
  { type: 'message.repeat' },
  { type: 'message.reopen' },
  { type: 'message.another' },
];
const answers = [
  answered('sendMessageToSupport', { caseId: '90000001' }),
  refused('sendMessageToSupport', 'INVALID_INPUT'),
  refused('sendMessageToSupport', 'TIMED_OUT'),
];
const submitFinished = (output: Outcome<{ caseId: string | null }>) => finished('submitMessage', output);
const settled = [
  submitFinished({ ok: true, value: { caseId: '90000001' } }),
  submitFinished({ ok: false, failure: { code: 'INVALID_INPUT' } }),
  submitFinished({ ok: false, failure: { code: 'ABORTED' } }),
];
/** What only a signed-in person's form hears. */
const fromOutbox: SupportFormEvent[] = [seen('inflight'), seen('waiting'), seen('unknown')];

export const supportFormSamples: MachineSamples<typeof supportFormMachine> = {
  lives: [
    {
      name: 'nobody is signed in',
      input: supportFormInput,
      systemActors: signedOutSystemActors,
      now: sampleNow,
      events: [...answers, ...sentEvents],
    },
    { name: 'Ana is signed in', input: supportFormInput, systemActors: signedInSystemActors, now: sampleNow },
  ],
  events: [...answers, ...sentEvents, ...fromOutbox, ...settled],
  never: {
    'a message goes out that lacks something': (snapshot) =>
      snapshot.hasTag('busy') && hasSupportFaults(snapshot.context.values),
    'a message goes out without its key': (snapshot) =>
      snapshot.value === 'sending' && snapshot.context.operation === null,
    'the text is gone before support has it': ({ value, context }) =>
      !['writing', 'sent'].includes(String(value)) && context.values.message === '',
    'a person who is not signed in waits for an outbox': (snapshot) =>
      snapshot.matches('submitting') && snapshot.context.signedIn === false,
    'a signed-in person’s message goes past the outbox': ({ value, context }) =>
      value === 'sending' && context.signedIn,
  },
};

export const supportFormDescriptions = {
  states: {
    writing:
      'The message is written; what the profile knows of the person isn’t asked. Each change is kept: signed in as a draft, else for the tab.',
    submitting: 'Signed in: the outbox sends the message, or waits for the connection.',
    'submitting.going': 'It is on its way.',
    'submitting.unsure':
      'No answer came: it may have arrived. The person has it sent once more, or gives it up and goes on writing.',
    sending: 'Signed out, where there is no outbox: the message goes out from here.',
    unsure: 'Signed out: no answer came: it may have arrived. The person sends it once more, or goes on writing.',
    sent: 'Support has the message; its case number can be copied.',
  },
  guards: {
    faulty: 'a field is missing, or the e-mail address is none',
    isSignedIn: 'somebody is signed in',
    isTakenUp: 'it is a message, and nothing was written yet',
    isUnknown: 'nobody knows whether the message in the outbox arrived',
    succeeded: 'support took the message',
    wasGivenUp: 'the person gave it up',
    wasLost: 'no answer says whether the message arrived',
  },
};
