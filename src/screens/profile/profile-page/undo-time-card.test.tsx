import { describe, expect, test } from 'vitest';
import type { Profile } from '../../../../contracts/shapes';
import { undoTimeSetting } from '../../../../machines/domain/undo-time';
import { answers } from '../../../../machines/simulator/answers';
import { openSignedInConsole } from '../../../../tests/console';
import { getElement, press, waitForElement, waitUntil, type TestLanguage } from '../../../../tests/render-node';
import { mainAccount } from '../accounts.fixture';

async function open(settings: Profile['settings'], lang: TestLanguage = 'es') {
  const profile: Profile = { ...mainAccount, lang, settings };
  const updateProfile = answers<Profile, { settings?: unknown }>(profile);
  const { host } = openSignedInConsole('/profile', { profile: answers(profile), updateProfile }, lang);
  const group = await waitForElement(host, 'main [role=radiogroup]');
  const choice = (seconds: number) => getElement<HTMLInputElement>(group, `input[value="${seconds}"]`);
  return {
    group,
    choice,
    chosen: () => [10, 30, 60, Infinity].filter((seconds) => choice(seconds).checked),
    kept: () => updateProfile.asked.map((asked) => asked.settings),
    labels: () => [...group.querySelectorAll('label')].map((label) => label.textContent),
  };
}
const textOf = (ids: string | null) => (ids ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

describe('how long a send can be undone, on the profile page', () => {
  test.each([
    [
      'es',
      'Tiempo para deshacer un envío',
      ['10 segundos', '30 segundos', '1 minuto', 'Hasta que yo los envíe'],
      'solo esperan las denuncias',
    ],
    [
      'en',
      'Time to undo a send',
      ['10 seconds', '30 seconds', '1 minute', 'Until I send them'],
      'only reports wait for you',
    ],
    [
      'pt',
      'Tempo para desfazer um envio',
      ['10 segundos', '30 segundos', '1 minuto', 'Até eu enviar'],
      'só as denúncias esperam',
    ],
  ] as const)(
    'is one of three or until a press, ten seconds where nobody chose, and says what waits (%s)',
    async (lang, name, all, hint) => {
      const { group, chosen, labels } = await open({ other: 'kept' }, lang);
      expect(textOf(group.getAttribute('aria-labelledby'))).toEqual([name]);
      expect(textOf(group.getAttribute('aria-describedby')).join()).toContain(hint);
      expect([labels(), chosen()]).toEqual([all, [10]]);
    },
  );

  test('is kept at once under a key of its own, and the default as none', async () => {
    const { choice, chosen, kept } = await open({ other: 'kept' });
    press(choice(30));
    expect(chosen()).toEqual([30]);
    await waitUntil(() => kept().length === 1);
    press(choice(10));
    expect(chosen()).toEqual([10]);
    await waitUntil(() => kept().length === 2);
    press(choice(Infinity));
    expect(chosen()).toEqual([Infinity]);
    await waitUntil(() => kept().length === 3);
    expect(kept()).toEqual([
      { [undoTimeSetting]: 30 },
      { [undoTimeSetting]: null },
      { [undoTimeSetting]: 'untilPressed' },
    ]);
  });

  test.each([
    [60, [60]],
    ['untilPressed', [Infinity]],
    ['a while', [10]],
    [0, [10]],
  ])('shows what was chosen before, and ten seconds for what cannot be read: %j', async (value, shown) => {
    const { chosen } = await open({ [undoTimeSetting]: value });
    expect(chosen()).toEqual(shown);
  });
});
