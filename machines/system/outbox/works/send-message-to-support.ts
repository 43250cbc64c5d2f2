import { supportDraft } from '../../../domain/support-message';
import { command } from './command';
import { notice } from './work-rule';

export const sendMessageToSupport = command('sendMessageToSupport', {
  touches: ({ message }) => [`support:${message}`],
  wasDone: null,
  after: ({ caseId }, heard) => [
    ...(heard
      ? []
      : [
          notice({
            code: 'command.sendMessageToSupport.done',
            tone: 'success',
            values: { caseId: caseId ?? 'none' },
          }),
        ]),
    { to: 'drafts', event: { type: 'draft.drop', key: supportDraft } },
  ],
});
