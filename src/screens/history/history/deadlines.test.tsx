import { describe, expect, test } from 'vitest';
import { goTo } from '../../../../machines/domain/navigation-events';
import { samplePage } from '../../../../machines/history/history/history.samples';
import { answers } from '../../../../machines/simulator/answers';
import {
  caseDueIn,
  casesOfEachDeadline,
  pageOfCases,
} from '../../../../machines/shared/awaiting-cases/awaiting-cases.samples';
import { wireCase, fromWire, wirePaging } from '../../../../tests/wire';
import { getElement, press, fillField, type TestLanguage } from '../../../../tests/render-node';
import { openHistory } from './history.fixture';

const all = [
  ...casesOfEachDeadline,
  ...Array.from({ length: 20 }, (_, n) => caseDueIn(200 + n, { caseId: String(10_000_100 + n) })),
];

const awaiting = (search: Record<string, string> = {}, lang: TestLanguage = 'es') =>
  openHistory(
    {
      counterNoticesV3: answers(samplePage(all.slice(0, 10), all.length)),
      pendingCounterNoticeList: answers(pageOfCases(all)),
    },
    { search: { status: 'PENDING', ...search }, lang },
  );

describe('the deadlines of what awaits an answer', () => {
  test('stand over the list with their counts, in words, and head its rows', async () => {
    const { host } = await awaiting();
    const strip = getElement(host, 'section[aria-label=Vencimientos]');
    expect([...strip.querySelectorAll('li')].map((each) => each.textContent)).toEqual([
      'Vencidas1',
      'Vencen hoy, vie 20/111',
      'Vencen mañana, sáb 21/111',
      'Vencen el dom 22/11 o después21',
    ]);
    expect([...host.querySelectorAll('tbody th')].map((each) => each.textContent)).toEqual([
      'Vencidas1 caso',
      'Vencen hoy, vie 20/111 caso',
      'Vencen mañana, sáb 21/111 caso',
      'Vencen el dom 22/11 o después21 casos',
    ]);
    expect(
      [...host.querySelectorAll('tbody [data-state] [data-deadline]')]
        .slice(0, 3)
        .map((each) => [each.getAttribute('data-deadline'), each.textContent]),
    ).toEqual([
      ['overdue', 'vencida'],
      ['today', 'vence en 5 horas'],
      ['tomorrow', 'vence en 1 día'],
    ]);
  });

  test.each([
    ['es', 'Vencen el dom 22/11 o después', 'vence en 2 días', 'dom 22/11, 08:00'],
    ['en', 'Due Sun 11/22 or later', 'due in 2 days', 'Sun 11/22, 08:00 AM'],
    ['pt', 'Vencem a partir de dom 22/11', 'vence em 2 dias', 'dom 22/11, 08:00'],
  ] as const)(
    'what is due the day after tomorrow says its day over its group and its moment once, beside the pill with the time left: %s',
    async (lang, head, left, moment) => {
      const counterNoticesV3 = answers(samplePage([caseDueIn(44)]));
      const { host } = await openHistory(
        { counterNoticesV3, pendingCounterNoticeList: answers(pageOfCases([caseDueIn(44)])) },
        { search: { status: 'PENDING' }, lang },
      );
      expect(getElement(host, 'tbody th').textContent).toContain(head);
      expect(getElement(host, 'tbody [data-state] [data-deadline]').textContent).toBe(left);
      expect(getElement(host, 'tbody tr:has(td)').textContent.split(moment)).toHaveLength(2);
    },
  );

  test('lead to where they begin, and what there is none of leads nowhere', async () => {
    const { host, receivedBy, button } = await awaiting({ item: 'MLA1234567891', by: 'date_created' });
    press(button('Vencen el dom 22/11 o después'));
    expect(receivedBy('screens')).toEqual([
      goTo({ to: 'history', search: { status: ['PENDING'], size: 10, page: 1 } }),
    ]);
    expect(host.querySelectorAll('tbody th')).toHaveLength(0);
    expect(getElement(host, 'tbody [data-label=Vence] [data-deadline]').textContent).toBe('Vencida');
  });

  test('the order is chosen beside them', async () => {
    const { host, receivedBy } = await awaiting();
    fillField(getElement(host, 'select'), 'date_created');
    expect(receivedBy('screens')).toEqual([
      goTo({ to: 'history', search: { status: ['PENDING'], by: 'date_created' } }),
    ]);
  });

  test('the way through all of it goes from case to case, by its button and by its key', async () => {
    const { host, receivedBy } = await awaiting();
    const begin = [...host.querySelectorAll('a')].find(({ textContent }) =>
      textContent.startsWith('Responder una tras otra'),
    );
    expect(begin?.getAttribute('href')).toBe('/reports/noticed_articles/answering');
    getElement(host, 'tbody [data-autofocus]').dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
    expect(receivedBy('screens')).toEqual([goTo({ to: 'answering' })]);
  });

  test('another list has no deadlines and asks for none, nor do enrolled people', async () => {
    const pendingCounterNoticeList = answers(pageOfCases(all));
    const noticedArticles = answers(samplePage([]));
    const sent = await openHistory({ noticedArticles, pendingCounterNoticeList } as never);
    expect(sent.host.querySelector('section[aria-label=Vencimientos]')).toBeNull();
    await openHistory(
      { counterNoticesV3: answers(samplePage(all)), pendingCounterNoticeList },
      { search: { status: 'PENDING' }, enrolled: true },
    );
    expect(pendingCounterNoticeList.asked).toEqual([]);
  });

  test('CAS-39 a row of what awaits an answer tells listing, status, due date, member, reason, seller, related elements, creation and last update', async () => {
    const wire = {
      ...wireCase,
      current_status: 'DOCUMENTATION_PRESENTED',
      due_date: '2026-11-20T17:00:00.000Z',
      date_created: '2026-11-17T12:00:00.000Z',
      last_updated: '2026-11-19T12:00:00.000Z',
    };
    const answer = { counterNoticesV3: { cases: [wire], paging: wirePaging(1) } };
    const told = await fromWire('counterNoticesV3', answer, { size: 10, from: 0 });
    const { host } = await openHistory({ counterNoticesV3: answers(told) }, { search: { status: 'PENDING' } });
    const row = getElement(host, 'tbody tr:has(td)').textContent;
    for (const told of [
      'Zapatillas Andes Trail 42',
      'MLA1000000001',
      'Argentina',
      'Espera tu respuesta',
      'vie 20/11, 17:00',
      'Andes SA',
      'Producto falsificado',
      'OFERTAS_DEL_SUR',
      '3 elementos relacionados',
      'Creado el 17/11/2026',
      'Actualizado el 19/11/2026',
    ])
      expect(row).toContain(told);
  });

  test('a row whose reason has no code tells the reason by its text', async () => {
    const wire = { ...wireCase, current_status: 'DOCUMENTATION_PRESENTED', reason_id: null };
    const answer = { counterNoticesV3: { cases: [wire], paging: wirePaging(1) } };
    const told = await fromWire('counterNoticesV3', answer, { size: 10, from: 0 });
    const { host } = await openHistory({ counterNoticesV3: answers(told) }, { search: { status: 'PENDING' } });
    expect(getElement(host, '[data-label="Motivo"]').textContent).toContain('Otro motivo');
  });
});
