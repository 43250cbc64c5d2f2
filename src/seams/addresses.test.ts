import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { noAccess, type Access } from '../../machines/domain/access';
import { addresses, type AddressName, type Target } from '../../machines/domain/addresses';
import { valuesInPath, targetOf } from '../../machines/domain/locations';
import { accessRuleOf } from '../../machines/system/screens/access-table';
import { admission as judge } from '../../machines/system/screens/admission';
import { createConsoleRouter, getHeadlessAddressBook } from './addresses';

const { hrefOf, placeAt, returnTo } = getHeadlessAddressBook();

/** What a person with that access meets at an address. */
function admission(access: Access, href: string) {
  const admitted = judge(access, placeAt(href));
  if (admitted.type === 'go') return to(hrefOf(admitted.target));
  if (admitted.type === 'return') return to(returnTo(admitted.wishes));
  return admitted.type === 'show' ? show(admitted.place.screen, admitted.place.params) : admitted;
}

type WithParams = {
  [Name in AddressName]: keyof (typeof addresses)[Name]['params'] extends never ? never : Name;
}[AddressName];

/** Addresses as people know them; one without parameters that isn't among them stands at the path of its route. */
const known: Record<WithParams, string> & Partial<Record<AddressName, string>> = {
  landing: '/es',
  login: '/login/es',
  recoverPassword: '/password_recovery/es',
  choosePassword: '/password_recovery/es/code',
  register: '/register/es',
  confirmAccount: '/register/es/code',
  marketplaceLogin: '/marketplace_login/es',
  authenticate: '/oauth/es/authenticate',
  authenticateForListing: '/oauth/es/authenticate/send_notice/MLA1234567890',
  noPermission: '/no_permission/es/MLA',
  logout: '/logout',
  remembered: '/redirect',
  home: '/',
  liveSearches: '/live_searches',
  results: '/live_searches/42',
  listing: '/article_detail/MLA1234567890',
  sendNotice: '/send_notice/MLA1234567890',
  suspicious: '/reported_articles',
  receipt: '/send_receipts/op-1',
  pastedListings: '/pasted_listings/op-1',
  newEvidence: '/evidence/selection/op-1',
  history: '/reports/noticed_articles',
  historyItem: '/reports/noticed_articles/10000003',
  snapshotDownload: '/snapshot-download/MLA1234567890',
  pendingCases: '/case_management/client_pending_cases',
  case: '/case_management/77',
  profilePage: '/profile',
  supportForm: '/support_form',
  help: '/help_support',
  helpEntry: '/help_support/menu7',
  videos: '/video_instructions',
  suggestions: '/suggested_listings',
  watchedSellers: '/client_accounts/client_black_sellers',
  trustedSellers: '/client_accounts/client_white_sellers',
  sellerDossier: '/client_accounts/sellers/MLA/77001',
  performance: '/reports/performance',
  rings: '/rings',
  closedCases: '/case_management/client_closed_cases',
  customReports: '/reports/custom_reports',
  liveSearchReports: '/livesearch_reports',
  catalogueDetail: '/article_catalogo_detail/MLB12345678',
  notFound: '/nowhere',
  suspended: '',
};
const names = Object.keys(addresses) as AddressName[];
const samples = Object.fromEntries(
  names.map((name) => [name, known[name] ?? hrefOf({ to: name } as Target)]),
) as Record<AddressName, string>;

const out: Access = { ...noAccess, session: 'out' };
const verified: Access = { ...noAccess, session: 'in', person: { enrolled: false, gated: false, main: false } };
const enrolled: Access = { ...verified, person: { enrolled: true, gated: false, main: false } };
const gated: Access = { ...verified, person: { enrolled: false, gated: true, main: false } };
const suspended: Access = { ...verified, suspended: true };
const to = (path: string) => ({ type: 'redirect', to: path });
const show = (screen: string, params: Readonly<Record<string, string | undefined>> = {}) => ({
  type: 'show',
  screen,
  params,
});

