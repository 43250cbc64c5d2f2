import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../contracts/client/catalogue';
import {
  addresses,
  shownBy,
  unreachable,
  type AddressName,
  type PathParts,
  type Target,
} from '../../../machines/domain/addresses';
import { answers, refuses } from '../../../machines/rehearsal/answers';
import { rootPorts } from '../../../machines/system/root/root.samples';
import { accessTo } from '../../../machines/system/screens/access-table';
import { openConsole, openInside } from '../../../tests/console';
import { one, until } from '../../../tests/rendered';
import { headlessBook } from '../../seams/addresses';
import { main } from '../profile/accounts.fixture';

/** What the parts of paths look like: each part takes the first that it understands. */
const shapes = ['MLA1000000001', 'MLA10000001', '12345678', 'es', 'MLA', 'dev'];

function hrefOf(name: AddressName): string {
  const parts: PathParts = addresses[name].params;
  const params = Object.entries(parts).map(([part, mean]) => [part, shapes.find((shape) => mean(shape) !== null)]);
  return headlessBook().hrefOf({ to: name, params: Object.fromEntries(params) as object } as Target);
}

/** Every page that a person works on; the way out is none. */
const sections = (Object.keys(addresses) as AddressName[]).filter(
  (name) =>
    accessTo(name).for !== 'signedOut' &&
    name !== 'logout' &&
    !unreachable.some((one) => one === name) &&
    (shownBy as Partial<Record<AddressName, AddressName>>)[name] !== 'notFound',
);

const called: Partial<Record<AddressName, string>> = {
  answering: 'Responder una tras otra',
  home: 'Inicio',
  liveSearches: 'Inicio',
  results: 'Resultados',
  suggestions: 'Publicaciones sugeridas',
  recentlyTrusted: 'Confiables recientes',
  listing: 'MLA1000000001',
  catalogueDetail: 'MLA10000001',
  sendNotice: 'Enviar una denuncia',
  suspicious: 'Publicaciones sospechosas',
  receipt: 'Recibo del envío',
  history: 'Historial de denuncias',
  historyItem: 'Denuncia 12345678',
  snapshotDownload: 'Copia de la publicación',
  case: 'Caso MLA1000000001',
  closedCases: 'Casos cerrados',
  customReports: 'Reportes personalizados',
  liveSearchReports: 'Reportes de búsquedas en vivo',
  watchedSellers: 'Vendedores vigilados',
  trustedSellers: 'Vendedores confiables',
  sellerDossier: 'Vendedor 12345678',
  profilePage: 'Mi perfil',
  changePassword: 'Cambiar la contraseña',
  newAuditor: 'Crear un auditor',
  linkAccount: 'Vincular una cuenta de otro país',
  supportForm: 'Escribir a soporte',
  help: 'Ayuda',
  helpEntry: 'Ayuda',
  videos: 'Videos instructivos',
};

/** Nothing that a page asks for is answered: what it is called stands there without. */
const silent = {
  ...Object.fromEntries(
    Object.keys(catalogue).flatMap((name) => (name in rootPorts() ? [] : [[name, refuses('SERVER_ERROR')]])),
  ),
  profile: answers({ ...main, lang: 'es' as const }),
  readCookie: answers<string | null>(null),
};

async function trailIn(host: ParentNode, live: () => { screen: string } | null) {
  const isThere = () => live() !== null && host.querySelector('main [data-whole]') === null;
  await until(() => isThere() && host.querySelector('main nav ol') !== null, 'No breadcrumb.');
  const trail = one(host, 'main nav[aria-label]');
  const [home] = trail.querySelectorAll('a');
  const current = [...trail.querySelectorAll('[aria-current]')];
  return { trail, home, current, last: one(trail, 'li:last-child') };
}

describe('where a page is', () => {
  test.each(sections)('SHL-15 %s says so by a breadcrumb, from the home to itself', async (name) => {
    const { host, live } = openInside(hrefOf(name), silent);
    const { trail, home, current, last } = await trailIn(host, live);
    const isHome = live()?.screen === 'liveSearches';
    expect([trail.getAttribute('aria-label'), home?.textContent, home?.getAttribute('href')]).toEqual([
      'Ruta de navegación',
      ...(isHome ? [undefined, undefined] : ['Inicio', '/']),
    ]);
    expect(current.map((one) => [one.getAttribute('aria-current'), last.contains(one)])).toEqual([['page', true]]);
    expect(last.textContent.trim()).toBe(called[name]);
  });

  test.each(sections.filter((name) => accessTo(name).for === 'everyone'))(
    '%s says so to somebody who is signed out too',
    async (name) => {
      const { host, live } = openConsole(hrefOf(name));
      expect((await trailIn(host, live)).current).toHaveLength(1);
    },
  );
});
