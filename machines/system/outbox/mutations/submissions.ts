import { supportDraft } from '../../../domain/support-message';
import { commandAdapter } from './command';
import { noticeTo } from './mutation-adapter';
import { infringementCookie, infringementDraftKey } from '../../../domain/brand-infringement';

export const sendMessageToSupport = commandAdapter('sendMessageToSupport', {
  touches: ({ message }) => [`support:${message}`],
  wasDone: null,
  after: ({ caseId }, heard) => [
    ...(heard
      ? []
      : [
          noticeTo({
            code: 'command.sendMessageToSupport.done',
            tone: 'success',
            values: { caseId: caseId ?? 'none' },
          }),
        ]),
    { to: 'drafts', event: { type: 'draft.drop', key: supportDraft } },
  ],
});

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
