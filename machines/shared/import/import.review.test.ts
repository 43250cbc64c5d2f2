import { describe, expect, it } from 'vitest';
import { limits } from '../../../contracts/vocabulary/limits';
import { sampleListing } from '../../simulator/sample-listing';
import { startImport, idAt, idsOf, pickedFile } from './import.fixture';
import { sampleSheet, sampleTable, withHiddenRow } from './import.samples';
import type { ImportEvent } from './import.types';

const taken = { ok: true as const, value: { refused: [] } };
const settle = async (stage: ReturnType<typeof startImport>) => {
  for (let turn = 0; turn < 10; turn += 1) await stage.settle();
};

describe('rows that are hidden in the spreadsheet', () => {
  const withHidden = () => startImport({ sheet: withHiddenRow(sampleSheet(idsOf(3))) });

  it('are told, and nobody is asked about any listing before a person has chosen', async () => {
    const stage = withHidden();
    await stage.pick();
    expect(stage.view()).toMatchObject({ phase: 'unhiding', aside: { hidden: 1 }, visible: 2 });
    expect(stage.article.asked).toEqual([]);
  });

  it('stay behind where only the visible ones are wanted, which the review and the result still say', async () => {
    const stage = withHidden();
    await stage.pick();
    stage.actor.send({ type: 'hidden.choose', take: false });
    await settle(stage);
    expect(stage.view().all.map(({ id }) => id)).toEqual(idsOf(2));
    expect(stage.view()).toMatchObject({ phase: 'sorted', aside: { hidden: 1 } });
    const again = startImport({ drafts: { import: stage.kept()?.value } });
    expect(again.view().aside).toEqual({ hidden: 1, above: [], totals: [] });
  });

  it('are imported with the others where they are wanted', async () => {
    const stage = withHidden();
    await stage.pick();
    stage.actor.send({ type: 'hidden.choose', take: true });
    await settle(stage);
    expect(stage.view().all.map(({ id }) => id)).toEqual(idsOf(3));
    expect(stage.view().aside).toEqual({ hidden: 0, above: [], totals: [] });
  });

  it('cannot be left behind where nothing else is there', async () => {
    const stage = startImport({ sheet: withHiddenRow(sampleSheet(idsOf(1))) });
    await stage.pick();
    stage.actor.send({ type: 'hidden.choose', take: false });
    expect(stage.view().phase).toBe('unhiding');
  });
});

describe('a table that is written as text', () => {
  const started = async (lines: readonly string[], name = 'denuncias.csv') => {
    const stage = startImport({ sheet: sampleTable(lines) });
    stage.actor.send({ type: 'files.pick', files: [{ name, size: 200 }] });
    await settle(stage);
    return stage;
  };

  it.each(['denuncias.csv', 'denuncias.xls'])('is not taken as it is, its listings are offered: %s', async (name) => {
    const stage = await started(idsOf(2), name);
    expect(stage.view()).toMatchObject({ phase: 'converting', name, table: { count: 2, column: 2, head: 'ID' } });
    expect(stage.article.asked).toEqual([]);
  });

  it('is reviewed as a sheet is, by its own rows, once a person has it converted', async () => {
    const stage = await started([...idsOf(2), 'SKU12345']);
    stage.actor.send({ type: 'table.convert' });
    await settle(stage);
    expect(stage.view()).toMatchObject({ phase: 'sorted', name: 'denuncias.csv' });
    expect(stage.view().all.map(({ line, kind }) => [line, kind])).toEqual([
      [2, 'valid'],
      [3, 'valid'],
      [4, 'error'],
    ]);
  });

  it('is left where it is, and another file can be picked', async () => {
    const stage = await started(idsOf(1));
    stage.actor.send({ type: 'import.cancel' });
    expect(stage.view()).toMatchObject({ phase: 'choosing', fault: null, name: '' });
  });

  it('says what a sheet says of listings that cannot go together', async () => {
    const stage = await started([idAt(0), 'MLB1000000002']);
    stage.actor.send({ type: 'table.convert' });
    expect(stage.view()).toMatchObject({ phase: 'choosing', fault: { fault: 'SEVERAL_SITES' } });
  });

  it.each([
    ['denuncias.csv', { fault: 'WRONG_FORMAT' }],
    ['denuncias.xlsx', { fault: 'UNREADABLE', why: 'UNREADABLE' }],
  ])('that names no listing is refused by the name of its file: %s', async (name, fault) => {
    const stage = await started(['hola'], name);
    expect(stage.view()).toMatchObject({ phase: 'choosing', fault });
  });

  it('that was saved from the template without a listing is said to be empty', async () => {
    const stage = startImport({ sheet: { ...sampleSheet([]), delimited: true } });
    await stage.pick();
    expect(stage.view()).toMatchObject({ phase: 'choosing', fault: { fault: 'NO_LINES' } });
  });

  it('IMP-04 is the only thing that another name than that of a workbook may hold', async () => {
    const stage = startImport({ lines: idsOf(1) });
    stage.actor.send({ type: 'files.pick', files: [{ name: 'denuncias.csv', size: 200 }] });
    await settle(stage);
    expect(stage.view()).toMatchObject({ phase: 'choosing', fault: { fault: 'WRONG_FORMAT' } });
  });
});

