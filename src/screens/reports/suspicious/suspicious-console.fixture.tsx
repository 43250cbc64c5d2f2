import { answers, type FakePorts } from '../../../../machines/rehearsal/answers';
import { reportedListing } from '../../../../machines/rehearsal/sample-listing';
import { reportedPage } from '../../../../machines/reports/suspicious/suspicious.samples';
import type { FailureCode } from '../../../../contracts/vocabulary/failures';
import { openInside } from '../../../../tests/console';
import { appears, button, press } from '../../../../tests/rendered';
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
