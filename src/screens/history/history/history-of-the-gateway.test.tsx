import { act } from 'react';
import { expect, test } from 'vitest';
import { samplePage } from '../../../../machines/history/history/history.samples';
import { answers } from '../../../../machines/simulator/answers';
import { quietOutbox } from '../../../../machines/simulator/sample-system-actors';
import { getElement } from '../../../../tests/render-node';
import { fromWire, wirePaging } from '../../../../tests/wire';
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

test('HIS-40 a report that is sent while the history is open stands in it without a reload', async () => {
  const [before, sent] = ['10000001', '10000002'].map((caseId) => sampleReport({ caseId }));
  let reports = [before ?? sampleReport()];
  const noticedArticles = answers(() => samplePage(reports));
  const { host, setFacts, settle } = await openHistory({ noticedArticles });
  const cases = () =>
    [...host.querySelectorAll('tbody a[href^="/case_management"]')].map((link) => link.getAttribute('href'));
  expect(cases()).toEqual(['/case_management/10000001?site=MLA']);
  reports = [sent ?? sampleReport(), ...reports];
  await act(async () => {
    setFacts('outbox', { ...quietOutbox, sendsEndedElsewhere: 1 });
    await settle();
  });
  expect(cases()).toEqual(['/case_management/10000002?site=MLA', '/case_management/10000001?site=MLA']);
});
