import type { SnapshotFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { sampleCaseSummary, samplePage } from '../../../../machines/history/history/history.samples';
import { answers, refuses } from '../../../../machines/rehearsal/answers';
import { seat } from '../../../../machines/kit/seat';
import { shellView } from '../../../../machines/system/shell/shell.view';
import type { shellMachine } from '../../../../machines/system/shell/shell.machine';
import { openInside, toast } from '../../../../tests/console';
import { appears, button, one, press, until } from '../../../../tests/rendered';

const awaiting = Array.from({ length: 10 }, (_, n) => sampleCaseSummary({ caseId: String(10_000_001 + n) }));

describe('the reports that await an answer', () => {
  test('CAS-40 the way to the pending cases shows the first page of them, and no other reports', async () => {
    const counterNoticesV3 = answers(samplePage(awaiting, 23));
    const { host, gone } = openInside('/case_management/client_pending_cases', { counterNoticesV3 });
    await appears(host, 'tbody tr');
    expect(gone).toEqual([expect.stringMatching(/^\/reports\/noticed_articles\?.*status=PENDING/)]);
    expect(counterNoticesV3.asked).toMatchObject([{ from: 0, size: 10, status: ['PENDING'] }]);
    expect(host.querySelectorAll('tbody [data-label=Vence]')).toHaveLength(10);
    expect(one(host, 'h1').textContent).toContain('23');
  });

  test('CAS-41 opened with force_locale=ES it speaks Spanish, and only it, and the profile keeps its language', async () => {
    const applyLanguage = answers<void, { lang: string }>(undefined);
    const updateProfile = refuses<never>('NOT_ALLOWED');
    const { host, root, go } = openInside(
      '/case_management/client_pending_cases',
      { counterNoticesV3: answers(samplePage(awaiting, 23)), applyLanguage, updateProfile },
      'pt',
    );
    await appears(host, 'tbody tr');
    const spoken = () => shellView(seat(root.system, 'shell').getSnapshot() as SnapshotFrom<typeof shellMachine>);
    await until(() => spoken().lang === 'es');
    expect(spoken()).toMatchObject({ lang: 'es', chosen: 'pt', forced: true });
    expect(applyLanguage.asked.at(-1)).toEqual({ lang: 'es' });
    go('/help_support');
    await until(() => spoken().lang === 'pt');
    expect([spoken().forced, applyLanguage.asked.at(-1), updateProfile.asked]).toEqual([false, { lang: 'pt' }, []]);
  });

  test.each([
    ['los que esperan respuesta', '/reports/noticed_articles?status=PENDING', 'counterNoticesV3'],
    ['los cerrados', '/case_management/client_closed_cases', 'closedCasesList'],
  ] as const)(
    'ERR-50 a list of cases that could not be had is told, and asked for again: %s',
    async (_, address, port) => {
      const list = refuses<never>('SERVER_ERROR', { operation: port });
      const { host } = openInside(address, { [port]: list });
      expect(await toast('alert')).toContain('No pudimos cargar los casos');
      press(button(await appears(host, 'main [role=alert]'), 'Volver a intentar'));
      await until(() => list.asked.length === 2);
    },
  );
});
