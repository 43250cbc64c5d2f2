import { describe, expect, test } from 'vitest';
import type { Profile, ProfileChange } from '../../../contracts/shapes';
import { systemActor } from '../../../machines/kit/system-actor';
import { answers, answersInTurn, type FakePorts } from '../../../machines/simulator/answers';
import { sampleCaseSummary } from '../../../machines/history/history/history.samples';
import { reportedListing } from '../../../machines/simulator/sample-listing';
import { menuEntry } from '../../../machines/simulator/sample-system-actors';
import { pageOfReported } from '../../../machines/reports/suspicious/suspicious.samples';
import { sampleProfile } from '../../../machines/system/profile/profile.samples';
import { act } from '../../../tests/act';
import { openSignedInConsole } from '../../../tests/console';
import { waitForElement, getButton, waitForRemoval, getElement, press, waitUntil } from '../../../tests/render-node';
import { againPutOffSetting } from '../../../machines/domain/again-reminders';
import { sampleReminders } from '../../../machines/system/again-reminder/again-reminder.samples';

const banner = 'section[aria-label="Respuestas pendientes"]';
const noon = new Date(2026, 10, 20, 12).getTime();
const day = 86_400_000;
const reported: FakePorts = { reportedArticles: answers(pageOfReported([])), blindages: answers([]) };

/** A gateway that keeps until when the reminder was put off, and shows it else. */
function gateway() {
  let blockDenounceReminderUntil: string | null = null;
  const updateProfile = answers<Profile, ProfileChange>((change) => {
    blockDenounceReminderUntil = change.blockDenounceReminderUntil ?? blockDenounceReminderUntil;
    return { ...sampleProfile, blockDenounceReminderUntil };
  });
  const asked = answers(true);
  const open = (at: number, more: FakePorts = {}) =>
    openSignedInConsole(
      '/reported_articles',
      {
        ...reported,
        updateProfile,
        profile: answers(() => ({ ...sampleProfile, blockDenounceReminderUntil })),
        showDenounceReminder: asked,
        pendingDenouncesCount: answers({ total: 3 }),
        ...more,
      },
      'es',
      at,
    );
  return { open, updateProfile, asked };
}

