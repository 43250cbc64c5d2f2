import { act } from 'react';
import { expect, test } from 'vitest';
import type { Rates } from '../../../../contracts/shapes';
import { answersInTurn, answers } from '../../../../machines/simulator/answers';
import { sampleListing } from '../../../../machines/simulator/sample-listing';
import { systemActor } from '../../../../machines/kit/system-actor';
import { sampleResults } from '../../../../machines/search/results/results.samples';
import { sampleProfile } from '../../../../machines/system/profile/profile.samples';
import { openSignedInConsole } from '../../../../tests/console';
import { waitForElement, waitUntil } from '../../../../tests/render-node';
import { getHeadlessAddressBook } from '../../../seams/addresses';

test('ERR-49 rates that could not be had are logged each time, and prices show no data until they are there', async () => {
  const shoe = sampleListing({ id: 'MLA1000000001' });
  const refused = { ok: false as const, failure: { code: 'SERVER_ERROR' as const } };
  const { host, root, logged } = openSignedInConsole(
    getHeadlessAddressBook().hrefOf({ to: 'results', params: { id: 'ls-1' } }),
    {
      liveSearch: answers(sampleResults([shoe])),
      blindages: answers([]),
      profile: answers({ ...sampleProfile, lang: 'es', currency: 'BRL' }),
      ratesConvertions: answersInTurn<Rates>(refused, refused, {
        ok: true,
        value: { base: 'USD', rates: { USD: 1, ARS: 1000, BRL: 5 } },
      }),
    },
  );
  const item = `article[data-item=${shoe.id}]`;
  await waitForElement(host, item);
  const price = /(ARS|USD|BRL)\s?[\d.]+/;
  for (const times of [1, 2]) {
    await waitUntil(() => logged.length === times, `It isn't logged for the ${times}. time.`);
    const told = await waitForElement(host, item).then((card) => card.textContent);
    expect([told.includes('Sin datos'), price.test(told)]).toEqual([true, false]);
    act(() => systemActor(root.system, 'profile').send({ type: 'profile.retry' }));
  }
  await waitUntil(
    () => host.querySelector(item)?.textContent.replaceAll(/\s/g, ' ').includes('BRL 450,00') === true,
    'No price.',
  );
  expect(logged).toEqual(['fetch_currency_error', 'fetch_currency_error']);
});
