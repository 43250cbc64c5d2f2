import { describe, expect, test } from 'vitest';
import {
  answers,
  answersInTurn,
  failure,
  refuses,
  startWith,
  type FakePorts,
} from '../../../../machines/simulator/answers';
import { sampleSystemActors } from '../../../../machines/simulator/sample-system-actors';
import { sellerDossierMachine } from '../../../../machines/sellers/seller-dossier/seller-dossier.machine';
import {
  pageOfReports,
  sellerDossierInput,
  pageOfSoldListings,
} from '../../../../machines/sellers/seller-dossier/seller-dossier.samples';
import { sampleSeller } from '../../../../machines/shared/seller-information/seller-information.samples';
import type { Listing, Page } from '../../../../contracts/shapes';
import { act } from '../../../../tests/act';
import { getButton, getElement, press, renderNode, type TestLanguage } from '../../../../tests/render-node';
import { getHeadlessAddressBook } from '../../../seams/addresses';
import { ConsoleContext } from '../../../seams/use-console';
import { SellerDossierScreen } from './seller-dossier-screen';
import { sampleSentReport } from '../../../../machines/simulator/sample-report';

async function open(ports: FakePorts = {}, lang: TestLanguage = 'es') {
  const stage = startWith(sellerDossierMachine, {
    input: sellerDossierInput,
    systemActors: sampleSystemActors(),
    ports: {
      seller: answers(sampleSeller()),
      search: answers(pageOfSoldListings()),
      noticedArticles: answers(pageOfReports()),
      ...ports,
    },
    now: Date.parse('2026-11-20T12:00:00.000Z'),
  });
  await stage.settle();
  const { host } = renderNode(
    <ConsoleContext value={stage.actor}>
      <SellerDossierScreen actor={stage.actor} />
    </ConsoleContext>,
    lang,
  );
  const part = (name: string) => getElement(host, `[aria-labelledby=seller-${name}]`).textContent ?? '';
  return { ...stage, host, part, text: () => host.textContent ?? '' };
}

describe('the dossier of a seller', () => {
  test('its address has a site and a number; with anything else nothing is found', () => {
    const { placeAt } = getHeadlessAddressBook();
    const at = (path: string) => placeAt(`/client_accounts/sellers/${path}`).address;
    expect([at('MLA/77001'), at('mlb/1')]).toEqual(['sellerDossier', 'sellerDossier']);
    for (const path of ['ZZZ/77001', 'MLA/abc', 'MLA/7700x', 'MLA', `MLA/${'7'.repeat(21)}`])
      expect(at(path)).toBe('notFound');
  });

  test('says who it is, what it sells by country, and what became of the reports, each of how many', async () => {
    const { host, part } = await open({ noticedArticles: answers(pageOfReports([sampleSentReport()], 61)) });
    expect(getElement(host, 'h1').textContent).toBe('OFERTAS_DEL_SUR');
    expect(part('about')).toContain('Vendedor vigilado');
    expect(part('listings')).toMatch(/Argentina: 2Brasil: 1Se leyeron 3 publicaciones de 80 que encuentra la búsqueda/);
    expect(
      [...host.querySelectorAll('[aria-labelledby=seller-listings] ul[data-long] li a')].map(
        (link) => link.textContent,
      ),
    ).toEqual(['Mochila ANDES 30 l', 'Bolso de viaje', 'Mochila Andes 30 L']);
    expect(part('reports')).toMatch(/Publicación finalizada.* · 1Se leyó 1 denuncia de 61\./s);
    expect(getButton(host, 'Leer más denuncias (quedan 60)')).not.toBeNull();
    expect(getElement(host, 'a[href^="/reports/noticed_articles?"]').getAttribute('href')).toContain('77001');
    expect((await open({}, 'pt')).part('listings')).toContain('3 anúncios lidos de 80');
    expect((await open({}, 'en')).part('listings')).toContain('3 listings read, of 80');
  });

  test('shows what is like a listing that a report took down, beside that report, and never as proven', async () => {
    const { host, part } = await open();
    expect(part('again')).toMatch(/no prueba.*Mochila ANDES 30 l.*Mismo título.*como la de la denuncia 10000003/);
    expect(getElement(host, '[aria-labelledby=seller-again]').querySelectorAll('li')).toHaveLength(1);
    const bag = { ...sampleSentReport().listing, id: 'MLA1234567898', title: 'Bolso de viaje' };
    const more = [sampleSentReport(), sampleSentReport({ caseId: '10000004', listing: bag })];
    const two = await open({ noticedArticles: answers(pageOfReports(more)) });
    expect(
      [...getElement(two.host, '[aria-labelledby=seller-again]').querySelectorAll('li')].map(
        ({ textContent }) => textContent,
      ),
    ).toEqual([
      expect.stringMatching(/Mochila ANDES 30 l.*denuncia 10000003$/),
      expect.stringMatching(/Bolso de viaje.*denuncia 10000004$/),
    ]);
    expect(
      [...two.host.querySelectorAll('[aria-labelledby=seller-reports] ul[data-long] li a')].map((link) => [
        link.textContent,
        link.getAttribute('href')?.match(/\d{8}/)?.[0],
      ]),
    ).toEqual([
      ['Mochila Andes 30 L', '10000003'],
      ['Bolso de viaje', '10000004'],
    ]);
    const none = await open({ noticedArticles: answers(pageOfReports([sampleSentReport({ status: 'REJECTED' })])) });
    expect(none.part('again')).toContain('no hay ninguna publicación parecida');
    const unknown = await open({ noticedArticles: refuses('OFFLINE') });
    expect(unknown.host.querySelector('[aria-labelledby=seller-again]')).toBeNull();
  });

  test('its mark is the one of every other screen, and everything it sells is searched by one press', async () => {
    const { host, receivedBy } = await open();
    press(getButton(host, 'Quitar de vigilados'));
    press(getButton(host, 'Buscar sus publicaciones'));
    expect(receivedBy('outbox')).toMatchObject([
      { work: { command: { type: 'deleteSellerFromDB', input: { sellerId: '77001', sellerStatus: 'black' } } } },
      { work: { command: { type: 'createSellersLiveSearch', input: { sellers: ['77001'] } } } },
    ]);
  });

  test('where the search has more than it answers, one press searches everything the seller has', async () => {
    const { host, receivedBy } = await open();
    press(getButton(host, 'Buscar sus publicaciones'));
    expect(receivedBy('outbox')).toMatchObject([{ work: { command: { type: 'createSellersLiveSearch' } } }]);
    const all = await open({ search: answers({ ...pageOfSoldListings(), total: 3 }) });
    expect(all.part('listings')).not.toContain('Buscar sus publicaciones');
  });

  test('one that nobody has is told with the number and the country; a part that failed is asked for again by itself', async () => {
    const missing = await open({ seller: refuses('SELLER_NOT_FOUND'), search: refuses('SELLER_NOT_FOUND') });
    expect(missing.text()).toMatch(
      /Este vendedor no existe.*En este país \(Argentina\) no hay ningún vendedor con el número 77001/,
    );
    expect(missing.host.querySelector('[aria-labelledby=seller-listings]')).toBeNull();
    const { host, part, settle } = await open({
      search: answersInTurn<Page<Listing>>(
        { ok: false, failure: failure('OFFLINE') },
        { ok: true, value: pageOfSoldListings() },
      ),
      noticedArticles: answers(pageOfReports([])),
    });
    expect(part('reports')).toContain('Tu cuenta no ha denunciado a este vendedor');
    press(getButton(host, 'Reintentar'));
    await act(() => settle());
    expect(part('listings')).toContain('Argentina: 2');
  });
});
