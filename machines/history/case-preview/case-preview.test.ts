import { describe, expect, it } from 'vitest';
import type { Case } from '../../../contracts/shapes';
import { answers, answersInTurn, answersLater, startWith, type FakePorts } from '../../simulator/answers';
import { sampleCase } from '../../simulator/sample-case';
import { casePreviewMachine } from './case-preview.machine';
import { casePreviewView } from './case-preview.view';

function open(ports: FakePorts) {
  const stage = startWith(casePreviewMachine, { ports });
  return {
    ...stage,
    view: () => casePreviewView(stage.actor.getSnapshot()),
    show: (caseId: string) => stage.actor.send({ type: 'preview.show', caseId, siteId: 'MLA' }),
    rest: () => {
      stage.clock.increment(150);
      return stage.settle();
    },
  };
}
const described = () => answers<Case, { caseId: string }>(({ caseId }) => sampleCase({ caseId }));

describe('the preview of a case', () => {
  it('asks for the case once the cursor rests on it, and for none that it passed by', async () => {
    const caseDescription = described();
    const { clock, show, rest, view } = open({ caseDescription });
    show('1');
    clock.increment(149);
    show('2');
    clock.increment(149);
    expect(caseDescription.asked).toEqual([]);
    expect(view().case).toBeNull();
    await rest();
    expect(caseDescription.asked).toEqual([{ caseId: '2', siteId: 'MLA' }]);
    expect(view()).toMatchObject({ case: { caseId: '2' }, failure: null });
  });

  it('a late answer is not told of the case that came after it', async () => {
    const caseDescription = answersLater<Case>();
    const { show, rest, settle, view } = open({ caseDescription });
    show('1');
    await rest();
    show('2');
    caseDescription.answer({ ok: true, value: sampleCase({ caseId: '1' }) });
    await settle();
    expect(view().case).toBeNull();
  });

  it('a case that was looked at stands at once when the cursor comes back, and is not asked for again', async () => {
    const caseDescription = described();
    const { show, rest, view } = open({ caseDescription });
    for (const caseId of ['1', '2']) {
      show(caseId);
      await rest();
    }
    show('1');
    expect(view().case?.caseId).toBe('1');
    await rest();
    expect(caseDescription.asked).toHaveLength(2);
  });

  it('a list that is read anew asks for the case again, with the former answer in sight', async () => {
    const caseDescription = answersInTurn<Case>(
      { ok: true, value: sampleCase() },
      { ok: true, value: sampleCase({ sellerResponse: 'Adjunto el contrato' }) },
      { ok: true, value: sampleCase({ sellerResponse: 'Y la factura' }) },
    );
    const { actor, show, rest, settle, view } = open({ caseDescription });
    show('10000002');
    await rest();
    actor.send({ type: 'preview.renew' });
    expect(view().case?.sellerResponse).toBe('Tengo factura');
    await settle();
    expect(view().case?.sellerResponse).toBe('Adjunto el contrato');
    actor.send({ type: 'preview.hide' });
    actor.send({ type: 'preview.renew' });
    show('10000002');
    expect(view().case?.sellerResponse).toBe('Adjunto el contrato');
    await rest();
    expect(view().case?.sellerResponse).toBe('Y la factura');
  });

  it('a failure is told, goes with the cursor, and the case can be asked for again', async () => {
    const caseDescription = answersInTurn<Case>(
      { ok: false, failure: { code: 'SERVER_ERROR' } },
      { ok: false, failure: { code: 'OFFLINE' } },
      { ok: true, value: sampleCase() },
    );
    const { actor, show, rest, settle, view } = open({ caseDescription });
    show('1');
    await rest();
    expect(view()).toMatchObject({ case: null, failure: { code: 'SERVER_ERROR' }, tries: 0 });
    show('10000002');
    expect(view().failure).toBeNull();
    await rest();
    actor.send({ type: 'preview.retry' });
    expect(view()).toMatchObject({ failure: null, tries: 1 });
    await settle();
    expect(view()).toMatchObject({ case: { caseId: '10000002' }, failure: null });
  });
});
