import { describe, expect, it } from 'vitest';
import { missingForVerification } from './account-state';

describe('what verification lacks', () => {
  const complete = {
    accountType: 'attorney',
    accountId: '1',
    accountName: 'Andes',
    identificationName: 'Ana',
    identificationNumber: '20-1',
    contactName: 'Ana',
    contactEmail: 'ana@vigia.test',
    isVerified: false,
  };

  it('is every field that is empty, and all without an account', () => {
    expect(missingForVerification(complete)).toEqual([]);
    expect(missingForVerification({ ...complete, contactName: ' ', contactEmail: null })).toEqual([
      'contactName',
      'contactEmail',
    ]);
    expect(missingForVerification(null)).toHaveLength(6);
  });
});