describe('a workbook that is not the template', () => {
  const cell = (row: number, column: number, text: string) => ({ row, column, text });
  /** Named by people as they like, with the listings in its first column. */
  const ownList = {
    sheet: 'Hoja1',
    cells: [cell(1, 1, 'Publicación'), cell(1, 2, 'Título'), ...idsOf(3).map((id, at) => cell(2 + at, 1, id))],
  };
  const started = async (sheet: typeof ownList) => {
    const stage = startImport({ sheet });
    await stage.pick();
    return stage;
  };

  it('IMP-06 is not taken as it is: its listings are offered, each time', async () => {
    const stage = await started(ownList);
    const offered = { phase: 'converting', table: { count: 3, column: 1, head: 'Publicación', isText: false } };
    expect([stage.view(), stage.article.asked]).toMatchObject([offered, []]);
    stage.actor.send({ type: 'import.cancel' });
    await stage.pick();
    expect(stage.view()).toMatchObject(offered);
  });

  it('is reviewed by its own rows once a person has it converted, and its hidden rows are asked for', async () => {
    const stage = await started(ownList);
    stage.actor.send({ type: 'table.convert' });
    await settle(stage);
    expect(stage.view().all.map(({ line, kind }) => [line, kind])).toEqual([
      [2, 'valid'],
      [3, 'valid'],
      [4, 'valid'],
    ]);
    const hiding = await started(withHiddenRow(ownList) as typeof ownList);
    hiding.actor.send({ type: 'table.convert' });
    expect(hiding.view()).toMatchObject({ phase: 'unhiding', aside: { hidden: 1 }, visible: 2 });
    hiding.actor.send({ type: 'hidden.choose', take: false });
    await settle(hiding);
    expect(hiding.view().all.map(({ line }) => line)).toEqual([2, 3]);
  });

  it('that names no listing is told not to be the template', async () => {
    const stage = await started({ sheet: 'Hoja1', cells: [cell(1, 1, 'hola')] });
    expect(stage.view()).toMatchObject({ phase: 'choosing', fault: { fault: 'NOT_TEMPLATE' } });
  });
});

describe('what is reviewed before anything goes', () => {
  it('goes on from an import that was kept before totals were told apart', async () => {
    const stage = startImport({ lines: idsOf(2) });
    await stage.pick();
    const kept = stage.kept()?.value as object;
    const again = startImport({ drafts: { import: { ...kept, aside: { hidden: 1, above: [4] } } } });
    expect([again.view().aside, again.view().all.length]).toEqual([{ hidden: 1, above: [4] }, 2]);
  });

  it('says that ids stand above the first row that is read', async () => {
    const sheet = sampleSheet(idsOf(1));
    const stage = startImport({
      sheet: { ...sheet, cells: [...sheet.cells, { row: 5, column: limits.importColumn, text: idAt(7) }] },
    });
    await stage.pick();
    expect(stage.view()).toMatchObject({ phase: 'sorted', aside: { above: [5] } });
  });

  it('a listing that somebody trusts is an error, and isn’t among those that go out', async () => {
    const approved = { author: null, createdAt: null };
    const listings = idsOf(3).map((id) => sampleListing({ id, ...(id === idAt(1) && { approved }) }));
    const stage = startImport({ lines: idsOf(3), listings });
    await stage.pick();
    expect(stage.view().all.map(({ kind, why }) => [kind, why])).toEqual([
      ['valid', null],
      ['error', 'TRUSTED'],
      ['valid', null],
    ]);
    await stage.decide();
    expect(stage.submitted().map(({ ids }) => ids)).toEqual([[idAt(0), idAt(2)]]);
  });

  it('a row in error is corrected in place, asked about alone, and goes out with the others', async () => {
    const stage = startImport({ lines: [idAt(0), 'Bolso rojo', 'SKU12345'] });
    await stage.pick();
    expect(stage.view()).toMatchObject({ phase: 'sorted', correctsRows: true });
    stage.actor.send({ type: 'row.edit', line: 13 });
    stage.actor.send({
      type: 'row.correct',
      text: `https://articulo.mercadolibre.com.ar/MLA-${idAt(1).slice(3)}-a-_JM`,
    });
    expect(stage.view()).toMatchObject({ phase: 'sorted', reviewing: true, editing: null });
    await settle(stage);
    expect(stage.article.asked.map(({ articleId }) => articleId)).toEqual([[idAt(0)], [idAt(1)]]);
    expect(stage.view().all.map(({ kind }) => kind)).toEqual(['valid', 'valid', 'error']);
    expect(stage.view().reviewing).toBe(false);
    expect(stage.kept()).toMatchObject({ value: { phase: 'sorted', rows: [{}, { id: idAt(1), kind: 'valid' }, {}] } });
    await stage.decide();
    expect(stage.submitted().map(({ ids }) => ids)).toEqual([idsOf(2)]);
  });

  it('a valid row is not corrected, and a blank says nothing', async () => {
    const stage = startImport({ lines: [idAt(0), 'Bolso rojo'] });
    await stage.pick();
    stage.actor.send({ type: 'row.edit', line: 12 });
    expect(stage.view().editing).toBeNull();
    stage.actor.send({ type: 'row.edit', line: 13 });
    stage.actor.send({ type: 'row.correct', text: '  ' });
    expect(stage.view()).toMatchObject({ editing: 13, reviewing: false });
  });

  it('of a file of errors alone can be corrected: nothing can be imported until then', async () => {
    const stage = startImport({ lines: ['Bolso rojo'] });
    await stage.pick();
    expect(stage.view()).toMatchObject({ phase: 'sorted', nothing: 'NONE_VALID' });
    stage.actor.send({ type: 'reason.choose' });
    expect(stage.view().phase).toBe('sorted');
    stage.actor.send({ type: 'row.edit', line: 12 });
    stage.actor.send({ type: 'row.correct', text: idAt(0) });
    await settle(stage);
    expect(stage.view()).toMatchObject({ phase: 'sorted', nothing: null });
    stage.actor.send({ type: 'reason.choose' });
    expect(stage.view().phase).toBe('deciding');
  });
});

