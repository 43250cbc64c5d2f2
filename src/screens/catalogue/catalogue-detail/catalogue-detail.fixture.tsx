import { catalogueDetailMachine } from '../../../../machines/catalogue/catalogue-detail/catalogue-detail.machine';
import {
  catalogueDetailInput,
  sampleOffers,
  takingPart,
} from '../../../../machines/catalogue/catalogue-detail/catalogue-detail.samples';
import type { CatalogueProduct } from '../../../../contracts/shapes';
import { answers, startWith, type FakePorts } from '../../../../machines/rehearsal/answers';
import { offersPage, sampleKit, sampleProduct, sampleVariation } from '../../../../machines/rehearsal/sample-catalogue';
import { sampleSeats } from '../../../../machines/rehearsal/sample-seats';
import { one, rendered, type Words } from '../../../../tests/rendered';
import { ConsoleContext } from '../../../seams/use-console';
import { CatalogueDetailScreen } from './catalogue-detail-screen';

/** What the gateway says of a page of the catalogue, all of it known. */
export const told = (more: FakePorts = {}): FakePorts => ({
  articleCatalogo: answers<CatalogueProduct | null>(sampleProduct()),
  articlesCatalogo: answers(offersPage(sampleOffers)),
  articlesByIds: answers(takingPart),
  variants: answers([sampleVariation()]),
  kits: answers([sampleKit]),
  readCookie: answers<string | null>(null),
  ...more,
});

/** That page on the screen. */
export async function open(ports = told(), lang: Words = 'es') {
  const stage = startWith(catalogueDetailMachine, { input: catalogueDetailInput, seats: sampleSeats(), ports });
  await stage.settle();
  const { host } = rendered(
    <ConsoleContext value={stage.actor}>
      <CatalogueDetailScreen actor={stage.actor} />
    </ConsoleContext>,
    lang,
  );
  const table = (name: string) => one(host, `table[aria-label="${name}"]`);
  const cells = (name: string) =>
    [...table(name).querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].filter((cell) => !cell.querySelector('input')).map((cell) => cell.textContent),
    );
  const sellers = () =>
    cells('Vendedores que participan').map(([seller]) =>
      seller?.replace('Vendedor principal', '').replace('Tienda oficial', '').trim(),
    );
  const facts = () =>
    Object.fromEntries(
      [...host.querySelectorAll('dt')].map((name) => [name.textContent, name.nextElementSibling?.textContent]),
    );
  return { ...stage, host, cells, sellers, facts, text: () => host.textContent ?? '' };
}
