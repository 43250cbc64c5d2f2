import { expect, test } from 'vitest';
import { samplePage } from '../../../../machines/history/history/history.samples';
import { answers } from '../../../../machines/simulator/answers';
import { quietOutbox } from '../../../../machines/simulator/sample-system-actors';
import { act } from '../../../../tests/act';
import { getElement, press } from '../../../../tests/render-node';
import { fromWire, wireCase, wirePaging } from '../../../../tests/wire';
import { goTo } from '../../../../machines/domain/navigation-events';
import { openHistory } from './history.fixture';
import { sampleReport } from '../../../../machines/simulator/sample-report';

const wireReport = {
  id: '10000001',
  caseId: '10000001',
  article: { id: 'MLA1000000001', title: 'Zapatillas Andes' },
  seller: { id: '77', nickname: 'TIENDA SUR' },
  reasonCode: 'PPPI1',
};

test.each([
  ['FOO_BAR', 'FOO_BAR'],
  ['foo bar', 'foo bar'],
  ['toString', 'toString'],
  [null, 'Sin datos'],
])('HIS-32 HIS-33 the status %s of the gateway is shown in its row as %s', async (status, told) => {
  const reports = { noticedArticles: { reports: [{ ...wireReport, status }], paging: wirePaging(1) } };
  const noticedArticles = answers(await fromWire('noticedArticles', reports, { size: 10, from: 0 }));
  const { host } = await openHistory({ noticedArticles });
  const pill = getElement<HTMLElement>(host, 'tbody button[data-state]');
  expect([pill.textContent, pill.dataset['state']]).toEqual([told, 'toReview']);
});

test('CAS-07 a case that awaits an answer tells in its row what the gateway says of it', async () => {
  const cases = { counterNoticesV3: { cases: [wireCase], paging: wirePaging(1) } };
  const counterNoticesV3 = answers(await fromWire('counterNoticesV3', cases, { size: 10, from: 0 }));
  const { host } = await openHistory({ counterNoticesV3 }, { search: { status: 'PENDING' } });
  const row = [...host.querySelectorAll('tbody tr')].find(({ textContent }) => textContent.includes('MLA1000000001'));
  for (const told of [
    'Zapatillas Andes Trail 42',
    'Producto falsificado',
    'Andes SA',
    'OFERTAS_DEL_SUR',
    '3 elementos relacionados',
    'Creado el 02/11/2026',
    'Actualizado el 10/11/2026',
    'jue 12/11, 12:00',
  ])
    expect(row?.textContent).toContain(told);
});

test('CAS-22 HIS-40 a report that is sent while the history is open stands in it without a reload, in moderation first', async () => {
  const before = sampleReport({ caseId: '10000001' });
  const wire = { ...wireReport, id: '10000002', caseId: '10000002', status: 'PENDING_MODERATION' };
  const answer = { noticedArticles: { reports: [wire], paging: wirePaging(1) } };
  const { items: sent } = await fromWire('noticedArticles', answer, { size: 10, from: 0 });
  let reports = [before];
  const noticedArticles = answers(() => samplePage(reports));
  const { host, setFacts, settle } = await openHistory({ noticedArticles });
  const cases = () =>
    [...host.querySelectorAll('tbody a[href^="/case_management"]')].map((link) => link.getAttribute('href'));
  expect(cases()).toEqual(['/case_management/10000001?site=MLA']);
  reports = [...sent, before];
  await act(async () => {
    setFacts('outbox', { ...quietOutbox, sendsEndedElsewhere: 1 });
    await settle();
  });
  expect(cases()).toEqual(['/case_management/10000002?site=MLA', '/case_management/10000001?site=MLA']);
  const pill = getElement<HTMLElement>(host, 'tbody button[data-state]');
  expect([pill.textContent, pill.dataset['state']]).toEqual(['En moderación', 'sending']);
});

test('GW-07 the pager follows the total that the gateway says, past the rows of the page', async () => {
  const pageFrom = (offset: number) => {
    const reports = Array.from({ length: 10 }, (_, index) => {
      const caseId = String(10_000_001 + offset + index);
      return { ...wireReport, id: caseId, caseId, status: 'PENDING' };
    });
    const answer = { noticedArticles: { reports, paging: { total: 42, offset, limit: 10 } } };
    return fromWire('noticedArticles', answer, { size: 10, from: offset });
  };
  for (const [page, range] of [
    ['1', '1–10 de 42'],
    ['2', '11–20 de 42'],
  ] as const) {
    const noticedArticles = answers(await pageFrom((Number(page) - 1) * 10));
    const { host, receivedBy } = await openHistory({ noticedArticles }, { search: { page } });
    const pager = getElement(host, 'nav[aria-label="Páginas"]');
    expect(getElement(pager, '[aria-live]').textContent).toBe(range);
    expect(getElement<HTMLButtonElement>(pager, 'button[aria-label="Página siguiente"]').disabled).toBe(false);
    press(getElement(pager, 'button[aria-label="Última página"]'));
    expect(receivedBy('screens')).toEqual([goTo({ to: 'history', search: { page: 5 } })]);
  }
});
