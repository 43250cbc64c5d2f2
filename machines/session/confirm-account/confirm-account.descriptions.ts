import { accountCallDescriptions } from '../../shared/account-call/account-call.descriptions';

export const confirmAccountDescriptions = accountCallDescriptions;
