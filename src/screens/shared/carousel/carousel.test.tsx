import { describe, expect, test } from 'vitest';
import type { CaseSummary, HelpFlag, HistoryReport, Profile } from '../../../../contracts/shapes';
import {
  pageOfReports,
  sampleItemCase,
  sampleItemRow,
} from '../../../../machines/history/history-item/history-item.samples';
import { samplePage } from '../../../../machines/history/history/history.samples';
import { answers, type FakePorts } from '../../../../machines/simulator/answers';
import { reportedListing } from '../../../../machines/simulator/sample-listing';
import { pageOfReported } from '../../../../machines/reports/suspicious/suspicious.samples';
import { sampleProfile } from '../../../../machines/system/profile/profile.samples';
import { act } from '../../../../tests/act';
import { openSignedInConsole } from '../../../../tests/console';
import { fromWire } from '../../../../tests/wire';
import {
  waitForElement,
  getButton,
  queryButton,
  waitForRemoval,
  press,
  waitUntil,
} from '../../../../tests/render-node';

const slideShown = '[role=dialog] h2';
const reported = { reportedArticles: answers(pageOfReported([reportedListing()])), blindages: answers([]) };
const history: FakePorts = {
  noticedArticles: answers(samplePage<HistoryReport>([])),
  pendingCounterNoticeList: answers(samplePage<CaseSummary>([])),
};
const item: FakePorts = {
  caseDescription: answers(sampleItemCase()),
  noticedArticles: answers(pageOfReports([sampleItemRow()])),
  itemStatus: answers({ id: sampleItemCase().listing.id, status: 'active' }),
  blindages: answers([]),
};

const unread = (flags: HelpFlag[], more: Partial<Profile> = {}): Profile => ({
  ...sampleProfile,
  ...more,
  helps: { ...sampleProfile.helps, ...Object.fromEntries(flags.map((flag) => [flag, false])) },
});

function open(profile: Profile, href = '/reported_articles', ports: FakePorts = reported) {
  const updateProfile = answers(profile);
  return { ...openSignedInConsole(href, { ...ports, profile: answers(profile), updateProfile }), updateProfile };
}

/** What the slides are called, from the first to the last, pressed through. */
async function slides(): Promise<string[]> {
  const title = await waitForElement(document, slideShown);
  const titles = [title.textContent];
  for (let on = queryButton(document, 'Siguiente'); on !== undefined; on = queryButton(document, 'Siguiente')) {
    press(on);
    titles.push(document.querySelector(slideShown)?.textContent ?? '');
  }
  return titles;
}

/** The page stands, and what would be told over it would be seen. */
async function nothingTold(host: HTMLElement) {
  await waitForElement(host, 'main h1');
  await act(async () => {
    await import('./carousel-modal');
    await new Promise((resolve) => setTimeout(resolve, 30));
  });
  expect(document.querySelector(slideShown)).toBeNull();
}

