import { describe, expect, it } from 'vitest';
import type { DenouncedVariant } from '../../../contracts/shapes';
import { answers, answersInTurn, failure, refuses, startWith, type FakePorts } from '../../simulator/answers';
import { caseVariantsMachine } from './case-variants.machine';
import { caseVariantsInput, sampleDenouncedVariants, sampleVariantListing } from './case-variants.samples';
import { caseVariantsView } from './case-variants.view';

async function open(ports: FakePorts) {
  const stage = startWith(caseVariantsMachine, { input: caseVariantsInput, ports });
  await stage.settle();
  return { ...stage, view: () => caseVariantsView(stage.actor.getSnapshot()) };
}

describe('the variants of a case', () => {
  it('are those of its listing, with those that its report names', async () => {
    const denouncedVariants = answers(sampleDenouncedVariants('MLAU1', 'MLAU3'));
    const article = answers([sampleVariantListing()]);
    const { view } = await open({ denouncedVariants, article });
    expect([denouncedVariants.asked, article.asked]).toEqual([
      [{ caseId: '10000002' }],
      [{ articleId: 'MLA1234567891' }],
    ]);
    expect(view()).toMatchObject({
      denounced: 2,
      of: 3,
      rows: [{ denounced: true }, { denounced: false }, { denounced: true }],
    });
  });

  it('a report of the whole listing has none, and nothing more is asked', async () => {
    const article = answers([sampleVariantListing()]);
    const { view } = await open({ denouncedVariants: answers<DenouncedVariant[]>([]), article });
    expect([view().rows, article.asked]).toEqual([[], []]);
  });

  it('those that the listing no longer tells stand by their number', async () => {
    const gone = await open({
      denouncedVariants: answers(sampleDenouncedVariants('MLAU1', 'MLAU9')),
      article: answers([sampleVariantListing()]),
    });
    expect(gone.view()).toMatchObject({ denounced: 2, of: null });
    expect(gone.view().rows.at(-1)).toEqual({ id: 'MLAU9', title: null, picture: null, denounced: true });
    const none = await open({
      denouncedVariants: answers(sampleDenouncedVariants('MLAU1')),
      article: refuses('SERVER_ERROR'),
    });
    expect(none.view()).toMatchObject({ denounced: 1, of: null, rows: [{ id: 'MLAU1', denounced: true }] });
  });

  it('that could not be had are asked for again', async () => {
    const { actor, settle, view } = await open({
      denouncedVariants: answersInTurn<DenouncedVariant[]>(
        { ok: false, failure: failure('OFFLINE') },
        { ok: true, value: sampleDenouncedVariants('MLAU1') },
      ),
      article: answers([sampleVariantListing()]),
    });
    expect(view().failure?.code).toBe('OFFLINE');
    actor.send({ type: 'variants.reload' });
    await settle();
    expect(view()).toMatchObject({ failure: null, denounced: 1, of: 3 });
  });
});