describe('the reminder of pending answers', () => {
  test('LIM-21 put off, it is not shown until tomorrow, and is then', async () => {
    const { open, updateProfile, asked } = gateway();
    const first = open(noon);
    expect((await waitForElement(first.host, banner)).textContent).toContain('3 casos esperan tu respuesta.');
    getButton(first.host, 'Recordármelo mañana').focus();
    press(getButton(first.host, 'Recordármelo mañana'));
    await waitForRemoval(first.host, banner);
    expect(first.host.querySelector('main')?.contains(document.activeElement)).toBe(true);
    await waitUntil(() => updateProfile.asked.length > 0);
    expect(updateProfile.asked).toMatchObject([{ blockDenounceReminderUntil: new Date(noon + day).toISOString() }]);
    const early = open(noon + day - 1);
    await waitUntil(() => asked.asked.length === 2);
    await waitForElement(early.host, 'main h1');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(early.host.querySelector(banner)).toBeNull();
    const later = open(noon + day);
    await waitForElement(later.host, banner);
  });

  test('it goes once everything is answered, and says how many are due while they are known', async () => {
    const pendingDenouncesCount = answersInTurn<{ total: number }>(
      { ok: true, value: { total: 18 } },
      { ok: true, value: { total: 0 } },
    );
    const { host, root } = gateway().open(noon, { pendingDenouncesCount });
    const shown = await waitForElement(host, banner);
    await waitUntil(() => shown.textContent?.includes('Ninguno vence hoy.') === true);
    expect(shown.textContent).toContain('18 casos esperan tu respuesta. Ninguno vence hoy.');
    act(() => systemActor(root.system, 'profile').send({ type: 'counts.refetch' }));
    await waitForRemoval(host, banner);
  });

  test('LIM-18 an answer that counts down is none that is asked for any more, and is again once it was taken back', async () => {
    const due = {
      items: [sampleCaseSummary({ caseId: '40000001', dueDate: new Date(noon + 3_600_000).toISOString() })],
    };
    const { host, root } = gateway().open(noon, {
      reportedArticles: answers(pageOfReported([reportedListing({ id: 'MLA1000000001' })])),
      pendingDenouncesCount: answers({ total: 1 }),
      pendingCounterNoticeList: answers({ ...due, total: 1, offset: 0, limit: 48 }),
      menu: answers([
        menuEntry('Respuestas pendientes', 'Respuestas pendientes', {
          url: '/reports/noticed_articles?status=PENDING',
        }),
      ]),
    });
    const shown = await waitForElement(host, banner);
    await waitUntil(() => shown.textContent?.includes('vence hoy') === true && !shown.textContent.includes('Ninguno'));
    const text = () => host.textContent ?? '';
    await waitUntil(() => text().includes('Respóndela para volver a enviar.'));
    const outbox = systemActor(root.system, 'outbox');
    const reply = { type: 'rollback', caseId: '40000001', siteId: 'MLA', comment: 'Denuncié por error' } as const;
    act(() => outbox.send({ type: 'mutation.submit', id: 'r1', work: { kind: 'reply', reply } }));
    await waitForRemoval(host, banner);
    expect(outbox.getSnapshot().context.jobs['r1']?.phase).toBe('countdown');
    expect(text()).not.toContain('Respóndela');
    expect(text()).toContain('Tu respuesta al vendedor se está enviando. Después puedes enviar.');
    act(() => outbox.send({ type: 'send.cancel', id: 'r1' }));
    await waitForElement(host, banner);
    await waitUntil(() => text().includes('Respóndela para volver a enviar.'));
  });

  test('it comes into the header, where it moves nothing of the page, and at home it is a line of the day', async () => {
    const { host } = gateway().open(noon);
    const shown = await waitForElement(host, banner);
    expect(getElement(host, 'header').contains(shown)).toBe(true);
    const home = openSignedInConsole('/', {
      showDenounceReminder: answers(true),
      pendingDenouncesCount: answers({ total: 3 }),
    });
    await waitUntil(() => home.host.textContent?.includes('3 casos esperan tu respuesta') === true);
    expect(home.host.querySelector(banner)).toBeNull();
  });

  test('it leads to what awaits an answer', async () => {
    const { host } = gateway().open(noon);
    await waitForElement(host, banner);
    const answer = getElement(host, `${banner} a`);
    expect([getElement(answer, 'span:not([aria-hidden])').textContent, answer.getAttribute('href')]).toEqual([
      'Responder 3 casos',
      '/reports/noticed_articles?status=PENDING',
    ]);
    press(answer);
    expect(host.querySelector(banner)).toBeNull();
  });
});

const listed = { reportedArticles: answers(pageOfReported([reportedListing()])), blindages: answers([]) };
const place = 'section[aria-label="Límites y calidad"]';

const limited = (status: string) => ({
  ...listed,
  memberRestriction: answers({ status, denouncesAvailable: 50, dueDate: null }),
});

const judged = (subType: string) =>
  answers({ type: null, subType, severity: null, maxDenounces: null, denouncesAvailable: null, dueDate: null });