describe('the routes', () => {
  it.each(Object.entries(samples).filter(([name]) => name !== 'suspended'))('have %s at %s', (name, href) => {
    expect(placeAt(href).address).toBe(name);
  });

  it('have one path for each name', () => {
    const paths = Object.values(createConsoleRouter(createMemoryHistory()).routesById).flatMap(
      ({ options }) => options.staticData?.address ?? [],
    );
    expect(paths.toSorted()).toEqual(Object.keys(addresses).toSorted());
  });

  it('write what they read', () => {
    for (const href of [
      '/live_searches/a%2Fb?from=50&sort=price&order=desc',
      '/reports/noticed_articles?status=PENDING,REJECTED&page=3&sites=MLA,MLB&due=2026-11-20',
      '/case_management/77?site=MLA&tab=seller',
      '/oauth/es/authenticate?code=x&state=y',
    ]) {
      const place = placeAt(href);
      const target = targetOf({ ...place, search: valuesInPath(place.address, place.search) });
      expect(target && hrefOf(target)).toBe(href);
    }
  });

  it('tell what an address said and could not be used', () => {
    expect(placeAt('/reported_articles?page=-3&utm=x').ignored).toEqual(['page']);
    expect(placeAt('/live_searches/7?from=x&sort=price&order=up').ignored).toEqual(['from', 'order']);
    expect(placeAt('/support_form?lang=xx').ignored).toEqual(['lang']);
    expect(placeAt('/es?redirect=//evil.test').ignored).toEqual(['redirect']);
    expect(placeAt('/case_management/7?site=XXX').ignored).toEqual(['site']);
    expect(placeAt('/reported_articles?page=2').ignored).toEqual([]);
  });
});

describe('before the session is decided', () => {
  it('SES-01 no route is used', () => {
    expect(admission(noAccess, '/reported_articles')).toEqual({ type: 'wait' });
    expect(admission(noAccess, '/es')).toEqual({ type: 'wait' });
  });
});

describe('signed out', () => {
  it('SES-03 a protected path goes to the Spanish landing with path and query', () => {
    expect(admission(out, '/suggested_listings?a=1')).toEqual(to('/es?redirect=/suggested_listings%3Fa%3D1'));
    expect(admission({ ...out, lang: 'pt' }, '/')).toEqual(to('/es?redirect=/'));
  });

  it('SES-04 a report of one listing goes to the marketplace account in the chosen language', () => {
    expect(admission(out, '/send_notice/MLA1234567890')).toEqual(
      to('/marketplace_login/es?redirect=/send_notice/MLA1234567890'),
    );
    expect(admission({ ...out, lang: 'pt' }, '/send_notice/MLA1234567890')).toEqual(
      to('/marketplace_login/pt?redirect=/send_notice/MLA1234567890'),
    );
    expect(admission({ ...out, lang: 'pt' }, '/send_notice/MLA1234567890?lang=en')).toEqual(
      to('/marketplace_login/en?redirect=/send_notice/MLA1234567890%3Flang%3Den'),
    );
    expect(admission(out, '/send_notice/MLA1234567890?lang=xx')).toMatchObject(
      to('/marketplace_login/es?redirect=/send_notice/MLA1234567890%3Flang%3Dxx'),
    );
  });

  it('SES-05 I18N-02 the pending cases go to the marketplace account in the chosen language, es where none was', () => {
    expect(admission(out, '/case_management/client_pending_cases')).toEqual(
      to('/marketplace_login/es?redirect=/case_management/client_pending_cases'),
    );
    expect(admission({ ...out, lang: 'pt' }, '/case_management/client_pending_cases')).toEqual(
      to('/marketplace_login/pt?redirect=/case_management/client_pending_cases'),
    );
    expect(admission({ ...out, lang: 'pt' }, '/case_management/client_pending_cases?lang=en')).toEqual(
      to('/marketplace_login/en?redirect=/case_management/client_pending_cases%3Flang%3Den'),
    );
  });

  it.each(['es', 'en', 'pt'])('SES-12 SES-13 SES-14 landing, login and marketplace login exist in %s', (lang) => {
    expect(admission(out, `/${lang}`)).toEqual(show('landing', { lang }));
    expect(admission(out, `/login/${lang}`)).toEqual(show('login', { lang }));
    expect(admission(out, `/marketplace_login/${lang}`)).toEqual(show('marketplaceLogin', { lang }));
    for (const path of [`/${lang}`, `/login/${lang}`, `/marketplace_login/${lang}`])
      expect([path, placeAt(path).language.forced, admission(verified, path)]).toEqual([path, lang, to('/')]);
  });

  it.each([
    ['es', 'MLA'],
    ['pt', 'MLB'],
  ])('SES-15 no permission in %s for %s', (lang, siteId) => {
    expect(admission(out, `/no_permission/${lang}/${siteId}`)).toEqual(show('noPermission', { lang, siteId }));
    expect(admission(verified, `/no_permission/${lang}/${siteId}`)).toEqual(to('/'));
    expect(placeAt(`/no_permission/${lang}/${siteId}`).language.forced).toBe(lang);
  });

  it('SES-09 SES-10 SES-11 the answer of the identity provider has its place, with a listing and a variant', () => {
    expect(admission(out, '/oauth/es/authenticate?code=x')).toEqual(show('authenticate', { lang: 'es' }));
    expect(admission(out, '/oauth/en/authenticate/dev')).toEqual(show('authenticate', { lang: 'en', dev: 'dev' }));
    expect(admission(out, '/oauth/es/authenticate/send_notice/MLA1234567890')).toEqual(
      show('authenticate', { lang: 'es', articleId: 'MLA1234567890' }),
    );
    expect(admission(out, '/oauth/es/authenticate/send_notice/MLA1234567890/dev')).toEqual(
      show('authenticate', { lang: 'es', articleId: 'MLA1234567890', dev: 'dev' }),
    );
    expect(admission(out, '/oauth/es/authenticate/prod')).toEqual(show('notFound'));
  });

  it('after a logout the landing is in the last language, without a redirect', () => {
    expect(admission({ ...out, lang: 'pt' }, '/logout')).toEqual(to('/pt'));
  });

  it('the landing point of the sign-in hands its own redirect on, when it is one', () => {
    expect(admission(out, '/redirect?redirect=/reported_articles')).toEqual(to('/es?redirect=/reported_articles'));
    expect(admission(out, '/redirect?redirect=//evil.test')).toEqual(to('/es'));
  });
});

