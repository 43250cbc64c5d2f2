import type { DenouncedVariant, Listing, Variant } from '../../../contracts/shapes';
import { answered, refused } from '../../simulator/cover';
import { sampleListing } from '../../simulator/sample-listing';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { caseVariantsMachine, CaseVariantsInput } from './case-variants.machine';

export const caseVariantsInput: CaseVariantsInput = { caseId: '10000002', articleId: 'MLA1234567891' };

const variant = (id: string, title: string): Variant => ({ id, familyId: 'F1', title, pictures: [] });

/** A listing with three variants. */
export const sampleVariantListing = (): Listing =>
  sampleListing({
    id: 'MLA1234567891',
    variants: [
      variant('MLAU1', 'Bolso Andes rojo'),
      variant('MLAU2', 'Bolso Andes azul'),
      variant('MLAU3', 'Bolso Andes negro'),
    ],
  });

/** What a report says of variants that it names. */
export const sampleDenouncedVariants = (...ids: string[]): DenouncedVariant[] =>
  ids.map((id) => ({ id, articleId: 'MLA1234567891', caseId: '10000002', status: 'DOCUMENTATION_PRESENTED' }));

export const caseVariantsSamples: MachineSamples<typeof caseVariantsMachine> = {
  lives: [
    { name: 'a case about variants', input: caseVariantsInput, systemActors: sampleSystemActors(), now: sampleNow },
  ],
  events: [
    answered('denouncedVariants', sampleDenouncedVariants('MLAU1', 'MLAU3')),
    answered('denouncedVariants', []),
    refused('denouncedVariants', 'OFFLINE'),
    answered('article', [sampleVariantListing()]),
    answered('article', []),
    refused('article', 'SERVER_ERROR'),
    { type: 'variants.reload' },
  ],
  never: {
    'it failed without a reason': (snapshot) => snapshot.matches('failed') && snapshot.context.failure === null,
  },
};

export const caseVariantsDescriptions = {
  states: {
    asking: 'Asked which variants the report names.',
    naming: 'It names some: the listing is asked what they are called.',
    shown: 'They stand, or the report is about the whole listing.',
    failed: 'It could not be had which variants the report names.',
  },
  guards: { namesNone: 'the report names no variant' },
};
