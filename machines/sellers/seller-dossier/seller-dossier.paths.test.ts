import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { sellerDossierMachine } from './seller-dossier.machine';
import { sellerDossierSamples } from './seller-dossier.samples';

it('every path of the dossier of a seller', () => {
  const { walks } = coverSamples(sellerDossierMachine, sellerDossierSamples);
  expect(walks.length).toBeGreaterThan(20);
});
