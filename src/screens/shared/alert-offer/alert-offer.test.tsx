import { describe, expect, test, vi } from 'vitest';
import type { AlertPermission } from '../../../../contracts/ports';
import type { Profile, ProfileChange } from '../../../../contracts/shapes';
import { alertsSetting } from '../../../../machines/domain/alerts';
import { sampleExport } from '../../../../machines/exports/exports-of.samples';
import { answers, type FakePorts } from '../../../../machines/simulator/answers';
import { pageOfRows } from '../../../../machines/shared/list/list.samples';
import { act } from '../../../../tests/act';
import { openSignedInConsole } from '../../../../tests/console';
import { waitForElement, press, waitUntil } from '../../../../tests/render-node';
import { mainAccount } from '../../profile/accounts.fixture';

async function open(state: 'generating' | 'ready', right: AlertPermission, more: FakePorts = {}) {
  const updateProfile = answers<Profile, ProfileChange>((change) => ({
    ...mainAccount,
    settings: change.settings ?? {},
  }));
  const row = sampleExport({ state });
  const { host } = openSignedInConsole('/reports/custom_reports', {
    profile: answers(mainAccount),
    updateProfile,
    noticedReports: answers(pageOfRows([row])),
    readAlertRight: answers<AlertPermission>(right),
    ...more,
  });
  await waitForElement(host, 'main tbody tr');
  const offer = () =>
    [...host.querySelectorAll<HTMLElement>('main button')].find(
      (each) => each.textContent === 'Avisarme cuando termine',
    );
  const text = () => host.querySelector('main')?.textContent ?? '';
  return { offer, text, updateProfile };
}

describe('beside a report in the making', () => {
  test('its end is told by the browser from one press on', async () => {
    const askAlertRight = answers<AlertPermission>('granted');
    const { offer, text, updateProfile } = await open('generating', 'unasked', { askAlertRight });
    await waitUntil(() => offer() !== undefined, 'Nothing is offered.');
    expect(askAlertRight.asked).toHaveLength(0);
    offer()?.focus();
    press(offer() as HTMLElement);
    await waitUntil(() => text().includes('El navegador te avisa cuando termine'));
    expect(offer()).toBeUndefined();
    expect(document.activeElement?.textContent, 'the focus stays').toContain('El navegador te avisa');
    expect(updateProfile.asked.map(({ settings }) => settings)).toEqual([{ [alertsSetting]: true }]);
  });

  test('nothing is offered where the browser refuses, nor where nothing is in the making', async () => {
    for (const [state, right] of [
      ['generating', 'denied'],
      ['ready', 'unasked'],
    ] as const) {
      const asked = answers<AlertPermission>(right);
      const { offer } = await open(state, right, { readAlertRight: asked });
      await waitUntil(() => asked.asked.length > 0);
      await act(() => vi.dynamicImportSettled());
      expect(offer(), `${state} ${right}`).toBeUndefined();
    }
  });
});
