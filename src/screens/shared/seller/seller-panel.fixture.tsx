import type { ListingSeller, Seller } from '../../../../contracts/shapes';
import { answers, startWith, type FakePorts } from '../../../../machines/simulator/answers';
import { sampleNow, sampleSystemActors } from '../../../../machines/simulator/sample-system-actors';
import { sellerInformationMachine } from '../../../../machines/shared/seller-information/seller-information.machine';
import {
  sampleSeller,
  sellerInformationInput,
} from '../../../../machines/shared/seller-information/seller-information.samples';
import { act } from '../../../../tests/act';
import { renderNode, type TestLanguage } from '../../../../tests/render-node';
import { ConsoleContext } from '../../../seams/use-console';
import { SellerPanel } from './seller-panel';

/** The panel of the sample's seller, changed by `seller`, where the page knows that much of it, once its answer is painted. */
export async function openSellerPanel(
  seller: Partial<Seller>,
  ports: FakePorts = {},
  lang: TestLanguage = 'es',
  page: Partial<ListingSeller> = {},
) {
  const stage = startWith(sellerInformationMachine, {
    input: sellerInformationInput,
    systemActors: sampleSystemActors(),
    now: sampleNow,
    ports: { seller: answers(sampleSeller({ watched: false, ...seller })), ...ports },
  });
  await stage.settle();
  const { host } = renderNode(
    <ConsoleContext value={stage.actor}>
      <SellerPanel actor={stage.actor} seller={{ nickname: 'OFERTAS_DEL_SUR', ...page }} />
    </ConsoleContext>,
    lang,
  );
  return { ...stage, host, text: () => host.textContent ?? '', settled: () => act(() => stage.settle()) };
}
