import { assign, setup } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import { setFailure, succeeded, valueOf } from '../../kit/outcome';
import { port } from '../../kit/port';
import type { ScreenInput } from '../../domain/addresses';

/** What the copy of a listing is called once it is saved: the ending is its address's, a PDF where that tells none. */
export function snapshotFileName(articleId: string, url: string): string {
  const ending = /\.([a-z0-9]{2,5})$/i.exec(url.split(/[?#]/)[0] ?? '')?.[1] ?? 'pdf';
  return `${articleId.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')}.${ending.toLowerCase()}`;
}

export type SnapshotDownloadInput = ScreenInput<'snapshotDownload'>;

export interface SnapshotDownloadContext {
  articleId: string;
  /** Where the copy is, once that is known. */
  url: string | null;
  failure: Failure | null;
}

/** `snapshot.save`: once more, with a link asked for anew. */
export type SnapshotDownloadEvent = { type: 'snapshot.save' };

/** The copy of a listing as it was when it was reported: its link is asked for, and what is there saved. */
export const snapshotDownloadMachine = setup({
  types: {
    context: {} as SnapshotDownloadContext,
    events: {} as SnapshotDownloadEvent,
    input: {} as SnapshotDownloadInput,
  },
  actors: { snapshotLink: port('snapshotLink'), downloadFile: port('downloadFile') },
  actions: {
    begin: assign({ url: null, failure: null }),
    setUrl: assign((_, { url }: { url: string }) => ({ url })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
  },
}).createMachine({
  id: 'snapshotDownload',
  context: ({ input }) => ({ articleId: input.params.articleId, url: null, failure: null }),
  initial: 'asking',
  states: {
    asking: {
      entry: 'begin',
      tags: ['busy'],
      invoke: {
        id: 'snapshotLink',
        src: 'snapshotLink',
        input: ({ context: { articleId } }) => ({ articleId }),
        onDone: [
          {
            guard: succeeded,
            target: 'saving',
            actions: { type: 'setUrl', params: ({ event }) => valueOf(event) },
          },
          { target: 'failed', actions: setFailure },
        ],
      },
    },
    saving: {
      tags: ['busy'],
      invoke: {
        id: 'downloadFile',
        src: 'downloadFile',
        input: ({ context: { articleId, url } }) => ({ url: url ?? '', name: snapshotFileName(articleId, url ?? '') }),
        onDone: [
          { guard: succeeded, target: 'saved' },
          { target: 'failed', actions: setFailure },
        ],
      },
    },
    saved: { on: { 'snapshot.save': 'asking' } },
    failed: { on: { 'snapshot.save': 'asking' } },
  },
});
