import type { SnapshotFrom } from 'xstate';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CaseSummary, Page } from '../../../../contracts/shapes';
import { sampleCaseSummary, samplePage } from '../../../../machines/history/history/history.samples';
import { answers, refuses } from '../../../../machines/simulator/answers';
import { menuEntry, sampleMenu } from '../../../../machines/simulator/sample-system-actors';
import { caseDueIn, pageOfCases } from '../../../../machines/shared/awaiting-cases/awaiting-cases.samples';
import { systemActor } from '../../../../machines/kit/system-actor';
import { shellView } from '../../../../machines/system/shell/shell.view';
import type { shellMachine } from '../../../../machines/system/shell/shell.machine';
import { openSignedInConsole, readToast } from '../../../../tests/console';
import { waitForElement, waitForRemoval, getButton, getElement, press, waitUntil } from '../../../../tests/render-node';

const awaiting = Array.from({ length: 10 }, (_, n) => sampleCaseSummary({ caseId: String(10_000_001 + n) }));

afterEach(() => vi.unstubAllEnvs());

test('HIS-01 an address with nonsense in it says what of it was ignored, and shows the reports without that', async () => {
  const { host } = openSignedInConsole('/reports/noticed_articles?page=-4&status=PENDING,WHAT&size=9&due=2026-99-99', {
    counterNoticesV3: answers(samplePage(awaiting, 23)),
  });
  await waitForElement(host, 'tbody tr');
  expect(host.textContent).toContain(
    'Se ignoraron datos de la dirección que no se entienden: status, page, size, due.',
  );
});

describe('the reports that await an answer', () => {
  test('CAS-40 the way to the pending cases shows the first page of them, and no other reports', async () => {
    const counterNoticesV3 = answers(samplePage(awaiting, 23));
    const { host, gone } = openSignedInConsole('/case_management/client_pending_cases', { counterNoticesV3 });
    await waitForElement(host, 'tbody tr');
    expect(gone).toEqual([expect.stringMatching(/^\/reports\/noticed_articles\?.*status=PENDING/)]);
    expect(counterNoticesV3.asked).toMatchObject([{ from: 0, size: 10, status: ['PENDING'] }]);
    expect(host.querySelectorAll('tbody [data-label=Vence]')).toHaveLength(10);
    expect(getElement(host, 'h1').textContent).toContain('23');
  });

  test('CAS-41 opened with force_locale=ES it speaks Spanish, and only it, and the profile keeps its language', async () => {
    const applyLanguage = answers<void, { lang: string }>(undefined);
    const updateProfile = refuses<never>('NOT_ALLOWED');
    const { host, root, go } = openSignedInConsole(
      '/case_management/client_pending_cases',
      { counterNoticesV3: answers(samplePage(awaiting, 23)), applyLanguage, updateProfile },
      'pt',
    );
    await waitForElement(host, 'tbody tr');
    const spoken = () =>
      shellView(systemActor(root.system, 'shell').getSnapshot() as SnapshotFrom<typeof shellMachine>);
    await waitUntil(() => spoken().lang === 'es');
    expect(spoken()).toMatchObject({ lang: 'es', chosen: 'pt', forced: true });
    expect(applyLanguage.asked.at(-1)).toEqual({ lang: 'es' });
    go('/help_support');
    await waitUntil(() => spoken().lang === 'pt');
    expect([spoken().forced, applyLanguage.asked.at(-1), updateProfile.asked]).toEqual([false, { lang: 'pt' }, []]);
  });

  test('at night the badge of the menu tells what the deadlines tell, by the day of the person', async () => {
    vi.stubEnv('TZ', 'America/Argentina/Buenos_Aires');
    const night = Date.parse('2026-11-21T01:30:00.000Z'); // Friday, 22:30
    const cases = [-2, 1, 2, 20, 40].map((hours, at) => caseDueIn(hours, { caseId: String(10_000_001 + at) }, night));
    const pending = sampleMenu();
    pending.push(menuEntry('pending', 'Por responder', { url: '/reports/noticed_articles?status=PENDING' }));
    const { host } = openSignedInConsole(
      '/reports/noticed_articles?status=PENDING',
      {
        menu: answers(pending),
        counterNoticesV3: answers(samplePage(cases)),
        pendingCounterNoticeList: answers<Page<CaseSummary>, { dueDate?: string }>(({ dueDate }) =>
          pageOfCases(cases.filter(({ dueDate: due }) => dueDate === undefined || (due ?? '').slice(0, 10) <= dueDate)),
        ),
      },
      'es',
      night,
    );
    const strip = await waitForElement(host, 'section[aria-label=Vencimientos]');
    await waitUntil(() => strip.querySelectorAll('li').length === 4);
    expect([...strip.querySelectorAll('li')].map((each) => each.textContent)).toEqual([
      'Vencidas1',
      expect.stringMatching(/^Vencen hoy.*1$/),
      expect.stringMatching(/^Vencen mañana.*2$/),
      expect.stringMatching(/1$/),
    ]);
    expect((await waitForElement(host, 'nav a[href*="status=PENDING"] [aria-hidden=true]:not(svg)')).textContent).toBe(
      '2',
    );
  });

  test.each([
    [
      'los que esperan respuesta',
      '/reports/noticed_articles?status=PENDING',
      'counterNoticesV3',
      'No pudimos cargar los casos.',
    ],
    [
      'los cerrados',
      '/case_management/client_closed_cases',
      'closedCasesList',
      'No pudimos cargar los casos cerrados.',
    ],
  ] as const)(
    'ERR-50 a list of cases that could not be had is told, and asked for again: %s',
    async (_, address, port, sentence) => {
      const list = refuses<never>('SERVER_ERROR', { operation: port });
      const due = refuses<never>('SERVER_ERROR', { operation: 'pendingCounterNoticeList' });
      const { host } = openSignedInConsole(address, { [port]: list, pendingCounterNoticeList: due });
      const told = await waitForElement(host, 'main [role=alert]');
      expect(told.textContent).toContain(sentence);
      expect(await readToast('alert')).toContain('No pudimos cargar los casos');
      expect(host.querySelectorAll('main [role=alert]'), 'its place tells it once').toHaveLength(1);
      press(getElement(document, 'section[aria-label=Avisos] button'));
      await waitForRemoval(document, 'section[aria-label=Avisos] [role=alert]');
      press(getButton(told, 'Reintentar'));
      await waitUntil(() => list.asked.length === 2);
      expect(await readToast('alert'), 'another time it is told again').toContain('No pudimos cargar los casos');
    },
  );
});
