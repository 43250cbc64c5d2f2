import { operation } from '../client/operation';
import { SendMessageToSupportDocument } from '../generated/support';
import { needed, upper } from './shape/values';

export const sendMessageToSupport = operation({
  name: 'sendMessageToSupport',
  document: SendMessageToSupportDocument,
  send: ({ email, userId, siteId, message }) => ({ email, userId, siteId: upper(siteId), message }),
  answer: (data) => ({ caseId: needed(data.sendMessageToSupport, 'message').caseCx }),
  refusals: ['INVALID_INPUT'],
  session: 'optional',
});
