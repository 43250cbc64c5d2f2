import { accountCallWords } from '../../shared/account-call/account-call-words';

export const confirmAccountWords = accountCallWords;
