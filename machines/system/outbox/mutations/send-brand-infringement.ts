import { infringementCookie, infringementDraftKey } from '../../../domain/brand-infringement';
import { commandAdapter } from './command';
import { noticeTo } from './mutation-adapter';

/** Nothing tells whether an earlier one arrived: after a lost answer the person decides. */
export const sendBrandInfringement = commandAdapter('sendBrandInfringement', {
  touches: ({ productId }) => [`catalogue:${productId}`],
  wasDone: null,
  keeps: async (ports, { caseId }, { productId }, signal) =>
    caseId === null ? { ok: true, value: undefined } : ports.writeCookie(infringementCookie(productId, caseId), signal),
  after: ({ caseId }, heard, _id, { productId }) => [
    ...(heard
      ? []
      : [
          noticeTo({
            code: 'command.sendBrandInfringement.done',
            tone: 'success',
            values: { caseId: caseId ?? 'none' },
          }),
        ]),
    { to: 'drafts', event: { type: 'draft.drop', key: infringementDraftKey(productId) } },
  ],
});
