import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { Profile, ProfileChange } from '../../../contracts/shapes';
import { seat } from '../../../machines/kit/seat';
import { answers, answersInTurn, type FakePorts } from '../../../machines/rehearsal/answers';
import { reportedPage } from '../../../machines/reports/suspicious/suspicious.samples';
import { sampleProfile } from '../../../machines/system/profile/profile.samples';
import { openInside } from '../../../tests/console';
import { appears, button, disappears, one, press, until } from '../../../tests/rendered';

const banner = 'section[aria-label="Respuestas pendientes"]';
const noon = new Date(2026, 10, 20, 12).getTime();
const day = 86_400_000;
const reported: FakePorts = { reportedArticles: answers(reportedPage([])), blindages: answers([]) };

/** A gateway that keeps until when the reminder was put off, and shows it else. */
function gateway() {
  let blockDenounceReminderUntil: string | null = null;
  const updateProfile = answers<Profile, ProfileChange>((change) => {
    blockDenounceReminderUntil = change.blockDenounceReminderUntil ?? blockDenounceReminderUntil;
    return { ...sampleProfile, blockDenounceReminderUntil };
  });
  const asked = answers(true);
  const open = (at: number, more: FakePorts = {}) =>
    openInside(
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
    expect((await appears(first.host, banner)).textContent).toContain('3 casos esperan tu respuesta.');
    button(first.host, 'Recordármelo mañana').focus();
    press(button(first.host, 'Recordármelo mañana'));
    await disappears(first.host, banner);
    expect(first.host.querySelector('main')?.contains(document.activeElement)).toBe(true);
    await until(() => updateProfile.asked.length > 0);
    expect(updateProfile.asked).toMatchObject([{ blockDenounceReminderUntil: new Date(noon + day).toISOString() }]);
    const early = open(noon + day - 1);
    await until(() => asked.asked.length === 2);
    await appears(early.host, 'main h1');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(early.host.querySelector(banner)).toBeNull();
    const later = open(noon + day);
    await appears(later.host, banner);
  });

  test('it goes once everything is answered, and says how many are due while they are known', async () => {
    const pendingDenouncesCount = answersInTurn<{ total: number }>(
      { ok: true, value: { total: 18 } },
      { ok: true, value: { total: 0 } },
    );
    const { host, root } = gateway().open(noon, { pendingDenouncesCount });
    const shown = await appears(host, banner);
    await until(() => shown.textContent?.includes('Ninguno vence hoy.') === true);
    expect(shown.textContent).toContain('18 casos esperan tu respuesta. Ninguno vence hoy.');
    act(() => seat(root.system, 'profile').send({ type: 'counts.refetch' }));
    await disappears(host, banner);
  });

  test('it leads to what awaits an answer', async () => {
    const { host } = gateway().open(noon);
    await appears(host, banner);
    const answer = one(host, `${banner} a`);
    expect([answer.textContent, answer.getAttribute('href')]).toEqual([
      'Responder',
      '/reports/noticed_articles?status=PENDING',
    ]);
    press(answer);
    expect(host.querySelector(banner)).toBeNull();
  });
});
