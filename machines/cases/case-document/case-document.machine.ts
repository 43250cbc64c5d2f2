import { assign, fromCallback, setup, type EventObject } from 'xstate';
import type { DocumentEvent, DocumentRefusal, DocumentRequest, Failure } from '../../../contracts/ports';
import { feedsOf } from '../../kit/port';

export interface CaseDocumentInput extends DocumentRequest {
  /** Whether it is open before anybody asks for it. */
  open: boolean;
}

export interface CaseDocumentContext extends CaseDocumentInput {
  /** Of the copy that is shown. */
  address: string | null;
  failure: Failure | null;
  refusal: DocumentRefusal | null;
}

export type CaseDocumentEvent =
  | { type: 'document.toggle' }
  | { type: 'document.retry' }
  /** What was read can't be drawn. */
  | { type: 'document.broken' }
  | DocumentEvent;

/** Reads the file for as long as it is open. */
const readDocument = fromCallback<EventObject, DocumentRequest>(({ input, sendBack, system }) => {
  const reading = feedsOf(system).document(input, sendBack);
  return () => reading.stop();
});

/** A file that the seller attached, opened and closed in the page. */
export const caseDocumentMachine = setup({
  types: {
    context: {} as CaseDocumentContext,
    events: {} as CaseDocumentEvent,
    input: {} as CaseDocumentInput,
    tags: {} as 'open',
  },
  actors: { readDocument },
  actions: {
    begin: assign({ address: null, failure: null, refusal: null }),
    setAddress: assign((_, address: string) => ({ address })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    setRefusal: assign((_, refusal: DocumentRefusal) => ({ refusal })),
  },
  guards: { isOpenAtFirst: ({ context }) => context.open },
}).createMachine({
  id: 'caseDocument',
  context: ({ input }) => ({ ...input, address: null, failure: null, refusal: null }),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'isOpenAtFirst', target: 'open' }, { target: 'closed' }] },
    closed: { on: { 'document.toggle': 'open' } },
    open: {
      tags: ['open'],
      entry: 'begin',
      invoke: { id: 'readDocument', src: 'readDocument', input: ({ context: { url, type } }) => ({ url, type }) },
      on: { 'document.toggle': 'closed' },
      initial: 'reading',
      states: {
        reading: {
          on: {
            'document.read': {
              target: 'shown',
              actions: { type: 'setAddress', params: ({ event }) => event.address },
            },
            'document.failed': {
              target: 'failed',
              actions: { type: 'setFailure', params: ({ event }) => event.failure },
            },
            'document.refused': {
              target: 'refused',
              actions: { type: 'setRefusal', params: ({ event }) => event.refusal },
            },
          },
        },
        shown: {
          on: { 'document.broken': { target: 'refused', actions: { type: 'setRefusal', params: 'OTHER_TYPE' } } },
        },
        failed: { on: { 'document.retry': { target: '#caseDocument.open', reenter: true } } },
        refused: {},
      },
    },
  },
});
