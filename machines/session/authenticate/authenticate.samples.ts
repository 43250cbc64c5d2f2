import type { AuthenticateEvent, AuthenticateInput } from './authenticate.types';

export const authenticateInput: AuthenticateInput = {
  params: { lang: 'es' },
  search: { code: 'c-1', state: 's-1', iss: 'http://x/oidc' },
};
export const strandedInput: AuthenticateInput = { params: { lang: 'es', articleId: 'MLA1234567890' }, search: {} };

export const authenticateEvents: AuthenticateEvent[] = [{ type: 'marketplace.continue' }];