describe('a session that ends while the page is open (K10)', () => {
  it('SES-03 leads to the sign-in in the chosen language, with the way back; a visit without one to the landing', () => {
    const ended: Access = { ...out, lang: 'pt', ended: true };
    expect(admission(ended, '/reported_articles?page=2')).toEqual(
      to('/login/pt?redirect=/reported_articles%3Fpage%3D2'),
    );
    expect(admission(ended, '/logout')).toEqual(to('/pt'));
    expect(admission({ ...ended, ended: false }, '/reported_articles')).toEqual(to('/es?redirect=/reported_articles'));
  });
});

describe('any path that is not a listed route', () => {
  it.each([
    '/nope/nope',
    '/fr',
    '/ES',
    '/login/fr',
    '/oauth/xx/authenticate',
    '/article_detail/MLA12345678',
    '/article_detail/x',
    '/reports/noticed_articles/1234567',
    '/no_permission/es/XXX',
    '/%E0%A4%A',
    '/live_searches/a/b',
  ])('SHL-30 %s is not found, in and out', (path) => {
    expect(admission(out, path)).toEqual(show('notFound'));
    expect(admission(verified, path)).toEqual(show('notFound'));
  });

  it('a report has 8 digits', () => {
    expect(placeAt('/reports/noticed_articles/12345678').address).toBe('historyItem');
    expect(placeAt('/reports/noticed_articles/123456789').address).toBe('notFound');
  });

  it('LST-19 a listing has 13 characters, 11 are a catalogue id', () => {
    expect(admission(verified, '/article_detail/MLB1234567890')).toEqual(
      show('listing', { articleId: 'MLB1234567890' }),
    );
    expect(placeAt('/article_catalogo_detail/MLB12345678').address).toBe('catalogueDetail');
    expect(placeAt('/article_catalogo_detail/MLB1234567890').address).toBe('notFound');
  });
});

const pendingAnswers = '/reports/noticed_articles?force_locale=ES&status=PENDING&page=1';

