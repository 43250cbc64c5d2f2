import { describe, expect, it } from 'vitest';
import { answers, answersInTurn, failure, refuses, startWith, type FakePorts } from '../../simulator/answers';
import { sampleSystemActors } from '../../simulator/sample-system-actors';
import { newLiveSearchReportMachine } from './new-live-search-report.machine';
import { typedLiveSearchReport } from './new-live-search-report.samples';
import { newExportView } from '../new-export.view';

const values = { ...typedLiveSearchReport, nickname: ' TIENDA_SUR ', sites: ['MLA', 'MLB', 'MLC'] };

/** A report that was asked for, as far as the search for its seller came. */
async function submitWithSeller(getSellerID: NonNullable<FakePorts['getSellerID']>, typed = values) {
  const stage = startWith(newLiveSearchReportMachine, {
    input: { habits: { currency: 'ARS', language: 'es', siteId: 'MLA' }, draft: null },
    systemActors: sampleSystemActors(),
    ports: { getSellerID },
  });
  stage.actor.send({ type: 'form.submit', values: typed });
  await stage.settle();
  return {
    ...stage,
    view: () => newExportView(stage.actor.getSnapshot()),
    asked: () => stage.receivedBy('outbox').filter(({ type }) => type === 'mutation.submit'),
  };
}
const unknown = { ok: false, failure: failure('SELLER_NOT_FOUND') } as const;
const known = { ok: true, value: { sellerId: '5001' } } as const;

describe('the seller of a live-search report', () => {
  it('GW-37 is looked for country by country until one knows the nickname', async () => {
    const getSellerID = answersInTurn<{ sellerId: string }>(unknown, known);
    const { asked } = await submitWithSeller(getSellerID);
    expect(getSellerID.asked).toEqual([
      { nickName: 'TIENDA_SUR', siteId: 'MLA' },
      { nickName: 'TIENDA_SUR', siteId: 'MLB' },
    ]);
    expect(asked()).toMatchObject([
      { work: { command: { type: 'createLiveSearchReport', input: { sellerId: '5001' } } } },
    ]);
  });

  it('whom none of them knows is told at its field, and nothing is asked for', async () => {
    const getSellerID = refuses<{ sellerId: string }>('SELLER_NOT_FOUND');
    const { asked, view } = await submitWithSeller(getSellerID);
    expect([getSellerID.asked.length, asked()]).toEqual([3, []]);
    expect(view().refused).toEqual({ nickname: { because: 'NICKNAME_UNKNOWN' } });
    expect(view().values).toEqual(values);
  });

  it('who could not be looked for is told so, and looked for from the first country again', async () => {
    const getSellerID = answersInTurn<{ sellerId: string }>(unknown, { ok: false, failure: failure('OFFLINE') }, known);
    const { actor, asked, settle, view } = await submitWithSeller(getSellerID);
    expect([view().failure?.code, view().refused, asked()]).toEqual(['OFFLINE', null, []]);
    actor.send({ type: 'form.submit', values });
    await settle();
    expect(getSellerID.asked.map((input) => (input as { siteId: string }).siteId)).toEqual(['MLA', 'MLB', 'MLA']);
    expect(asked()).toHaveLength(1);
  });

  it('isn’t looked for where none is named', async () => {
    const getSellerID = answers({ sellerId: '5001' });
    const { asked } = await submitWithSeller(getSellerID, typedLiveSearchReport);
    expect([getSellerID.asked, asked().length]).toEqual([[], 1]);
    expect(asked()[0]).not.toHaveProperty('work.command.input.sellerId');
  });
});
