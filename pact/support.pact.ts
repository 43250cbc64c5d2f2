import { describe } from 'vitest';
import { answers, refuses } from './contract';

const message = {
  email: 'ana@vigia.test',
  userId: '8001',
  siteId: 'MLA',
  message: 'No veo mis casos de noviembre',
  operationKey: 'operation-key',
};

describe('support', () => {
  answers('sendMessageToSupport', 'GW-87 a message, with the number to ask by', {
    input: message,
    data: { sendMessageToSupport: { caseCx: '90000001' } },
    value: { caseId: '90000001' },
  });

  answers('sendMessageToSupport', 'from a person who is not signed in', {
    as: null,
    input: message,
    data: { sendMessageToSupport: { caseCx: '90000001' } },
    value: { caseId: '90000001' },
  });

  refuses('sendMessageToSupport', 'INVALID_INPUT', {
    input: { ...message, email: 'ana' },
    message: 'E-mail, user, site and message are required',
  });
});