describe('signed in', () => {
  it('waits for the profile', () => {
    expect(admission({ ...verified, person: null }, '/')).toEqual({ type: 'wait' });
    expect(admission({ ...verified, person: null }, '/logout')).toEqual(show('logout'));
  });

  it('SES-07 a signed-out route leads to the redirect or home', () => {
    expect(admission(verified, '/login/es')).toEqual(to('/'));
    expect(admission(verified, '/es?redirect=%2Fsuggested_listings%3Fa%3D1')).toEqual(to('/suggested_listings?a=1'));
    expect(admission({ ...verified, remembered: '/reported_articles' }, '/oauth/es/authenticate?code=x')).toEqual(
      to('/reported_articles'),
    );
    expect(admission({ ...verified, person: null }, '/login/pt')).toEqual(to('/'));
    for (const path of [
      '/pt',
      '/login/en',
      '/password_recovery/es',
      '/password_recovery/es/code',
      '/register/es',
      '/register/es/code',
      '/marketplace_login/es',
      '/oauth/es/authenticate',
      '/oauth/es/authenticate/dev',
      '/no_permission/es/MLA',
    ]) {
      expect([path, admission(verified, path)]).toEqual([path, to('/')]);
      expect([path, admission(enrolled, `${path}?redirect=/profile%3Fa%3D1`)]).toEqual([path, to('/profile?a=1')]);
    }
    expect(admission(verified, '/oauth/es/authenticate/send_notice/MLA1234567890')).toEqual(
      to('/send_notice/MLA1234567890'),
    );
  });

  it('SES-06 /redirect forwards to the remembered target', () => {
    expect(admission({ ...verified, remembered: '/case_management/77' }, '/redirect')).toEqual(
      to('/case_management/77'),
    );
    expect(admission(verified, '/redirect?redirect=%2Freported_articles')).toEqual(to('/reported_articles'));
    expect(admission(verified, '/redirect')).toEqual(to('/'));
  });

  it.each(['//evil.test', 'https://evil.test', '/logout', '/redirect?redirect=/x', '/login/es', '/nope', '/\\evil'])(
    'never follows a redirect to %s',
    (target) => {
      expect(admission(verified, `/login/es?redirect=${encodeURIComponent(target)}`)).toEqual(to('/'));
    },
  );

  it.each(['MLA1234567890', 'MLA-1234567890', 'mla1234567890'])('LST-12 /article_detail/%s is a listing', (id) => {
    expect(admission(verified, `/article_detail/${id}`)).toEqual(show('listing', { articleId: id }));
  });

  it('LSV-01 / and /live_searches are one screen, LSV-02 an id is its results', () => {
    for (const access of [verified, enrolled]) {
      for (const href of ['/', '/live_searches', '/live_searches/'])
        expect([href, admission(access, href)]).toEqual([href, show('liveSearches')]);
    }
    expect(admission(verified, '/live_searches/42?page=2')).toEqual(show('results', { id: '42' }));
  });

  it('CAS-01 the pending cases are the history, filtered, in Spanish', () => {
    expect(admission(verified, '/case_management/client_pending_cases')).toEqual(to(pendingAnswers));
  });

  it('SES-18 while verification is needed every signed-in path shows the profile page', () => {
    for (const name of names) {
      const [rule, href] = [accessRuleOf(name), samples[name]];
      if (rule.for === 'signedIn' && !rule.ungated && href !== '')
        expect([href, admission(gated, href)]).toEqual([href, show('profilePage')]);
    }
    expect(admission(gated, '/logout')).toEqual(show('logout'));
  });

  it('SES-30 enrolled people have no profile page', () => {
    expect(admission(enrolled, '/profile')).toEqual(show('notFound'));
    expect(admission(verified, '/profile')).toEqual(show('profilePage'));
  });

  it.each([
    ['/case_management/client_closed_cases', show('closedCases')],
    ['/case_management/77', show('case', { id: '77' })],
    ['/case_management/client_pending_cases', to(pendingAnswers)],
  ])('SES-31 enrolled people have no case management, everybody else does: %s', (path, elsewhere) => {
    expect(admission(enrolled, path)).toEqual(show('notFound'));
    expect(admission(verified, path)).toEqual(elsewhere);
  });

  it.each([
    ['who is not signed in', out],
    ['who is', verified],
    ['who still has to verify the account', gated],
    ['who is suspended', suspended],
    ['of the agreement programme', enrolled],
  ])('SUP-03 the support form is there for everyone: %s', (_who, access) => {
    expect(admission(access, '/support_form?lang=pt')).toEqual(show('supportForm'));
  });

  it('LIM-17 a full suspension leaves history, reports, help and support, and every other section tells of it', () => {
    const reports = ['history', 'historyItem', 'performance', 'customReports', 'liveSearchReports'];
    const always = [...reports, 'help', 'helpEntry', 'videos', 'supportForm', 'evidenceCheck', 'logout', 'notFound'];
    for (const name of names) {
      if (accessRuleOf(name).for === 'signedOut' || name === 'suspended' || name === 'remembered') continue;
      const shown = admission({ ...suspended, person: { enrolled: false, gated: false, main: true } }, samples[name]);
      expect([name, 'screen' in shown && shown.screen]).toEqual([name, always.includes(name) ? name : 'suspended']);
    }
  });
});