describe('a country without any right to report', () => {
  const reloads = (stage: ReturnType<typeof startImport>) =>
    stage.receivedBy('shell').filter(({ type }) => type === 'page.reload').length;

  it('is told, and the page is loaded anew after three seconds', async () => {
    const stage = startImport({ lines: ['MLC1000000001'] });
    await stage.pick();
    expect(stage.view()).toMatchObject({ phase: 'choosing', fault: { fault: 'NO_RIGHTS', site: 'MLC' } });
    stage.clock.increment(2999);
    expect(reloads(stage)).toBe(0);
    stage.clock.increment(1);
    expect(reloads(stage)).toBe(1);
  });

  it('loads nothing anew once another file was picked, or the import was closed', async () => {
    const events: ImportEvent[] = [{ type: 'files.pick', files: [pickedFile, pickedFile] }, { type: 'import.close' }];
    for (const event of events) {
      const stage = startImport({ lines: ['MLC1000000001'] });
      await stage.pick();
      stage.actor.send(event);
      stage.clock.increment(10_000);
      expect(reloads(stage)).toBe(0);
    }
  });

  it('is no fault of a file whose listings are of another country', async () => {
    const stage = startImport({ lines: [idAt(0), 'MLC12345678', 'MLC1'] });
    await stage.pick();
    expect(stage.view().all.map(({ why }) => why)).toEqual([null, 'CATALOGUE_ID', 'WRONG_LENGTH']);
  });
});

describe('the bar of an import', () => {
  const bars = async (stage: ReturnType<typeof startImport>, ticks: number) => {
    const seen: number[] = [];
    for (let tick = 0; tick < ticks; tick += 1) {
      stage.clock.increment(300);
      seen.push(stage.view().bar);
    }
    await stage.settle();
    return seen;
  };

  it('IMP-26 of one batch is a timer, which waits at 90 for the answer', async () => {
    const stage = startImport({ lines: idsOf(50) });
    await stage.pick();
    await stage.decide();
    expect(await bars(stage, 11)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 90, 90]);
  });

  it('of several batches is what is done of all, in steps of 10 at most and never past it', async () => {
    const stage = startImport({ lines: [...idsOf(120), 'Bolso rojo'] });
    await stage.pick();
    await stage.decide();
    expect(stage.view().progress).toMatchObject({ done: 0, total: 120 });
    expect(await bars(stage, 3)).toEqual([0, 0, 0]);
    stage.settleWork(taken);
    await stage.settle();
    expect(stage.view().progress).toMatchObject({ done: 50, total: 120 });
    expect(await bars(stage, 6)).toEqual([10, 20, 30, 40, 41, 41]);
    stage.settleWork(taken);
    await stage.settle();
    expect(await bars(stage, 6)).toEqual([51, 61, 71, 81, 83, 83]);
    stage.settleWork(taken);
    await stage.settle();
    expect(stage.view()).toMatchObject({ phase: 'over', bar: 100 });
  });
});
