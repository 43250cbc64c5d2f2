import { expect, test } from 'vitest';
import { anaFacts, anaProfile, sampleSystemActors } from '../../../../machines/simulator/sample-system-actors';
import { openProfilePage } from './profile-page.fixture';

const rights = async (authorizedSiteIds: string[]) => {
  const profile = { ...anaProfile, authorizedSiteIds };
  const { cardOf } = await openProfilePage({ systemActors: sampleSystemActors({ profile: { ...anaFacts, profile } }) });
  return cardOf('Países habilitados');
};

test('each country in which a profile may report is told by its name, and that there is none', async () => {
  const names = [...(await rights(['MLA', 'MLB', 'MLU'])).querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(names).toEqual(['Argentina', 'Brasil', 'Uruguay']);
  expect((await rights([])).textContent).toContain('Ninguno');
});
