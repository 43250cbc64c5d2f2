import { describe, expect, test } from 'vitest';
import type { HelpFlag, Profile } from '../../../contracts/shapes';
import { answers, type FakePorts } from '../../../machines/simulator/answers';
import { sampleListings } from '../../../machines/simulator/sample-listing';
import { pageOfReported } from '../../../machines/reports/suspicious/suspicious.samples';
import { sampleFigures, sampleSuggestions } from '../../../machines/search/suggestions/suggestions.samples';
import { sampleProfile } from '../../../machines/system/profile/profile.samples';
import { openSignedInConsole } from '../../../tests/console';
import { waitForElement, getButton, getElement, press, waitUntil } from '../../../tests/render-node';

const unread = (...flags: HelpFlag[]): Profile => ({
  ...sampleProfile,
  helps: { ...sampleProfile.helps, ...Object.fromEntries(flags.map((flag) => [flag, false])) },
});
const listings = sampleListings(2);
const suggested: FakePorts = {
  suggestedStats: answers(sampleFigures),
  suggestedReportedCount: answers({ count: 4 }),
  suggestedArticles: answers(sampleSuggestions(listings)),
  blindages: answers([]),
};
const reported: FakePorts = { reportedArticles: answers(pageOfReported([])), blindages: answers([]) };

const tipIn = (host: ParentNode, words: string) =>
  [...host.querySelectorAll('[role=note]')].find(({ textContent }) => textContent.includes(words));

/** The tip with these words is closed, which is kept as that flag alone; opened anew, the page tells it no more. */
async function toldOnce(href: string, ports: FakePorts, flag: HelpFlag, words: string) {
  const profile = unread(flag);
  const updateProfile = answers({ ...profile, helps: sampleProfile.helps });
  const { host } = openSignedInConsole(href, { ...ports, profile: answers(profile), updateProfile });
  await waitUntil(() => tipIn(host, words) !== undefined, `"${words}" is not told.`);
  press(getButton(tipIn(host, words) as Element, 'Entendido'));
  await waitUntil(() => tipIn(host, words) === undefined, `"${words}" is still told.`);
  await waitUntil(() => updateProfile.asked.length > 0);
  expect((updateProfile.asked as { helps: object }[]).map(({ helps }) => helps)).toEqual([{ [flag]: true }]);
  const again = openSignedInConsole(href, ports);
  await waitForElement(again.host, 'main h1');
  await waitUntil(() => again.host.textContent.includes('Kumara') || again.host.querySelector('main h1') !== null);
  expect(tipIn(again.host, words)).toBeUndefined();
}

describe('what is told where it is of use, once', () => {
  test('SHL-47 how suggestions are pinned', () =>
    toldOnce('/suggested_listings', suggested, 'articlesPinned', 'Con P fijas'));

  test('SHL-46 how suggestions are discarded', () =>
    toldOnce('/suggested_listings', suggested, 'discardTooltipAlreadyShown', 'Con D descartas'));

  test('one at a time', async () => {
    const profile = answers(unread('articlesPinned', 'discardTooltipAlreadyShown'));
    const { host } = openSignedInConsole('/suggested_listings', { ...suggested, profile });
    await waitUntil(() => tipIn(host, 'Con P fijas') !== undefined);
    expect(tipIn(host, 'Con D descartas')).toBeUndefined();
    press(getButton(tipIn(host, 'Con P fijas') as Element, 'Entendido'));
    await waitUntil(() => tipIn(host, 'Con D descartas') !== undefined);
  });

  test('SHL-47 where help is, over every screen', () => toldOnce('/reported_articles', reported, 'dialog', '¿Dudas?'));

  test.each([
    ['/reported_articles', '/help_support/menu7'],
    ['/suggested_listings', '/help_support'],
  ])('SHL-16 at %s it links to the help of that page, and so does the menu of the account', async (href, entry) => {
    const { host } = openSignedInConsole(href, { ...reported, ...suggested, profile: answers(unread('dialog')) });
    await waitUntil(() => tipIn(host, '¿Dudas?') !== undefined);
    const link = getElement<HTMLAnchorElement>(tipIn(host, '¿Dudas?') as Element, 'a');
    expect(link.getAttribute('href')).toBe(entry);
    press(getButton(host, 'Cuenta de Ana Suárez'));
    const choices = [...document.querySelectorAll<HTMLAnchorElement>('[role=menuitem]')];
    expect(choices.find(({ textContent }) => textContent === 'Ayuda de esta página')?.getAttribute('href')).toBe(entry);
  });

  test('SHL-47 that the sign-in led to what was asked for before it, and only then', async () => {
    const profile = answers(unread('redirectFlowInfo'));
    const words = 'esta es la página que pediste';
    const { host } = openSignedInConsole('/login/es?redirect=/reported_articles', { ...reported, profile });
    await waitUntil(() => tipIn(host, words) !== undefined);
    press(getButton(tipIn(host, words) as Element, 'Entendido'));
    await waitUntil(() => tipIn(host, words) === undefined);
    const plain = openSignedInConsole('/reported_articles', { ...reported, profile });
    await waitForElement(plain.host, 'main h1');
    expect(tipIn(plain.host, words)).toBeUndefined();
  });
});
