import { describe, expect, test } from 'vitest';
import type { Profile } from '../../../contracts/shapes';
import { answers } from '../../../machines/simulator/answers';
import { openSignedInConsole, pressSendNow } from '../../../tests/console';
import {
  waitForElement,
  getButton,
  getElement,
  press,
  waitUntil,
  fillField,
  type TestLanguage,
} from '../../../tests/render-node';
import { addCleanup } from '../../../tests/cleanup';
import { fromWire } from '../../../tests/wire';
import { auditorAccount, mainAccount } from './accounts.fixture';
import { openQueue } from '../cases/answering/answering-console.fixture';
import { openCase, acceptReply } from '../cases/case/case-console.fixture';
import {
  listedReport,
  markFirstSuspicious,
  openListed,
  outcomeOf,
} from '../reports/suspicious/suspicious-console.fixture';

const enrolment = 'https://marketplace.example/rights';
const enrolled: Profile = { ...auditorAccount, isAcuerdo: true, isVerified: false };

/** The console at that address, for that profile, where rights are enrolled at an address of their own. */
async function open(href: string, profile: Profile, lang: TestLanguage = 'es') {
  const meta = document.head.appendChild(document.createElement('meta'));
  meta.name = 'vigia-config';
  meta.content = JSON.stringify({
    enrolRights: { AR: enrolment, BR: `${enrolment}/br?l={lang}`, MX: `${enrolment}/mx?l={lang}` },
  });
  addCleanup(() => meta.remove());
  const told = await fromWire('profile', { profile }, undefined);
  const opened = openSignedInConsole(href, { profile: answers(told) }, lang);
  await waitForElement(opened.host, 'main h1');
  await waitUntil(() => opened.live() !== null);
  const links = (part: string) =>
    [...getElement(opened.host, part).querySelectorAll('a')].map((link) => link.getAttribute('href'));
  return {
    ...opened,
    links,
    screen: () => opened.live()?.screen,
    title: () => getElement(opened.host, 'main h1').textContent,
  };
}

const ways = ['/profile/auditors', '/profile/linked_accounts', enrolment, '/reports/custom_reports'];

describe('what a main account may do', () => {
  test('PRF-26 its profile leads to creating auditors, linking accounts, enrolling rights and generating reports', async () => {
    const { host, links } = await open('/profile', mainAccount);
    await waitForElement(host, 'main dl');
    expect(links('main')).toEqual(expect.arrayContaining(ways));
  });

  test('PRF-22 PRF-24 the profile of an auditor leads to none of them, and says whose they are', async () => {
    const { host, links } = await open('/profile', auditorAccount);
    await waitForElement(host, 'main dl');
    expect(links('main').filter((href) => ways.includes(href ?? ''))).toEqual([]);
    expect(links('main')).toContain('/profile/password');
    expect(getElement(host, 'main').textContent).toContain('se manejan desde la cuenta principal');
  });

  test.each([
    ['PRF-22 creating an auditor', '/profile/auditors', 'Crear un auditor'],
    ['PRF-24 linking an account of another country', '/profile/linked_accounts', 'Vincular una cuenta de otro país'],
  ])('%s is there for the main account alone', async (_, href, title) => {
    expect((await open(href, mainAccount)).title()).toBe(title);
    const other = await open(href, auditorAccount);
    expect([other.screen(), other.title()]).toEqual(['notFound', 'No encontramos esta página']);
    expect((await open(href, enrolled)).screen()).toBe('notFound');
  });

  test('PRF-25 the header leads a main account to where rights are enrolled, and nobody else', async () => {
    for (const accountType of ['rights_holder', 'attorney'])
      expect(
        (await open('/profile', { ...mainAccount, account: { ...mainAccount.account!, accountType } })).links('header'),
      ).toContain(enrolment);
    expect((await open('/profile', auditorAccount)).links('header')).not.toContain(enrolment);
    expect((await open('/live_searches', enrolled)).links('header')).not.toContain(enrolment);
  });

  test.each([
    ['pt', 'MLM', `${enrolment}/mx?l=pt`],
    ['en', 'MLB', `${enrolment}/br?l=en`],
  ] as const)(
    'PRF-25 header and profile lead to the address of their country, in the language that is read: %s %s',
    async (lang, siteId, address) => {
      const marketplaceAccount = { id: '8001', siteId, nickname: 'ANDES' };
      const there = await open('/profile', { ...mainAccount, lang, marketplaceAccount }, lang);
      await waitForElement(there.host, 'main dl');
      const inCountry = { ...mainAccount, lang, marketplaceAccount: null, authorizedSiteIds: [siteId] };
      const registered = await open('/profile', inCountry, lang);
      await waitForElement(registered.host, 'main dl');
      for (const { links } of [there, registered])
        expect([links('header').includes(address), links('main').includes(address)]).toEqual([true, true]);
    },
  );
});

