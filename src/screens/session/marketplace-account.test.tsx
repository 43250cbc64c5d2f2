import { describe, expect, test } from 'vitest';
import { answers, refuses } from '../../../machines/simulator/answers';
import { sampleListing } from '../../../machines/simulator/sample-listing';
import { openConsole, signedInSession } from '../../../tests/console';
import { refuseSignIn } from '../../../tests/wire';
import {
  waitForElement,
  getButton,
  visibleElements,
  getElement,
  press,
  waitUntil,
  fillField,
} from '../../../tests/render-node';

const heading = (host: ParentNode) => visibleElements(host, 'main h1')[0]?.textContent;
const listing = 'MLA1234567890';
/** What the report of that listing asks for. */
const reportable = {
  article: answers([sampleListing({ id: listing })]),
  articlesByIds: answers([sampleListing({ id: listing })]),
  blindages: answers([]),
  allowedNotices: answers([{ siteId: 'MLA', notices: [{ id: 'PPPI8', type: 'UTILITY_MODEL', description: null }] }]),
};

describe('a sign-in with a listing in its address', () => {
  test('SES-10 goes out for the report of that listing, each time that it is begun', async () => {
    const beginMarketplaceSignIn = refuses<void>('OFFLINE');
    const { host } = openConsole(`/oauth/es/authenticate/send_notice/${listing}`, { beginMarketplaceSignIn });
    await waitForElement(host, 'main h1');
    press(getButton(getElement(host, 'main'), 'Ingresar con la cuenta del marketplace'));
    await waitForElement(host, 'main [role=alert]');
    press(getButton(getElement(host, 'main'), 'Ingresar con la cuenta del marketplace'));
    await waitUntil(() => beginMarketplaceSignIn.asked.length === 2);
    expect(beginMarketplaceSignIn.asked).toEqual(Array(2).fill({ lang: 'es', redirect: `/send_notice/${listing}` }));
  });

  test('SES-10 ends at the report of that listing', async () => {
    const finishMarketplaceSignIn = answers({
      session: signedInSession,
      redirect: `/send_notice/${listing}`,
    });
    const { host, gone } = openConsole(`/oauth/es/authenticate/send_notice/${listing}?code=c-1&state=s-1`, {
      ...reportable,
      finishMarketplaceSignIn,
    });
    await waitUntil(() => heading(host) === 'Enviar una denuncia');
    expect(gone).toEqual([`/send_notice/${listing}`]);
  });

  test('SES-10 that somebody opens who is signed in shows the report of that listing at once', async () => {
    const { host, gone } = openConsole(`/oauth/es/authenticate/send_notice/${listing}`, {
      ...reportable,
      restoreSession: answers(signedInSession),
    });
    await waitUntil(() => heading(host) === 'Enviar una denuncia');
    expect(gone).toEqual([`/send_notice/${listing}`]);
  });
});

describe('an account that may not report in a country', () => {
  const uruguay = 'Tu usuario no puede denunciar en este país: Uruguay';

  test('ERR-08 is led from the sign-in with a password to the page that names the country', async () => {
    const signIn = refuseSignIn({ error: 'NO_REPORT_PERMISSION', siteId: 'MLU' }, 403);
    const { host, gone } = openConsole('/login/es', { signIn });
    fillField(await waitForElement<HTMLInputElement>(host, 'input[name=username]'), 'a');
    fillField(getElement<HTMLInputElement>(host, 'input[name=password]'), 'b');
    press(getElement(host, 'main form button[type=submit]'));
    await waitUntil(() => heading(host) === uruguay);
    expect(gone).toEqual(['/no_permission/es/MLU']);
  });

  test('ERR-08 is led from the sign-in with the marketplace account to the page that names the country', async () => {
    const finishMarketplaceSignIn = refuses('NO_REPORT_PERMISSION', { values: { siteId: 'MLU' } });
    const { host, gone } = openConsole('/oauth/es/authenticate?code=c-1&state=s-1', { finishMarketplaceSignIn });
    await waitUntil(() => heading(host) === uruguay);
    expect(gone).toEqual(['/no_permission/es/MLU']);
  });
});
