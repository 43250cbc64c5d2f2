import type { LinkValues } from '../../domain/account-calls';
import { inputAt } from '../../simulator/sample-addresses';
import { answered, refused } from '../../simulator/cover';
import type { MachineSamples } from '../../simulator/samples';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { linkAccountMachine } from './link-account.machine';
import { accountCallDescriptions } from '../../shared/account-call/account-call.samples';

export const linkAccountInput = inputAt('linkAccount', {});

/** The account that Ana has in Chile. */
export const typedLink: LinkValues = { siteId: 'MLC', account: 'KUMARA_CHILE' };

export const linkAccountSamples: MachineSamples<typeof linkAccountMachine> = {
  lives: [
    { name: 'the screen is opened', input: linkAccountInput, systemActors: sampleSystemActors(), now: sampleNow },
  ],
  events: [
    { type: 'draft.seen', draft: { siteId: 'MLC' } },
    { type: 'values.change', values: typedLink },
    { type: 'form.submit', values: { siteId: '', account: '' } },
    { type: 'form.submit', values: { ...typedLink, account: ' ' } },
    { type: 'form.submit', values: typedLink },
    { type: 'form.again' },
    answered('linkAccount', { userId: 'u-ana-cl' }),
    refused('linkAccount', 'USER_NOT_IN_COUNTRY'),
    refused('linkAccount', 'NO_REPORT_PERMISSION'),
    refused('linkAccount', 'OFFLINE'),
  ],
};

export const linkAccountDescriptions = accountCallDescriptions;

export { accountCallView as linkAccountView } from '../../shared/account-call/account-call.view';
