import type { LinkValues } from '../../domain/account-calls';
import { inputAt } from '../../rehearsal/at';
import { answered, refused } from '../../rehearsal/cover';
import type { MachineSamples } from '../../rehearsal/samples';
import { sampleNow, sampleSeats } from '../../rehearsal/sample-seats';
import type { linkAccountMachine } from './link-account.machine';

export const linkAccountInput = inputAt('linkAccount', {});

/** The account that Ana has in Chile. */
export const linkTyped: LinkValues = { siteId: 'MLC', account: 'KUMARA_CHILE' };

export const linkAccountSamples: MachineSamples<typeof linkAccountMachine> = {
  lives: [{ name: 'the screen is opened', input: linkAccountInput, seats: sampleSeats(), now: sampleNow }],
  events: [
    { type: 'draft.seen', draft: { siteId: 'MLC' } },
    { type: 'values.change', values: linkTyped },
    { type: 'form.submit', values: { siteId: '', account: '' } },
    { type: 'form.submit', values: { ...linkTyped, account: ' ' } },
    { type: 'form.submit', values: linkTyped },
    { type: 'form.again' },
    answered('linkAccount', { userId: 'u-ana-cl' }),
    refused('linkAccount', 'USER_NOT_IN_COUNTRY'),
    refused('linkAccount', 'NO_REPORT_PERMISSION'),
    refused('linkAccount', 'OFFLINE'),
  ],
};
