import { catalogueAnswers } from '../../../../machines/catalogue/catalogue-detail/catalogue-detail.fixture';
import { catalogueDetailMachine } from '../../../../machines/catalogue/catalogue-detail/catalogue-detail.machine';
import { catalogueDetailInput } from '../../../../machines/catalogue/catalogue-detail/catalogue-detail.samples';
import { startWith, type FakePorts } from '../../../../machines/simulator/answers';
import { sampleSystemActors } from '../../../../machines/simulator/sample-system-actors';
import { getElement, renderNode, type TestLanguage } from '../../../../tests/render-node';
import { ConsoleContext } from '../../../seams/use-console';
import { CatalogueDetailScreen } from './catalogue-detail-screen';

/** A page of the catalogue on the screen; its ports answer as usual but for `more`. */
export async function openCatalogueDetail(more: FakePorts = {}, lang: TestLanguage = 'es') {
  const ports = { ...catalogueAnswers(), ...more };
  const stage = startWith(catalogueDetailMachine, {
    input: catalogueDetailInput,
    systemActors: sampleSystemActors(),
    ports,
  });
  await stage.settle();
  const { host } = renderNode(
    <ConsoleContext value={stage.actor}>
      <CatalogueDetailScreen actor={stage.actor} />
    </ConsoleContext>,
    lang,
  );
  const table = (name: string) => getElement(host, `table[aria-label="${name}"]`);
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
