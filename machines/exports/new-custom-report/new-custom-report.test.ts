import { describe, expect, it } from 'vitest';
import { exportDrafts } from '../../domain/new-export';
import { answers, answersInTurn, failure, startWith, type FakePorts } from '../../rehearsal/answers';
import { sampleSeats } from '../../rehearsal/sample-seats';
import { inTheMaking } from '../exports-of.samples';
import { newCustomReportMachine } from './new-custom-report.machine';
import { customReportTyped, sampleAuditor, sampleHabits } from './new-custom-report.samples';
import { newCustomReportView } from './new-custom-report.view';

async function open(ports: FakePorts = {}, draft: typeof customReportTyped | null = null) {
  const stage = startWith(newCustomReportMachine, {
    input: { habits: sampleHabits, draft },
    seats: sampleSeats(),
    ports: { profiles: answers([sampleAuditor]), ...ports },
  });
  await stage.settle();
  return { ...stage, view: () => newCustomReportView(stage.actor.getSnapshot()) };
}

describe('the form of a custom report', () => {
  it('begins with the habits of the person, or with what was begun before', async () => {
    expect((await open()).view().values).toMatchObject({ title: '', currency: 'ARS', language: 'es' });
    expect((await open({}, customReportTyped)).view().values).toEqual(customReportTyped);
  });

  it('keeps what is faulty, says where, and asks for nothing', async () => {
    const { actor, heardBy, view } = await open();
    const values = { ...customReportTyped, title: ' ', dateFrom: '2026-12-01' };
    actor.send({ type: 'form.submit', values });
    expect(view().refused).toMatchObject({ title: { because: 'TITLE_EMPTY' } });
    expect(view().values).toEqual(values);
    expect(heardBy('drafts')).toMatchObject([
      { type: 'draft.keep', key: exportDrafts.createNoticedReport, value: values },
    ]);
    expect(heardBy('outbox')).toEqual([]);
  });

  it('is asked for once, can be sent again where that failed, and ends with what was made', async () => {
    const { actor, heardBy, view, settleWork } = await open();
    actor.send({ type: 'form.submit', values: customReportTyped });
    actor.send({ type: 'form.submit', values: customReportTyped });
    const asked = () => heardBy('outbox').filter(({ type }) => type === 'work.submit');
    expect(asked()).toMatchObject([{ work: { command: { type: 'createNoticedReport' } } }]);
    settleWork({ ok: false, failure: failure('OFFLINE') });
    expect([view().failure?.code, view().values, view().open]).toEqual(['OFFLINE', customReportTyped, true]);
    actor.send({ type: 'form.submit', values: customReportTyped });
    settleWork({ ok: true, value: inTheMaking() });
    expect([asked().length, view().open]).toEqual([2, false]);
    actor.send({ type: 'form.gone' });
    expect(actor.getSnapshot().output).toEqual({ created: inTheMaking() });
  });

  it('offers who audited once they came, asked for again where they did not', async () => {
    const { actor, settle, view } = await open({
      profiles: answersInTurn<(typeof sampleAuditor)[]>(
        { ok: false, failure: failure('OFFLINE') },
        { ok: true, value: [sampleAuditor] },
      ),
    });
    expect([view().auditors, view().auditorsFailure?.code]).toEqual([[], 'OFFLINE']);
    actor.send({ type: 'auditors.reload' });
    await settle();
    expect([view().auditors.map(({ id }) => id), view().auditorsFailure]).toEqual([['p-ana'], null]);
  });
});
