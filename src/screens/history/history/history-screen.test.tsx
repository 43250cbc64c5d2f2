import { describe, expect, test } from 'vitest';
import { caseStatuses } from '../../../../contracts/vocabulary/case-statuses';
import type { HistoryReport } from '../../../../contracts/shapes';
import { goTo } from '../../../../machines/domain/navigation-events';
import { sampleCaseSummary, samplePage } from '../../../../machines/history/history/history.samples';
import { answers, refuses } from '../../../../machines/simulator/answers';
import { act } from '../../../../tests/act';
import { getElement, press, fillField, type TestLanguage } from '../../../../tests/render-node';
import { openHistory } from './history.fixture';
import { sampleReport } from '../../../../machines/simulator/sample-report';

const sent = (more: Partial<HistoryReport> = {}) => ({
  noticedArticles: answers(samplePage([sampleReport(more)], 31)),
});

describe('the report history on the screen', () => {
  test('HIS-01 HIS-03 HIS-37 rows with a status pill, how many there are, and that they are refreshed once a day', async () => {
    const told = [
      ['PENDING_MODERATION', 'En moderación', 'sending'],
      ['DOCUMENTATION_APPROVED', 'Retirada: se aceptó la respuesta', 'retracted'],
      ['REJECTED', 'Denuncia rechazada', 'rejected'],
      ['DOCUMENTATION_NOT_APPROVED', 'Publicación finalizada', 'ended'],
      ['DOCUMENTATION_PRESENTED', 'Espera tu respuesta', 'awaiting'],
      ['DISCARDED', 'Denuncia descartada', 'discarded'],
    ] as const;
    const reports = told.map(([status], at) =>
      sampleReport({
        caseId: `1000000${at}`,
        status,
        expiresAt: '2026-11-30T12:00:00.000Z',
        auditorComment: at === 1 ? 'La foto no es del producto' : null,
      }),
    );
    const { host, text } = await openHistory({ noticedArticles: answers(samplePage(reports, 31)) });
    expect(getElement(host, 'h1').textContent).toContain('31');
    expect(getElement(host, 'tbody').textContent).toContain('Zapatillas Andes');
    const pills = [...host.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll<HTMLElement>('button[data-state]')].map((pill) => [
        pill.querySelector('[class*=word]')?.textContent,
        pill.dataset['state'],
      ]),
    );
    expect(pills).toEqual(told.map(([, name, state]) => [[name, state]]));
    expect(text()).toContain('Los datos de las denuncias se actualizan una vez al día.');
    const { text: english } = await openHistory(sent(), { lang: 'en' });
    expect(english()).toContain('Report data is updated once a day.');
    const { text: portuguese } = await openHistory(sent(), { lang: 'pt' });
    expect(portuguese()).toContain('Os dados das denúncias são atualizados uma vez por dia.');
  });

  test('HIS-04 the six status groups are boxes, and ticking one asks for its address', async () => {
    const { host, receivedBy } = await openHistory(sent());
    const group = getElement(host, '[role=group][aria-labelledby]');
    expect([...group.querySelectorAll('label')].map((label) => label.textContent)).toEqual([
      'Publicación finalizada',
      'En proceso',
      'Espera tu respuesta',
      'Rechazada',
      'Descartada',
      'Retirada',
    ]);
    for (const box of group.querySelectorAll('input')) press(box);
    expect(receivedBy('screens')).toEqual(
      (['APPROVED', 'IN_PROGRESS', 'PENDING', 'REJECTED', 'DISCARDED', 'ROLLBACK'] as const).map((status) =>
        goTo({ to: 'history', search: { status: [status] } }),
      ),
    );
    const chosen = await openHistory(sent(), { search: { status: 'APPROVED,REJECTED' } });
    const boxes = [...getElement(chosen.host, '[role=group][aria-labelledby]').querySelectorAll('input')];
    expect(boxes.map(({ checked }) => checked)).toEqual([true, false, false, true, false, false]);
    press(boxes[5] as Element);
    press(boxes[0] as Element);
    expect(chosen.receivedBy('screens')).toEqual([
      goTo({ to: 'history', search: { status: ['APPROVED', 'REJECTED', 'ROLLBACK'] } }),
      goTo({ to: 'history', search: { status: ['REJECTED'] } }),
    ]);
  });

  test('each group says what it means, and the one that is chosen in sight', async () => {
    const meanings = async (search: Record<string, string> = {}) => {
      const { host } = await openHistory(sent(), { search });
      const group = getElement(host, '[role=group][aria-labelledby]');
      const boxes = [...group.querySelectorAll('input')];
      return {
        means: boxes.map((box) => box.getAttribute('aria-description')),
        inSight: group.closest('[class*=statuses]')?.textContent,
      };
    };
    const { means } = await meanings();
    expect(means[3]).toMatch(/^Se evaluó y no prosperó.*sigue a la venta/);
    expect(means[4]).toMatch(/^No llegó a evaluarse/);
    expect(new Set(means).size).toBe(6);
    for (const [at, status] of [
      [4, 'DISCARDED'],
      [3, 'REJECTED'],
    ] as const)
      expect((await meanings({ status })).inSight).toContain(means[at]);
    expect((await meanings({ status: 'DISCARDED,REJECTED' })).inSight).not.toContain(means[4]);
  });

  test.each(caseStatuses)('HIS-31 CONST-15 a row in %s has its words and what they mean', async (status) => {
    const { host } = await openHistory(sent({ status }));
    const pill = getElement(host, 'tbody button[data-state]');
    expect(pill.textContent).not.toContain(status);
    expect(getElement(host, `[id="${pill.getAttribute('aria-describedby') ?? ''}"]`).textContent?.trim()).toMatch(
      /\w{6}/,
    );
  });

  const said = async (status: string, lang: TestLanguage = 'es') => {
    const { host } = await openHistory(sent({ status }), { lang });
    const pill = getElement(host, 'tbody button[data-state]');
    const hint = getElement(host, `[id="${pill.getAttribute('aria-describedby') ?? ''}"]`).textContent;
    return `${pill.textContent}: ${hint}`;
  };

  test('HIS-17 HIS-18 HIS-21 HIS-22 HIS-23 the older names say who is waited for, who did not answer, and what was retracted', async () => {
    expect(await said('waiting')).toMatch(/Espera al vendedor.*todavía puede responder/);
    expect(await said('pending')).toMatch(/Espera tu respuesta.*El vendedor respondió/);
    expect(await said('not_presented')).toMatch(/El vendedor no respondió/);
    expect(await said('not_respond')).toMatch(/Vencida sin tu respuesta.*El plazo para responderle al vendedor venció/);
    expect(await said('rollback')).toMatch(/Denuncia retirada/);
  });

  const olderNames: Record<TestLanguage, Record<string, string>> = {
    es: {
      discard_due_restriction: 'Descartada por restricción: Se descartó porque',
      pending_moderation: 'En moderación: El marketplace está evaluando',
      rejected: 'Denuncia rechazada: El marketplace evaluó',
      acuerdo_closed: 'Finalizada por acuerdo: La publicación se finalizó',
      duplicated_denounce: 'Denuncia duplicada: Ya había una denuncia',
      discarded: 'Denuncia descartada: El marketplace descartó',
      rejected_modified: 'Descartada: publicación editada: El vendedor editó',
      revision: 'En revisión: La denuncia está en revisión',
    },
    en: {
      discard_due_restriction: 'Discarded due to a restriction: It was discarded because',
      pending_moderation: 'In moderation: The marketplace is evaluating',
      rejected: 'Report rejected: The marketplace evaluated',
      acuerdo_closed: 'Ended by agreement: The listing was ended',
      duplicated_denounce: 'Duplicate report: There was already an open report',
      discarded: 'Report discarded: The marketplace discarded',
      rejected_modified: 'Discarded: listing edited: The seller edited',
      revision: 'Under review: The report is under review',
    },
    pt: {
      discard_due_restriction: 'Descartada por restrição: Foi descartada porque',
      pending_moderation: 'Em moderação: O marketplace está avaliando',
      rejected: 'Denúncia rejeitada: O marketplace avaliou',
      acuerdo_closed: 'Encerrado por acordo: O anúncio foi encerrado',
      duplicated_denounce: 'Denúncia duplicada: Já havia uma denúncia',
      discarded: 'Denúncia descartada: O marketplace descartou',
      rejected_modified: 'Descartada: anúncio editado: O vendedor editou',
      revision: 'Em revisão: A denúncia está em revisão',
    },
  };
  test.each(Object.entries(olderNames) as [TestLanguage, Record<string, string>][])(
    'HIS-24 in %s the other older names have their words and what they mean',
    async (lang, names) => {
      for (const [name, words] of Object.entries(names)) expect(await said(name, lang)).toContain(words);
    },
  );

  test('HIS-42 the page of the address is asked for, and another one goes into it', async () => {
    const ports = sent();
    const { host, receivedBy } = await openHistory(ports, { search: { page: '2' } });
    expect(ports.noticedArticles.asked).toEqual([{ size: 10, from: 10 }]);
    press(getElement(host, 'button[aria-label="Página siguiente"]'));
    expect(receivedBy('screens')).toEqual([goTo({ to: 'history', search: { page: 3 } })]);
  });

  test('HIS-42 pages are as long as the address says, and their count ends with the last report', async () => {
    const ports = sent();
    const { host, receivedBy } = await openHistory(ports, { search: { page: '2', size: '20' } });
    expect(ports.noticedArticles.asked).toEqual([{ size: 20, from: 20 }]);
    const pager = getElement(host, 'nav[aria-label="Páginas"]');
    expect(getElement(pager, '[aria-live]').textContent).toBe('21–31 de 31');
    expect(getElement<HTMLButtonElement>(pager, 'button[aria-label="Página siguiente"]').disabled).toBe(true);
    press(getElement(pager, 'button[aria-label="Primera página"]'));
    expect(receivedBy('screens')).toEqual([goTo({ to: 'history', search: { size: 20 } })]);
  });

  test('SHL-45 below the table the length of its page is chosen, in a sentence', async () => {
    const { host, receivedBy } = await openHistory(sent());
    expect(getElement(host, 'label:has(select)').textContent).toBe('Mostrar 102050 filas por página');
    fillField(getElement(host, 'label select'), '50');
    expect(receivedBy('screens')).toEqual([goTo({ to: 'history', search: { size: 50 } })]);
  });

  test('HIS-32 HIS-33 an unknown status is shown raw, a missing one as no data', async () => {
    expect((await openHistory(sent({ status: 'FOO_BAR' }))).text()).toContain('FOO_BAR');
    expect((await openHistory(sent({ status: null }))).text()).toContain('Sin datos');
  });

  test('CAS-02 CAS-07 HIS-34 what awaits an answer shows its due date, the time left and the way to the answer', async () => {
    const { host, text } = await openHistory(
      { counterNoticesV3: answers(samplePage([sampleCaseSummary()])) },
      { search: { status: 'PENDING' } },
    );
    expect(text()).toContain('Respuestas pendientes');
    expect(getElement(host, 'tbody').textContent).toContain('22/11/2026');
    expect(getElement(host, 'tbody [data-state]').textContent).toMatch(/2 días/);
    const answer = getElement(host, 'tbody a[aria-label^="Responder: caso"]');
    expect([answer.textContent, answer.getAttribute('href')]).toEqual([
      'Responder',
      '/case_management/10000002?site=MLA',
    ]);
  });

  test('HIS-40 the case of a report is a link with its site, so that it opens in another tab too', async () => {
    const { host } = await openHistory(sent({ status: 'APPROVED' }));
    const link = getElement(host, 'tbody a[aria-label^="Ver caso"]');
    expect([link.textContent, link.getAttribute('href')]).toEqual(['Ver caso', '/case_management/10000001?site=MLA']);
  });

  test('SES-31 enrolled people see their reports and no way to a case', async () => {
    const { host } = await openHistory(sent(), { enrolled: true });
    expect(host.querySelector('a[href^="/case_management"]')).toBeNull();
    expect(host.textContent).not.toContain('Ver caso');
  });

  test('each status has its number once the list stands', async () => {
    const noticedArticles = answers(samplePage([sampleReport()], 1234));
    const { host, clock, settle } = await openHistory({ noticedArticles });
    const labels = () =>
      [...host.querySelectorAll('fieldset label, [role=group] label')].map((each) => each.textContent);
    expect(labels()).toContain('En proceso');
    await act(async () => {
      clock.increment(600);
      await settle(100);
    });
    expect(labels()).toContain('En proceso 1.234');
    expect(noticedArticles.asked).toHaveLength(8);
  });

  test('HIS-04 a group in which no report is keeps its box', async () => {
    const noticedArticles = answers<ReturnType<typeof samplePage<HistoryReport>>, { status?: string[] }>(({ status }) =>
      samplePage([sampleReport()], status?.includes('REJECTED') ? 0 : 19),
    );
    const { host, clock, settle } = await openHistory({ noticedArticles });
    await act(async () => {
      clock.increment(600);
      await settle(100);
    });
    const labels = [...getElement(host, '[role=group][aria-labelledby]').querySelectorAll('label')];
    expect(labels.map(({ textContent }) => textContent)).toEqual([
      'Publicación finalizada 19',
      'En proceso 19',
      'Espera tu respuesta 19',
      'Rechazada 0',
      'Descartada 19',
      'Retirada 19',
    ]);
  });

  test('what is in none of the six groups is said beside their numbers: with it they make up the number of the page', async () => {
    const noticedArticles = answers<ReturnType<typeof samplePage<HistoryReport>>, { status?: string[] }>(({ status }) =>
      samplePage([sampleReport()], status === undefined ? 119 : 19),
    );
    const { host, clock, settle } = await openHistory({ noticedArticles });
    expect([getElement(host, 'h1').textContent, host.textContent?.includes('un estado distinto')]).toEqual([
      'Historial de denuncias 119',
      false,
    ]);
    await act(async () => {
      clock.increment(600);
      await settle(100);
    });
    expect(host.textContent).toContain('Otras 5 no están en ninguno de estos estados: se ven sin elegir ninguno');
  });

  test('nothing sent yet, nothing with these filters, and a failure each say what to do', async () => {
    expect((await openHistory({ noticedArticles: answers(samplePage<HistoryReport>([])) })).text()).toContain(
      'Todavía no has enviado denuncias',
    );
    const none = await openHistory(
      { noticedArticles: answers(samplePage<HistoryReport>([])) },
      { search: { sites: 'MLB' } },
    );
    press(none.button('Quitar filtros'));
    expect(none.receivedBy('screens')).toEqual([goTo({ to: 'history' })]);
    const failed = await openHistory({ noticedArticles: refuses('SERVER_ERROR') });
    expect(failed.host.querySelector('[role=alert] button')).not.toBeNull();
  });
});
