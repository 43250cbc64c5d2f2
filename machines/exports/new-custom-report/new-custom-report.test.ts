import { describe, expect, it } from 'vitest';
import { exportDrafts } from '../../domain/new-export';
import { answers, answersInTurn, failure, startWith, type FakePorts } from '../../simulator/answers';
import { sampleSystemActors } from '../../simulator/sample-system-actors';
import { sampleGeneratingExport } from '../exports-of.samples';
import { newCustomReportMachine } from './new-custom-report.machine';
import { typedCustomReport, sampleAuditor, sampleHabits } from './new-custom-report.samples';
import { newExportView } from '../new-export.view';

async function open(ports: FakePorts = {}, draft: typeof typedCustomReport | null = null) {
  const stage = startWith(newCustomReportMachine, {
    input: { habits: sampleHabits, draft },
    systemActors: sampleSystemActors(),
    ports: { profiles: answers([sampleAuditor]), ...ports },
  });
  await stage.settle();
  return { ...stage, view: () => newExportView(stage.actor.getSnapshot()) };
}

describe('the form of a custom report', () => {
  it('begins with the habits of the person, or with what was begun before', async () => {
    expect((await open()).view().values).toMatchObject({ title: '', currency: 'ARS', language: 'es' });
    expect((await open({}, typedCustomReport)).view().values).toEqual(typedCustomReport);
  });

  it('keeps what is faulty, says where, and asks for nothing', async () => {
    const { actor, receivedBy, view } = await open();
    const values = { ...typedCustomReport, title: ' ', dateFrom: '2026-12-01' };
    actor.send({ type: 'form.submit', values });
    expect(view().refused).toMatchObject({ title: { because: 'TITLE_EMPTY' } });
    expect(view().values).toEqual(values);
    expect(receivedBy('drafts')).toMatchObject([
      { type: 'draft.keep', key: exportDrafts.createNoticedReport, value: values },
    ]);
    expect(receivedBy('outbox')).toEqual([]);
  });

  it('GW-83 is asked for once, as it was typed, can be sent again where that failed, and ends with what was made', async () => {
    const { actor, receivedBy, view, settleWork } = await open();
    actor.send({ type: 'form.submit', values: typedCustomReport });
    actor.send({ type: 'form.submit', values: typedCustomReport });
    const submittedMutations = () => receivedBy('outbox').filter(({ type }) => type === 'mutation.submit');
    const { priceMin: _min, priceMax: _max, ...typed } = typedCustomReport;
    const input = { ...typed, priceFrom: 10, priceTo: 2000.5 };
    expect(submittedMutations()).toMatchObject([{ work: { command: { type: 'createNoticedReport', input } } }]);
    settleWork({ ok: false, failure: failure('OFFLINE') });
    expect([view().failure?.code, view().values, view().open]).toEqual(['OFFLINE', typedCustomReport, true]);
    actor.send({ type: 'form.submit', values: typedCustomReport });
    settleWork({ ok: true, value: sampleGeneratingExport() });
    expect([submittedMutations().length, view().open]).toEqual([2, false]);
    actor.send({ type: 'form.gone' });
    expect(actor.getSnapshot().output).toEqual({ created: sampleGeneratingExport() });
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