describe('what is told once, in slides', () => {
  test('SHL-39 somebody new is told of the console in six', async () => {
    open(unread(['onBoarding']));
    const titles = await slides();
    expect(titles).toHaveLength(6);
    expect(new Set(titles).size).toBe(6);
    expect(titles[0]).toBe('Encuentra lo que infringe');
    expect(document.body.textContent).toContain('6 de 6');
  });

  test('SHL-40 it can be skipped at every slide but the last, which starts', async () => {
    const { host } = open(unread(['onBoarding']));
    await waitForElement(document, slideShown);
    for (let at = 1; at <= 5; at += 1) {
      expect([queryButton(document, 'Omitir') !== undefined, queryButton(document, 'Empezar')]).toEqual([
        true,
        undefined,
      ]);
      press(getButton(document, 'Siguiente'));
    }
    expect(queryButton(document, 'Omitir')).toBeUndefined();
    press(getButton(document, 'Empezar'));
    await waitForRemoval(document, slideShown);
    await nothingTold(host);
  });

  test('it goes back, to any slide, and by the arrows', async () => {
    open(unread(['onBoarding']));
    const title = await waitForElement(document, slideShown);
    const dialog = title.closest('[role=dialog]') as Element;
    press(getButton(document, 'Siguiente'));
    expect(document.body.textContent).toContain('2 de 6');
    press(getButton(document, 'Atrás'));
    expect([document.querySelector(slideShown)?.textContent, queryButton(document, 'Atrás')]).toEqual([
      'Encuentra lo que infringe',
      undefined,
    ]);
    press(getButton(document, 'Ir al paso 4 de 6'));
    expect(document.body.textContent).toContain('4 de 6');
    const strike = (key: string, repeat = false) =>
      act(() => void dialog.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true })));
    strike('ArrowRight');
    expect(document.body.textContent).toContain('5 de 6');
    strike('ArrowLeft', true);
    expect(document.body.textContent).toContain('5 de 6');
    strike('ArrowLeft');
    expect(document.body.textContent).toContain('4 de 6');
  });

  test('SHL-41 the suggestions are told in three to somebody new, and in one to whoever knows the console', async () => {
    const first = open(unread(['onBoarding', 'suggestions'], { hasSuggestions: true }));
    expect(await slides()).toHaveLength(3);
    press(getButton(document, 'Entendido'));
    await waitForRemoval(document, slideShown);
    first.host.remove();
    open(unread(['suggestions'], { hasSuggestions: true }));
    expect(await slides()).toEqual(['Tienes publicaciones sugeridas']);
  });

  test('SUG-14 the suggestions are told of to whoever has some, and to nobody else', async () => {
    const untold = await fromWire('profile', { profile: { ...sampleProfile, hasSuggestions: null } }, undefined);
    for (const { hasSuggestions } of [untold, { hasSuggestions: false }])
      await nothingTold(open(unread(['suggestions'], { hasSuggestions })).host);
    open(unread(['suggestions'], { hasSuggestions: true }));
    expect((await waitForElement(document, slideShown)).textContent).toBe('Tienes publicaciones sugeridas');
  });

  test('SHL-42 HIS-09 the history is told in three', async () => {
    open(unread(['onBoardingPendingDenounced']), '/reports/noticed_articles', history);
    expect(await slides()).toEqual(['Todo lo que denunciaste', 'Lo que espera tu respuesta', 'Encuentra una denuncia']);
  });

  test('SHL-42 HIS-10 a report of the history is told in three', async () => {
    open(unread(['onBoardingPendingDetail']), '/reports/noticed_articles/10000003?site=MLA', item);
    expect(await slides()).toEqual([
      'El recorrido de una denuncia',
      'Lo que se denunció',
      'Lo que respondió el vendedor',
    ]);
  });

  test('SHL-43 the suspicious list tells in four steps how reports are sent', async () => {
    open(unread(['didReport']));
    expect(await slides()).toEqual(['1. Marca', '2. Revisa', '3. Envía', '4. Sigue la respuesta']);
  });

  test.each<[HelpFlag, string, FakePorts]>([
    ['onBoarding', '/reported_articles', reported],
    ['suggestions', '/reported_articles', reported],
    ['didReport', '/reported_articles', reported],
    ['onBoardingPendingDenounced', '/reports/noticed_articles', history],
    ['onBoardingPendingDetail', '/reports/noticed_articles/10000003?site=MLA', item],
  ])('SHL-44 closed, it keeps %s with the profile and is not told again', async (flag, href, ports) => {
    const profile = unread([flag, 'redirectFlowInfo'], { hasSuggestions: true });
    const { updateProfile } = open(profile, href, ports);
    await waitForElement(document, slideShown);
    press(queryButton(document, 'Omitir') ?? getButton(document, 'Entendido'));
    await waitForRemoval(document, slideShown);
    await waitUntil(() => updateProfile.asked.length > 0);
    expect((updateProfile.asked as { helps: object }[]).map(({ helps }) => helps)).toEqual([{ [flag]: true }]);
    const helps = { ...profile.helps, [flag]: true };
    const { host } = open({ ...profile, helps }, href, ports);
    await nothingTold(host);
  });

  test('SHL-44 one that was closed stays closed when another is closed after it', async () => {
    const caseDescription = answers(sampleItemCase());
    const { host, go, updateProfile } = open(
      unread(['onBoardingPendingDenounced', 'onBoardingPendingDetail']),
      '/reports/noticed_articles/10000003?site=MLA',
      { ...history, ...item, caseDescription },
    );
    const close = async (title: string, closed: number) => {
      await waitUntil(() => document.querySelector(slideShown)?.textContent === title);
      press(getButton(document, 'Omitir'));
      await waitForRemoval(document, slideShown);
      await waitUntil(() => updateProfile.asked.length === closed);
    };
    await close('El recorrido de una denuncia', 1);
    act(() => go('/reports/noticed_articles'));
    await close('Todo lo que denunciaste', 2);
    act(() => go('/reports/noticed_articles/10000004?site=MLA'));
    await waitUntil(() => caseDescription.asked.length === 2);
    await nothingTold(host);
  });

  test('SES-27 one of them at a start: the suggestions, then the console, then the verification', async () => {
    const all = unread(['onBoarding', 'suggestions', 'didReport'], { hasSuggestions: true, isVerified: false });
    const one = open(all);
    expect((await waitForElement(document, slideShown)).textContent).toBe('Tienes publicaciones sugeridas');
    press(getButton(document, 'Omitir'));
    await waitForRemoval(document, slideShown);
    await nothingTold(one.host);
    expect(document.querySelector('[role=dialog]')).toBeNull();
    const two = open(unread(['onBoarding', 'didReport'], { hasSuggestions: true, isVerified: false }));
    expect((await waitForElement(document, slideShown)).textContent).toBe('Encuentra lo que infringe');
    press(getButton(document, 'Omitir'));
    await waitForRemoval(document, slideShown);
    await nothingTold(two.host);
    open(unread(['didReport'], { isVerified: false }));
    await waitForElement(document, '[role=dialog]');
    expect(document.querySelector('[role=dialog]')?.textContent).toContain('Verifica tu perfil');
  });
});
