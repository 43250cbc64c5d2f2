import { describe, expect, it } from 'vitest';
import { startWith } from '../../simulator/answers';
import { brandInfringementMachine, type BrandInfringementEvent } from './brand-infringement.machine';
import {
  brandInfringementInput,
  sampleOutboxFacts,
  infringementSystemActors,
  sentInfringement,
} from './brand-infringement.samples';
import { brandInfringementView } from './brand-infringement.view';
import { toWire } from '../../../tests/wire';

function open(...given: Parameters<typeof infringementSystemActors>) {
  const stage = startWith(brandInfringementMachine, {
    input: brandInfringementInput,
    systemActors: infringementSystemActors(...given),
  });
  return {
    ...stage,
    view: () => brandInfringementView(stage.actor.getSnapshot()),
    say: (...events: BrandInfringementEvent[]) => events.forEach((event) => stage.actor.send(event)),
  };
}
const allSteps: BrandInfringementEvent[] = [
  { type: 'reason.choose', code: 'PPPI1' },
  { type: 'step.continue' },
  { type: 'values.change', values: { location: 'title', comment: 'Usa nuestra marca' } },
];
const submit: BrandInfringementEvent = { type: 'infringement.submit' };
const key = 'infringement:MLA19000001';

describe('the report of a catalogue page', () => {
  it('GW-73 goes to its case by reason, place and comment, and a double press sends it once', async () => {
    const { say, view, commanded, settleWork } = open();
    expect(view().groups).toEqual([
      { group: 'product', codes: ['PPPI1', 'PPPI10'] },
      { group: 'publication', codes: ['PPPI2'] },
    ]);
    say(...allSteps, submit, submit);
    expect(commanded()).toEqual([sentInfringement]);
    expect(await toWire('sendBrandInfringement', { ...sentInfringement, operationKey: 'key' })).toEqual({
      productId: sentInfringement.productId,
      reportReasonId: sentInfringement.code,
      reportReasonDetail: sentInfringement.location,
      reportReasonCommet: sentInfringement.comment,
    });
    expect(view()).toMatchObject({ step: 'details', busy: true, why: { because: 'BEING_SENT' } });
    settleWork({ ok: true, value: { caseId: '70000001' } });
    expect(view()).toMatchObject({ step: 'sent', caseId: '70000001', failure: null });
    say({ type: 'drawer.close' }, { type: 'drawer.gone' });
    expect(view()).toMatchObject({ phase: 'leaving', step: 'sent' });
  });

  it('CAT-15 takes no reason that the profile may not use, and sends nothing that lacks something', () => {
    const { say, view, commanded } = open();
    say({ type: 'reason.choose', code: 'PPPI6' });
    expect(view()).toMatchObject({ code: null, canGoOn: false });
    say(...allSteps, { type: 'values.change', values: { location: '', comment: 'Usa nuestra marca' } }, submit);
    say({ type: 'values.change', values: { location: 'title', comment: ' U s a ' } }, submit);
    say({ type: 'values.change', values: { location: 'title', comment: 'x'.repeat(501) } }, submit);
    expect(commanded()).toEqual([]);
  });

  it('one in hand whose reason the profile may not use any more is followed as it is, and nothing else goes out', () => {
    const { actor, commanded } = startWith(brandInfringementMachine, {
      input: { ...brandInfringementInput, allowed: ['PPPI10'] },
      systemActors: infringementSystemActors(undefined, sampleOutboxFacts('inflight')),
    });
    expect(brandInfringementView(actor.getSnapshot())).toMatchObject({ busy: true, code: 'PPPI1' });
    expect(commanded()).toEqual([sentInfringement]);
  });

  it('keeps each change as a draft, takes it up again, and begins anew when that is wished', () => {
    const first = open();
    first.say(...allSteps, { type: 'drawer.close' });
    const savedValues = { code: 'PPPI1', location: 'title', comment: 'Usa nuestra marca' } as const;
    expect(first.receivedBy('drafts').at(-1)).toEqual({ type: 'draft.keep', key, value: savedValues });
    const again = open(savedValues);
    expect(again.view()).toMatchObject({
      step: 'details',
      resumed: true,
      code: 'PPPI1',
      values: { location: 'title' },
    });
    again.say({ type: 'draft.drop' });
    expect(again.view()).toMatchObject({ step: 'reason', resumed: false, code: null, seed: 1 });
    expect(again.receivedBy('drafts').at(-1)).toEqual({ type: 'draft.drop', key });
  });

  it('that was refused stands as it was, with an error that can be closed', () => {
    const { say, view, settleWork } = open();
    say(...allSteps, submit);
    settleWork({ ok: false, failure: { code: 'REPORT_ALREADY_SENT' } });
    expect(view()).toMatchObject({
      step: 'details',
      failure: { code: 'REPORT_ALREADY_SENT' },
      values: { comment: 'Usa nuestra marca' },
    });
    say({ type: 'failure.close' });
    expect(view()).toMatchObject({ failure: null, canWrite: true });
  });

  it('whose answer was lost is sent again, or given up, by the person', () => {
    const { say, view, setFacts, receivedBy, settleWork } = open();
    say(...allSteps, submit);
    setFacts('outbox', sampleOutboxFacts('unknown'));
    expect(view()).toMatchObject({ unsure: true, busy: false });
    say({ type: 'infringement.repeat' });
    expect(receivedBy('outbox').at(-1)).toMatchObject({ type: 'mutation.retry' });
    setFacts('outbox', sampleOutboxFacts('inflight'));
    setFacts('outbox', sampleOutboxFacts('unknown'));
    say({ type: 'failure.close' });
    expect(receivedBy('outbox').at(-1)).toMatchObject({ type: 'mutation.forget' });
    settleWork({ ok: false, failure: { code: 'ABORTED', values: { abandoned: 'yes' } } });
    expect(view()).toMatchObject({ step: 'details', unsure: false, failure: null, canWrite: true });
  });

  it('that is on its way already is followed, and asked for under the same words', () => {
    const { view, commanded } = open(undefined, sampleOutboxFacts('waiting'));
    expect(view()).toMatchObject({ step: 'details', busy: true, waiting: true, values: { location: 'title' } });
    expect(commanded()).toEqual([sentInfringement]);
  });
});
