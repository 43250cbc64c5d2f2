import { accountCallDescriptions } from '../../shared/account-call/account-call.descriptions';

export const choosePasswordDescriptions = accountCallDescriptions;
