import { describe, expect, test } from 'vitest';
import type { CaseSummary } from '../../../../contracts/shapes';
import { closedCasesMachine } from '../../../../machines/cases/closed-cases/closed-cases.machine';
import { sampleClosedCase } from '../../../../machines/cases/closed-cases/closed-cases.samples';
import { goTo } from '../../../../machines/domain/navigation-events';
import { answers, refuses, startWith, type FakePorts } from '../../../../machines/simulator/answers';
import { inputAt } from '../../../../machines/simulator/sample-addresses';
import { menuEntry, sampleNow, sampleSystemActors } from '../../../../machines/simulator/sample-system-actors';
import { sampleItemCase } from '../../../../machines/history/history-item/history-item.samples';
import { pageOfRows } from '../../../../machines/shared/list/list.samples';
import { wireCase, fromWire, toWire, wirePaging } from '../../../../tests/wire';
import { act } from '../../../../tests/act';
import { openSignedInConsole } from '../../../../tests/console';
import {
  getButton,
  getElement,
  press,
  renderNode,
  fillField,
  visibleElements,
  waitForElement,
  waitUntil,
} from '../../../../tests/render-node';
import { ConsoleContext } from '../../../seams/use-console';
import { ClosedCasesScreen } from './closed-cases-screen';

async function open(list: NonNullable<FakePorts['closedCasesList']>, query: Record<string, string> = {}) {
  const stage = startWith(closedCasesMachine, {
    input: inputAt('closedCases', {}, query),
    systemActors: sampleSystemActors(),
    ports: { closedCasesList: list },
    now: sampleNow,
  });
  await stage.settle();
  const { host } = renderNode(
    <ConsoleContext value={stage.actor}>
      <ClosedCasesScreen actor={stage.actor} />
    </ConsoleContext>,
  );
  return { ...stage, host };
}
const list = (...rows: CaseSummary[]) => answers(pageOfRows(rows, 21));