/** The screen stands, the restriction is known and the notice's code is here: it would be seen. */
async function wouldStand(host: HTMLElement, { memberRestriction }: ReturnType<typeof limited>) {
  await waitForElement(host, 'main h1');
  await waitUntil(() => memberRestriction.asked.length > 0);
  await act(async () => {
    await import('./limits-notice');
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

describe('the notice of the limits', () => {
  test('LIM-25 tells the state with the efficiency and the quality of the member', async () => {
    const { host } = openSignedInConsole('/reported_articles', {
      ...limited('low_efficiency'),
      memberJudge: judged('critical'),
      efficiency: answers({ level: 'risk' as const }),
    });
    const notice = await waitForElement(host, place);
    await waitUntil(() => notice.textContent.includes('Eficiencia'));
    expect(notice.textContent).toContain(
      'Restringida por baja eficiencia: puedes enviar una cantidad limitada de denuncias al día',
    );
    expect(notice.textContent).toContain('Hoy te quedan 50');
    expect(notice.textContent).toContain('Eficiencia: Restringida');
    expect(notice.textContent).toContain('Calidad: Crítica, con restricción');
  });

  test('LIM-22 that of a new member is closed for good, by its flag', async () => {
    const updateProfile = answers(sampleProfile);
    const profile = answers({ ...sampleProfile, helps: { ...sampleProfile.helps, restrictionNewMember: false } });
    const { host } = openSignedInConsole('/reported_articles', { ...limited('new_member'), profile, updateProfile });
    press(getButton(await waitForElement(host, place), 'Entendido'));
    await waitForRemoval(host, place);
    await waitUntil(() => updateProfile.asked.length > 0);
    expect(updateProfile.asked).toMatchObject([{ helps: { restrictionNewMember: true } }]);
  });

  test('LIM-22 it does not come back with the flag, which closes none of another state', async () => {
    const profile = answers({ ...sampleProfile, helps: { ...sampleProfile.helps, restrictionNewMember: true } });
    const restriction = limited('new_member');
    const { host } = openSignedInConsole('/reported_articles', { ...restriction, profile });
    await wouldStand(host, restriction);
    expect(host.querySelector(place)).toBeNull();
    await waitForElement(openSignedInConsole('/reported_articles', { ...limited('dormant'), profile }).host, place);
  });

  test('any other is closed until the next sign-in, and nothing of it is kept', async () => {
    const updateProfile = answers(sampleProfile);
    const { host } = openSignedInConsole('/reported_articles', { ...limited('dormant'), updateProfile });
    press(getButton(await waitForElement(host, place), 'Entendido'));
    await waitForRemoval(host, place);
    expect(updateProfile.asked).toEqual([]);
  });

  test('an account in order is told nothing', async () => {
    const restriction = limited('none');
    const { host } = openSignedInConsole('/reported_articles', restriction);
    await wouldStand(host, restriction);
    expect(host.querySelector(place)).toBeNull();
  });
});

describe('what can be reported again from today on', () => {
  const banner = 'section[aria-label="Publicaciones que puedes volver a denunciar"]';
  const noon = Date.UTC(2026, 10, 20, 12);

  /** A gateway that keeps the settings of the profile. */
  function gateway() {
    let settings: Profile['settings'] = { ...sampleReminders };
    const updateProfile = answers<Profile, ProfileChange>((change) => {
      settings = { ...settings, ...change.settings };
      return { ...sampleProfile, settings };
    });
    const open = (at = noon) =>
      openSignedInConsole(
        '/reported_articles',
        { ...reported, updateProfile, profile: answers(() => ({ ...sampleProfile, settings })) },
        'es',
        at,
      );
    return { open, updateProfile };
  }

  test('is told over every screen, each with the way to its report, until it is not wanted any more', async () => {
    const { open, updateProfile } = gateway();
    const { host } = open();
    const told = await waitForElement(host, banner);
    expect(told.textContent).toContain('Ya puedes volver a denunciar 2 publicaciones:');
    expect([...told.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/reports/noticed_articles/10000002?site=MLB',
      '/reports/noticed_articles/10000001?site=MLA',
    ]);
    const drop = getElement<HTMLButtonElement>(told, 'button[aria-label="No recordarme MLB1234567893"]');
    drop.focus();
    press(drop);
    await waitUntil(() => told.querySelectorAll('a').length === 1);
    expect(told.contains(document.activeElement), 'the focus stays at the others').toBe(true);
    expect(told.textContent).toContain('Ya puedes volver a denunciar una publicación:');
    await waitUntil(() => updateProfile.asked.length > 0);
    press(getElement(told, 'button[aria-label="No recordarme MLA1234567892"]'));
    await waitForRemoval(host, banner);
  });

  test('put off, it is quiet until tomorrow, and has one more to tell then', async () => {
    const { open, updateProfile } = gateway();
    const { host } = open();
    await waitForElement(host, banner);
    getButton(host, 'Recordármelo mañana').focus();
    press(getButton(host, 'Recordármelo mañana'));
    await waitForRemoval(host, banner);
    expect(host.contains(document.activeElement)).toBe(true);
    await waitUntil(() => updateProfile.asked.length > 0);
    expect(updateProfile.asked).toMatchObject([{ settings: { [againPutOffSetting]: '2026-11-21T00:00:00.000Z' } }]);
    const later = open(Date.UTC(2026, 10, 21, 1));
    expect((await waitForElement(later.host, banner)).querySelectorAll('a')).toHaveLength(3);
  });
});
