import type { LoginEvent, LoginInput } from './login.types';

export const loginInput: LoginInput = { params: { lang: 'es' }, search: { redirect: '/reported_articles' } };

export const loginEvents: LoginEvent[] = [
  { type: 'login.submit', user: 'ana@vigia.test', password: 'vigia-demo' },
  { type: 'login.submit', user: '', password: 'vigia-demo' },
  { type: 'login.submit', user: 'ana@vigia.test', password: '' },
  { type: 'login.change' },
  { type: 'search.change', search: {} },
];
