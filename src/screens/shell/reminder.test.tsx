import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { Profile, ProfileChange } from '../../../contracts/shapes';
import { systemActor } from '../../../machines/kit/system-actor';
import { answers, answersInTurn, type FakePorts } from '../../../machines/simulator/answers';
import { sampleCaseSummary } from '../../../machines/history/history/history.samples';
import { reportedListing } from '../../../machines/simulator/sample-listing';
import { menuEntry } from '../../../machines/simulator/sample-system-actors';
import { pageOfReported } from '../../../machines/reports/suspicious/suspicious.samples';
import { sampleProfile } from '../../../machines/system/profile/profile.samples';
import { openSignedInConsole } from '../../../tests/console';
import { waitForElement, getButton, waitForRemoval, getElement, press, waitUntil } from '../../../tests/render-node';

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
    act(() => outbox.send({ type: 'work.submit', id: 'r1', work: { kind: 'reply', reply } }));
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