describe('the closed cases on the screen', () => {
  test('CAS-39 a row tells listing, status, due date, member, reason, seller, related elements, creation and last update, and leads to its case', async () => {
    const wire = { closedCasesList: { cases: [wireCase], paging: wirePaging(1) } };
    const said = await fromWire('closedCasesList', wire, { size: 10, from: 0, flow: 'closed' });
    const { host } = await open(answers(said));
    const row = getElement(host, 'tbody tr').textContent ?? '';
    for (const told of [
      'Zapatillas Andes Trail 42',
      'MLA1000000001',
      'Argentina',
      'Andes SA',
      'OFERTAS_DEL_SUR',
      '3 elementos relacionados',
      'Creado el 02/11/2026',
      'Actualizado el 10/11/2026',
      'Vencimiento: jue 12/11/2026, 12:00',
    ])
      expect(row).toContain(told);
    expect(getElement(host, '[data-label="Motivo"]').textContent).toBe('Producto falsificadoAndes SA');
    expect(getElement(host, '[data-label="Estado"] button').textContent).toBe('Publicación finalizada');
    expect(getElement(host, 'tbody a').getAttribute('href')).toBe('/case_management/900001?site=MLA');
  });

  test('CAS-30 its address shows the cases that are closed, and is never taken for that of a case', async () => {
    const cases = list(sampleClosedCase({ caseId: '900001' }));
    const caseDescription = refuses<never>('CASE_NOT_FOUND');
    const { host } = openSignedInConsole('/case_management/client_closed_cases', {
      closedCasesList: cases,
      caseDescription: caseDescription as never,
    });
    await waitForElement(host, 'tbody a[href^="/case_management/900001"]');
    expect(getElement(host, 'main h1').textContent).toContain('Casos cerrados');
    expect(cases.asked).toEqual([{ size: 10, from: 0, flow: 'closed' }]);
    expect(caseDescription.asked).toEqual([]);
  });

  test('CAS-30 they are found by their seller, opened, and come back to as they were left', async () => {
    const rows = ['UNO', 'DOS'].map((nickname, at) =>
      sampleClosedCase({ caseId: `90000${at + 1}`, seller: { id: `${at}`, nickname } }),
    );
    const cases = answers(({ nickname = '' }: { nickname?: string }) =>
      pageOfRows(rows.filter(({ seller }) => seller?.nickname.includes(nickname.toUpperCase()))),
    );
    const { host, go, gone } = openSignedInConsole('/live_searches', {
      menu: answers([menuEntry('closed', 'Casos cerrados', { url: '/case_management/client_closed_cases' })]),
      closedCasesList: cases,
      caseDescription: answers(sampleItemCase()),
    });
    const entry = await waitForElement(host, 'nav[popover] a');
    act(() => go(entry.getAttribute('href')!));
    const links = () =>
      visibleElements(host, 'tbody a[href^="/case_management/"]').map(({ textContent }) => textContent);
    await waitUntil(() => links().length === 2, 'Both cases are listed.');
    const field = () => visibleElements<HTMLInputElement>(host, 'main form input')[0]!;
    fillField(field(), 'dos');
    press(visibleElements(host, 'main form button')[0]!);
    await waitUntil(() => links().length === 1, 'Only those of the seller are left.');
    const left = gone.at(-1)!;
    expect(left).toContain('nickname=dos');
    act(() => go(visibleElements(host, 'tbody a')[0]!.getAttribute('href')!));
    await waitUntil(() => visibleElements(host, 'tbody a').length === 0, 'The case is there.');
    act(() => go(left));
    await waitUntil(() => links().length === 1, 'The list is there again.');
    expect(field().value).toBe('dos');
    expect(getElement(host, 'tbody').textContent).toContain('DOS');

    // At its address the list begins so, as after a reload.
    const again = openSignedInConsole(left, { closedCasesList: cases });
    await waitForElement(again.host, 'tbody a[href^="/case_management/900002"]');
    expect(getElement<HTMLInputElement>(again.host, 'main form input').value).toBe('dos');
  });

  test('CAS-39 each case has its row, in the order of the answer', async () => {
    const { host } = await open(
      list(
        sampleClosedCase({ caseId: '900003', seller: { id: '3', nickname: 'TRES' } }),
        sampleClosedCase({ caseId: '900001', seller: { id: '1', nickname: 'UNO' } }),
        sampleClosedCase({ caseId: '900002', seller: { id: '2', nickname: 'DOS' } }),
      ),
    );
    const rows = [...host.querySelectorAll('tbody tr')];
    expect(rows.map((row) => row.querySelector('a')?.getAttribute('href')?.match(/\d+/)?.[0])).toEqual([
      '900003',
      '900001',
      '900002',
    ]);
    for (const [at, nickname] of ['TRES', 'UNO', 'DOS'].entries()) expect(rows[at]?.textContent).toContain(nickname);
  });

  test('what a case lacks leaves nothing in its place', async () => {
    const { host } = await open(
      list(sampleClosedCase({ dueDate: null, lastUpdated: null, memberName: null, seller: null, reasonId: null })),
    );
    const row = getElement(host, 'tbody tr').textContent ?? '';
    expect(row).toContain('Falsificación');
    expect(row).not.toMatch(/Vencimiento|novedad/);
  });

  test('SHL-45 below the table the length of its page is chosen, in a sentence', async () => {
    const cases = list(sampleClosedCase());
    const { host, receivedBy } = await open(cases, { page: '2', size: '20', nickname: 'norte' });
    expect(cases.asked).toEqual([{ size: 20, from: 20, flow: 'closed', nickname: 'norte' }]);
    expect(getElement(host, 'label:has(select)').textContent).toBe('Mostrar 102050 filas por página');
    expect(getElement<HTMLSelectElement>(host, 'label select').value).toBe('20');
    fillField(getElement(host, 'label select'), '50');
    expect(receivedBy('screens')).toEqual([goTo({ to: 'closedCases', search: { size: 50, nickname: 'norte' } })]);
  });

  test('CAS-31 is narrowed to a seller by its nickname', async () => {
    const cases = list(sampleClosedCase());
    const { host, receivedBy } = await open(cases, { nickname: 'norte' });
    const asked = { size: 10, from: 0, flow: 'closed', nickname: 'norte' } as const;
    expect([cases.asked, await toWire('closedCasesList', asked)]).toEqual([[asked], asked]);
    expect(getElement<HTMLInputElement>(host, 'input').value).toBe('norte');
    fillField(getElement(host, 'input'), ' sur ');
    press(getElement(host, 'form button'));
    expect(receivedBy('screens')).toEqual([
      goTo({ to: 'closedCases', search: { nickname: 'sur', page: 1 } }, { replace: true }),
    ]);
  });

  test('CAS-42 a list that is longer than a page is turned', async () => {
    const cases = list(sampleClosedCase());
    const { host, receivedBy } = await open(cases, { page: '2' });
    await open(cases, { page: '2', size: '20' });
    expect(cases.asked).toEqual([10, 20].map((size) => ({ size, from: size, flow: 'closed' })));
    expect(getElement(host, 'h1').textContent).toContain('21');
    press(getElement(host, 'button[aria-label="Página siguiente"]'));
    expect(receivedBy('screens')).toEqual([goTo({ to: 'closedCases', search: { page: 3 } })]);
  });

  test('a nickname that fits nothing says so and can be taken away; without any case it says how one gets there', async () => {
    const none = await open(answers(pageOfRows<CaseSummary>([], 0)), { nickname: 'nadie' });
    expect(none.host.textContent).toContain('Ningún caso cerrado de ese vendedor');
    press(getButton(none.host, 'Ver todos los casos cerrados'));
    expect(none.receivedBy('screens')).toEqual([goTo({ to: 'closedCases', search: { page: 1 } }, { replace: true })]);
    const empty = await open(answers(pageOfRows<CaseSummary>([], 0)));
    expect(empty.host.textContent).toContain('Cuando un caso termina, lo encuentras aquí.');
    expect(empty.host.querySelector('input')).toBeNull();
  });

  test('what could not be had is asked for again', async () => {
    const cases = refuses<never>('OFFLINE');
    const { host } = await open(cases as never);
    press(getElement(host, '[role=alert] button'));
    expect(cases.asked).toHaveLength(2);
  });
});
