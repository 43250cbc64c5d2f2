import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { AlertRight } from '../../../../contracts/ports';
import type { Profile, ProfileChange } from '../../../../contracts/shapes';
import { alertsSetting } from '../../../../machines/domain/alerts';
import { sampleExport } from '../../../../machines/exports/exports-of.samples';
import { answers, type FakePorts } from '../../../../machines/rehearsal/answers';
import { pageOfRows } from '../../../../machines/shared/list/list.samples';
import { openInside } from '../../../../tests/console';
import { appears, press, until } from '../../../../tests/rendered';
import { main } from '../../profile/accounts.fixture';

async function open(state: 'generating' | 'ready', right: AlertRight, more: FakePorts = {}) {
  const updateProfile = answers<Profile, ProfileChange>((change) => ({ ...main, settings: change.settings ?? {} }));
  const row = sampleExport({ state });
  const { host } = openInside('/reports/custom_reports', {
    profile: answers(main),
    updateProfile,
    noticedReports: answers(pageOfRows([row])),
    readAlertRight: answers<AlertRight>(right),
    ...more,
  });
  await appears(host, 'main tbody tr');
  const offer = () =>
    [...host.querySelectorAll<HTMLElement>('main button')].find(
      (each) => each.textContent === 'Avisarme cuando termine',
    );
  const text = () => host.querySelector('main')?.textContent ?? '';
  return { offer, text, updateProfile };
}

describe('beside a report in the making', () => {
  test('its end is told by the browser from one press on', async () => {
    const askAlertRight = answers<AlertRight>('granted');
    const { offer, text, updateProfile } = await open('generating', 'unasked', { askAlertRight });
    await until(() => offer() !== undefined, 'Nothing is offered.');
    expect(askAlertRight.asked).toHaveLength(0);
    offer()?.focus();
    press(offer() as HTMLElement);
    await until(() => text().includes('El navegador te avisa cuando termine'));
    expect(offer()).toBeUndefined();
    expect(document.activeElement?.textContent, 'the focus stays').toContain('El navegador te avisa');
    expect(updateProfile.asked.map(({ settings }) => settings)).toEqual([{ [alertsSetting]: true }]);
  });

  test('nothing is offered where the browser refuses, nor where nothing is in the making', async () => {
    for (const [state, right] of [
      ['generating', 'denied'],
      ['ready', 'unasked'],
    ] as const) {
      const asked = answers<AlertRight>(right);
      const { offer } = await open(state, right, { readAlertRight: asked });
      await until(() => asked.asked.length > 0);
      await act(() => vi.dynamicImportSettled());
      expect(offer(), `${state} ${right}`).toBeUndefined();
    }
  });
});