test('PRF-43 an enrolled person has no profile page, no password page and no cases; the rest of the console is theirs', async () => {
  const inside = await open('/live_searches', enrolled);
  expect(inside.screen()).toBe('liveSearches');
  expect(inside.links('header')).not.toContain('/profile');
  for (const href of ['/profile', '/profile/password', '/case_management/1', '/case_management/client_closed_cases'])
    expect((await open(href, enrolled)).screen(), href).toBe('notFound');
  expect((await open('/profile', { ...enrolled, isAcuerdo: false, isVerified: true })).screen()).toBe('profilePage');
});

test('PRF-42 a rights holder, its representative and an attorney say which they are; the main account creates the auditors', async () => {
  const { host } = await open('/profile', { ...auditorAccount, isVerified: false });
  press(getButton(host, 'Completar los datos'));
  const drawer = await waitForElement(document, '[role=dialog] form');
  const options = (name: string) =>
    [...getElement(drawer, `[name=${name}]`).querySelectorAll('option')]
      .filter(({ value }) => value !== '')
      .map(({ value, textContent }) => `${value}: ${textContent}`);
  expect(options('accountType')).toEqual(['rights_holder: Titular de derechos', 'attorney: Apoderado o representante']);
  fillField(getElement(drawer, '[name=accountType]'), 'rights_holder');
  expect([options('personKind'), options('capacity')]).toEqual([
    ['natural: Física', 'legal: Jurídica'],
    ['holder: El titular o su representante legal', 'representative: Un representante de los derechos'],
  ]);
  fillField(getElement(drawer, '[name=accountType]'), 'attorney');
  expect(drawer.querySelector('[name=attorneyName]')).not.toBeNull();
  const made = await open('/profile/auditors', mainAccount);
  const create = await waitForElement(made.host, 'main form button[type=submit]');
  expect(create.textContent).toBe('Crear el auditor');
});

const profile = answers(auditorAccount);

test('PRF-27 an auditor searches and marks what was found', async () => {
  expect(await markFirstSuspicious({ profile })).toMatchObject([{ articlesIds: ['MLA1000000001'], code: 'PPPI8' }]);
});

test('PRF-27 an auditor sends a report', async () => {
  const sendNotice = answers(outcomeOf(null));
  const { host, rows } = await openListed({ profile, sendNotice });
  press(getElement(rows()[0] ?? host, '[aria-label^="Enviar la"]'));
  await pressSendNow();
  await waitUntil(() => sendNotice.asked.length === 1);
  expect(sendNotice.asked).toMatchObject([{ articlesIds: [listedReport.id] }]);
});

test('PRF-27 an auditor answers the seller', async () => {
  const respondCounterNotice = acceptReply();
  const { decide, submit } = await openCase({}, { profile, respondCounterNotice });
  const form = await decide('Finalizar publicación');
  press(getElement(form, 'input[value="3"]'));
  await submit(form);
  await waitUntil(() => respondCounterNotice.asked.length === 1);
  expect(respondCounterNotice.asked).toMatchObject([{ caseId: '10000002', documentationApproved: false }]);
});

test('PRF-27 an auditor answers the sellers one after the other', async () => {
  const respondCounterNotice = acceptReply();
  const { key, stands, submit } = await openQueue({ profile, respondCounterNotice });
  expect(stands()).toBe('1 de 3');
  key('3');
  submit();
  await waitUntil(() => stands() === '2 de 3');
  await pressSendNow();
  await waitUntil(() => respondCounterNotice.asked.length === 1);
  expect(respondCounterNotice.asked).toMatchObject([{ caseId: '10000002', rejectMemberId: '3' }]);
});
