import type { Listing } from '../../../../contracts/shapes';
import type { FailureCode } from '../../../../contracts/vocabulary/failures';
import { answers, type FakePorts } from '../../../../machines/rehearsal/answers';
import { reportedListing, sampleListing, sampleReported } from '../../../../machines/rehearsal/sample-listing';
import { reportedPage } from '../../../../machines/reports/suspicious/suspicious.samples';
import { sampleResults } from '../../../../machines/search/results/results.samples';
import { openInside } from '../../../../tests/console';
import { appears, button, one, press, until, write } from '../../../../tests/rendered';
import { headlessBook } from '../../../seams/addresses';

export const listing = reportedListing({ id: 'MLA1000000001' });

/** The suspicious list of the whole console, for one listing unless its ports say otherwise. */
export async function openListed(
  ports: FakePorts = {},
  awaited = '[aria-label^="Enviar la"]:not([aria-disabled=true])',
) {
  const console = openInside(headlessBook().hrefOf({ to: 'suspicious' }), {
    reportedArticles: answers(reportedPage([listing])),
    articlesByIds: answers([listing]),
    blindages: answers([]),
    ...ports,
  });
  const { host } = console;
  await appears(host, `tbody ${awaited}`);
  const rows = () => [...host.querySelectorAll<HTMLElement>('tbody tr')];
  const choose = (words: string, row = 0) => press(button(rows()[row] ?? host, words));
  const confirm = async () => {
    const dialog = await appears(document, '[role=dialog]');
    press([...dialog.querySelectorAll('button')].at(-1) as Element);
  };
  return { ...console, rows, choose, confirm };
}

/** The gateway's answer to the sending of these: with that failure each, or none. */
export const outcomeOf = (failure: FailureCode | null, ids: readonly string[] = [listing.id]) =>
  ids.map((id) => ({ id, notice: null, failure }));

/** Marks the first result of a live search as suspicious, through the drawer; answers what was asked of the gateway. */
export async function marked(ports: FakePorts) {
  const shoe = sampleListing({ id: 'MLA1000000001' });
  const reportArticles = answers([
    { id: shoe.id, reported: sampleReported({ code: 'PPPI8', description: 'Es una copia exacta' }), failure: null },
  ]);
  const { host } = openInside(headlessBook().hrefOf({ to: 'results', params: { id: 'ls-1' } }), {
    allowedNotices: answers([{ siteId: 'MLA', notices: [{ id: 'PPPI8', type: null, description: null }] }]),
    liveSearch: answers(sampleResults([shoe])),
    articlesByIds: answers<Listing[]>([shoe]),
    blindages: answers([]),
    reportArticles,
    ...ports,
  });
  press(button(await appears(host, `article[data-item=${shoe.id}]`), 'Sospechosa'));
  press(await appears(document, 'form input[value=UTILITY_MODEL]'));
  press(button(document, 'Continuar'));
  write(await appears<HTMLTextAreaElement>(document, 'form textarea'), 'Es una copia exacta de la nuestra');
  press(one(document, '[role=dialog] button[type=submit], main button[type=submit]'));
  await until(() => reportArticles.asked.length === 1);
  return reportArticles.asked;
}
