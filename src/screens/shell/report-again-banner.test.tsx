import { describe, expect, test } from 'vitest';
import type { Profile, ProfileChange } from '../../../contracts/shapes';
import { againPutOffSetting } from '../../../machines/domain/again-reminders';
import { answers, type FakePorts } from '../../../machines/simulator/answers';
import { pageOfReported } from '../../../machines/reports/suspicious/suspicious.samples';
import { sampleReminders } from '../../../machines/system/again-reminder/again-reminder.samples';
import { sampleProfile } from '../../../machines/system/profile/profile.samples';
import { openSignedInConsole } from '../../../tests/console';
import { waitForElement, getButton, waitForRemoval, getElement, press, waitUntil } from '../../../tests/render-node';

const banner = 'section[aria-label="Publicaciones que puedes volver a denunciar"]';
const noon = Date.UTC(2026, 10, 20, 12);
const reported: FakePorts = { reportedArticles: answers(pageOfReported([])), blindages: answers([]) };

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

describe('what can be reported again from today on', () => {
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
