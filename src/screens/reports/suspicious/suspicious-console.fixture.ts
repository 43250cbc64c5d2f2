import type { Listing } from '../../../../contracts/shapes';
import type { FailureCode } from '../../../../contracts/vocabulary/failures';
import { answers, type FakePorts } from '../../../../machines/simulator/answers';
import { reportedListing, sampleListing, sampleReported } from '../../../../machines/simulator/sample-listing';
import { pageOfReported } from '../../../../machines/reports/suspicious/suspicious.samples';
import { sampleResults } from '../../../../machines/search/results/results.samples';
import { openSignedInConsole } from '../../../../tests/console';
import { waitForElement, getButton, getElement, press, waitUntil, fillField } from '../../../../tests/render-node';
import { getHeadlessAddressBook } from '../../../seams/addresses';

export const listedReport = reportedListing({ id: 'MLA1000000001' });

/** The suspicious list of the whole console, for one listing unless its ports say otherwise. */
export async function openListed(
  ports: FakePorts = {},
  awaited = '[aria-label^="Enviar la"]:not([aria-disabled=true])',
) {
  const console = openSignedInConsole(getHeadlessAddressBook().hrefOf({ to: 'suspicious' }), {
    reportedArticles: answers(pageOfReported([listedReport])),
    articlesByIds: answers([listedReport]),
    blindages: answers([]),
    ...ports,
  });
  const { host } = console;
  await waitForElement(host, `tbody ${awaited}`);
  const rows = () => [...host.querySelectorAll<HTMLElement>('tbody tr')];
  const choose = (words: string, row = 0) => press(getButton(rows()[row] ?? host, words));
  const confirm = async () => {
    const dialog = await waitForElement(document, '[role=dialog]');
    press([...dialog.querySelectorAll('button')].at(-1) as Element);
  };
  return { ...console, rows, choose, confirm };
}

/** The gateway's answer to the sending of these: with that failure each, or none. */
export const outcomeOf = (failure: FailureCode | null, ids: readonly string[] = [listedReport.id]) =>
  ids.map((id) => ({ id, notice: null, failure }));

/** Marks the first result of a live search as suspicious, through the drawer; answers what was asked of the gateway. */
export async function markFirstSuspicious(ports: FakePorts) {
  const shoe = sampleListing({ id: 'MLA1000000001' });
  const reportArticles = answers([
    { id: shoe.id, reported: sampleReported({ code: 'PPPI8', description: 'Es una copia exacta' }), failure: null },
  ]);
  const { host } = openSignedInConsole(getHeadlessAddressBook().hrefOf({ to: 'results', params: { id: 'ls-1' } }), {
    allowedNotices: answers([{ siteId: 'MLA', notices: [{ id: 'PPPI8', type: null, description: null }] }]),
    liveSearch: answers(sampleResults([shoe])),
    articlesByIds: answers<Listing[]>([shoe]),
    blindages: answers([]),
    reportArticles,
    ...ports,
  });
  press(getButton(await waitForElement(host, `article[data-item=${shoe.id}]`), 'Sospechosa'));
  press(await waitForElement(document, 'form input[value=UTILITY_MODEL]'));
  press(getButton(document, 'Continuar'));
  fillField(await waitForElement<HTMLTextAreaElement>(document, 'form textarea'), 'Es una copia exacta de la nuestra');
  press(getElement(document, '[role=dialog] button[type=submit], main button[type=submit]'));
  await waitUntil(() => reportArticles.asked.length === 1);
  return reportArticles.asked;
}
