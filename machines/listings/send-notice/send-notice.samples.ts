import type { Listing } from '../../../contracts/shapes';
import { answered, finished, refused } from '../../kit/cover';
import type { Mark, Work, WorkSettled } from '../../kit/seats';
import { sampleListing } from '../../shared/sample-listing';
import type { SendNoticeInput } from './send-notice.types';

export const sendNoticeInput: SendNoticeInput = { params: { articleId: 'MLA1000000001' }, search: {} };

const report = {
  code: 'PPPI1',
  codeDescription: 'Producto falso',
  description: 'Copia exacta',
  tags: [],
  photosDenounced: [],
};
export const decision = { ids: ['MLA1000000001'], edit: false, report };
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
const listings = (more: Partial<Listing>) => [sampleListing(more)];

export const sendNoticeEvents = [
  answered('article', listings({})),
  answered('article', listings({ status: 'closed' })),
  answered('article', []),
  refused('article', 'OFFLINE'),
  finished('reportDrawer', null),
  finished('reportDrawer', decision),
  { type: 'listing.confirmed' },
  { type: 'listing.reload' },
  { type: 'report.open' },
  { type: 'notice.send' },
  markSettled(true),
  markSettled(false),
  sendSettled(true),
  sendSettled(false),
  sendSettled(true, 'id-1'),
];
