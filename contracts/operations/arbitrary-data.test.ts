import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryData, documentOperations } from '../../tests/arbitrary-data';
import { UnreadableAnswer } from './shape/values';

const addresses = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    ['url', 'href', 'thumbnail', 'src', 'snapshot'].includes(key) && typeof inner === 'string'
      ? [inner]
      : addresses(inner),
  );
};

describe('whatever the schema allows, an answer is shaped or said to be unreadable', () => {
  test.each(documentOperations)('$name', ({ operation, input, query }) => {
    fc.assert(
      fc.property(arbitraryData(query), (data) => {
        try {
          const value = operation.read(data, input);
          for (const address of addresses(value)) {
            expect(new URL(address, 'https://same.origin').protocol).toMatch(/^https?:$/);
          }
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableAnswer);
        }
      }),
      { numRuns: 150 },
    );
  });
});
