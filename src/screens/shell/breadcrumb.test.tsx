import { describe, expect, test } from 'vitest';
import type { AddressName } from '../../../machines/domain/addresses';
import { accessRuleOf } from '../../../machines/system/screens/access-table';
import { openConsole, openSignedInConsole } from '../../../tests/console';
import { getElement, waitUntil } from '../../../tests/render-node';
import { sectionHrefOf, sectionNames, silentPorts } from './sections.fixture';

const called: Partial<Record<AddressName, string>> = {
  answering: 'Responder una tras otra',
  home: 'Inicio',
  liveSearches: 'Inicio',
  results: 'Resultados',
  suggestions: 'Publicaciones sugeridas',
  recentlyTrusted: 'Confiables recientes',
  pastedListings: 'Publicaciones pegadas',
  listing: 'MLA1000000001',
  catalogueDetail: 'MLA10000001',
  sendNotice: 'Enviar una denuncia',
  suspicious: 'Publicaciones sospechosas',
  receipt: 'Recibo del envío',
  history: 'Historial de denuncias',
  historyItem: 'Denuncia 12345678',
  newEvidence: 'Pruebas de publicaciones elegidas',
  evidenceCheck: 'Verificar pruebas',
  snapshotDownload: 'Copia de la publicación',
  case: 'Caso MLA1000000001',
  closedCases: 'Casos cerrados',
  performance: 'Rendimiento de las denuncias',
  rings: 'Redes de vendedores',
  customReports: 'Reportes personalizados',
  liveSearchReports: 'Reportes de búsquedas',
  watchedSellers: 'Vendedores vigilados',
  trustedSellers: 'Vendedores confiables',
  sellerDossier: 'Vendedor 12345678',
  profilePage: 'Mi perfil',
  changePassword: 'Cambiar la contraseña',
  newAuditor: 'Crear un auditor',
  linkAccount: 'Vincular una cuenta de otro país',
  supportForm: 'Soporte',
  help: 'Ayuda',
  helpEntry: 'Ayuda',
  videos: 'Videos instructivos',
};

const searches = [['Búsquedas', '/live_searches']];
const reports = [['Historial de denuncias', '/reports/noticed_articles']];
const own = [['Mi perfil', '/profile']];
/** The section between the home and a page of it. */
const over: Partial<Record<AddressName, string[][]>> = {
  answering: [['Respuestas pendientes', '/reports/noticed_articles?status=PENDING']],
  results: searches,
  recentlyTrusted: searches,
  pastedListings: searches,
  listing: searches,
  catalogueDetail: searches,
  receipt: [['Publicaciones sospechosas', '/reported_articles']],
  newEvidence: [['Publicaciones sospechosas', '/reported_articles']],
  historyItem: reports,
  snapshotDownload: reports,
  case: reports,
  sellerDossier: [['Vendedores vigilados', '/client_accounts/client_black_sellers']],
  changePassword: own,
  newAuditor: own,
  linkAccount: own,
  videos: [['Ayuda', '/help_support']],
};

async function trailIn(host: ParentNode, live: () => { screen: string } | null) {
  const isThere = () => live() !== null && host.querySelector('main [data-whole]') === null;
  await waitUntil(() => isThere() && host.querySelector('main nav ol') !== null, 'No breadcrumb.');
  const trail = getElement(host, 'main nav[aria-label]');
  const [home] = trail.querySelectorAll('a');
  const current = [...trail.querySelectorAll('[aria-current]')];
  return { trail, home, current, last: getElement(trail, 'li:last-child') };
}

describe('where a page is', () => {
  test.each(sectionNames)(
    'SHL-15 %s says so by a breadcrumb, from the home over its section to itself',
    async (name) => {
      const { host, live } = openSignedInConsole(sectionHrefOf(name), silentPorts);
      const { trail, home, current, last } = await trailIn(host, live);
      const isHome = live()?.screen === 'liveSearches';
      expect([trail.getAttribute('aria-label'), home?.textContent, home?.getAttribute('href')]).toEqual([
        'Ruta de navegación',
        ...(isHome ? [undefined, undefined] : ['Inicio', '/']),
      ]);
      expect(current.map((one) => [one.getAttribute('aria-current'), last.contains(one)])).toEqual([['page', true]]);
      const passed = [...trail.querySelectorAll('a')]
        .slice(1)
        .map((each) => [each.textContent, each.getAttribute('href')]);
      expect(passed).toEqual(over[name] ?? []);
      expect(last.textContent.trim()).toBe(called[name]);
    },
  );

  test.each(sectionNames.filter((name) => accessRuleOf(name).for === 'everyone'))(
    '%s says so to somebody who is signed out too',
    async (name) => {
      const { host, live } = openConsole(sectionHrefOf(name));
      expect((await trailIn(host, live)).current).toHaveLength(1);
    },
  );
});
