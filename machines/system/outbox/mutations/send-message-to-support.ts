import { supportDraft } from '../../../domain/support-message';
import { commandAdapter } from './command';
import { noticeTo } from './mutation-adapter';

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
