import { operation } from '../client/operation';
import { SendMessageToSupportDocument } from '../generated/support';
import { requireValue, toUpper } from './shape/values';

export const sendMessageToSupport = operation({
  name: 'sendMessageToSupport',
  document: SendMessageToSupportDocument,
  send: ({ email, userId, siteId, message }) => ({ email, userId, siteId: toUpper(siteId), message }),
  answer: (data) => ({ caseId: requireValue(data.sendMessageToSupport, 'message').caseCx }),
  refusals: ['INVALID_INPUT'],
  session: 'optional',
});
