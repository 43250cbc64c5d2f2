import { describe, expect, it } from 'vitest';
import { goTo } from '../../domain/navigation-events';
import { answers, startWith } from '../../simulator/answers';
import { inputAt, searchAt } from '../../simulator/sample-addresses';
import { pageOfRows } from '../../shared/list/list.samples';
import { closedCasesMachine } from './closed-cases.machine';
import { sampleClosedCase } from './closed-cases.samples';
import { closedCasesView } from './closed-cases.view';

describe('the closed cases', () => {
  it('are asked for by the page and the nickname of the address, and both go into it', async () => {
    const closedCasesList = answers(pageOfRows([sampleClosedCase()], 21));
    const input = inputAt('closedCases', {}, { page: '2', nickname: 'sur' });
    const { actor, receivedBy, settle } = startWith(closedCasesMachine, { input, ports: { closedCasesList } });
    await settle();
    expect(closedCasesView(actor.getSnapshot())).toMatchObject({ phase: 'shown', page: 2, total: 21, nickname: 'sur' });
    actor.send({ type: 'page.go', page: 3 });
    actor.send({ type: 'nickname.seek', nickname: null });
    expect(receivedBy('screens')).toEqual([
      goTo({ to: 'closedCases', search: { page: 3, nickname: 'sur' } }),
      goTo({ to: 'closedCases', search: { page: 1 } }, { replace: true }),
    ]);
    actor.send(searchAt('closedCases'));
    await settle();
    expect(closedCasesList.asked).toEqual([
      { size: 10, from: 10, flow: 'closed', nickname: 'sur' },
      { size: 10, from: 0, flow: 'closed' },
    ]);
  });

  it('SHL-45 are as many on a page as the address says; another number begins at the first page, and a nickname keeps it', async () => {
    const closedCasesList = answers(pageOfRows([sampleClosedCase()], 120));
    const input = inputAt('closedCases', {}, { page: '3', size: '20', nickname: 'sur' });
    const { actor, receivedBy, settle } = startWith(closedCasesMachine, { input, ports: { closedCasesList } });
    await settle();
    expect(closedCasesView(actor.getSnapshot())).toMatchObject({ page: 3, size: 20 });
    actor.send({ type: 'size.choose', size: 50 });
    actor.send({ type: 'nickname.seek', nickname: 'norte' });
    expect(receivedBy('screens')).toEqual([
      goTo({ to: 'closedCases', search: { size: 50, nickname: 'sur' } }),
      goTo({ to: 'closedCases', search: { size: 20, nickname: 'norte' } }, { replace: true }),
    ]);
    actor.send(searchAt('closedCases', { size: '50' }));
    await settle();
    expect(closedCasesList.asked).toEqual([
      { size: 20, from: 40, flow: 'closed', nickname: 'sur' },
      { size: 50, from: 0, flow: 'closed' },
    ]);
  });
});
