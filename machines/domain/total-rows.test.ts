import { describe, expect, it } from 'vitest';
import { startProcessorClock } from '../../tests/processor-time';
import type { SheetCell } from '../../contracts/ports';
import { overlookedRowsOf, linesIn } from './import-lines';
import { countLines, readLines } from './search-lines';
import { queueLines } from './search-queue';
import { isTotalCell } from './total-rows';

const a = 'MLA1059682944';
const b = 'MLA1059682945';
const table = `ID\tTítulo\tPrecio\n${a}\tBolso\t12.000\n${b}\tBotas\t22.500`;
const roles = (text: string) => readLines(text, 'words').lines.map(({ role }) => role);

describe('SRCH-07 what a table adds up is not looked for', () => {
  it.each([
    'Total\t12\t34.500',
    'TOTAL\t\t34.500',
    'Totales\t\t$ 34.500,00',
    'Suma:\t2\tARS 34.500',
    'Soma\t2\tR$ 34.500,00',
    'Subtotal\t\t34.500',
    'Sub-total\t\t34.500',
    'Total geral\t2\t34.500',
    'Total general\t2\t34500000',
    'Grand total\t2\t100 %',
    'Totais:\t2\t-34,5',
    '\tTotal\t34.500',
    '2\tTotal\t34.500',
  ])('at its foot: %j', (foot) => {
    const text = `${table}\n${foot}`;
    expect(roles(text)).toEqual(['header', 'sought', 'sought', 'total']);
    expect(countLines(readLines(text, 'words'))).toMatchObject({
      listings: 2,
      words: 0,
      totals: 1,
      headers: 1,
      faulty: 0,
    });
    expect(queueLines({ lines: text, as: 'words', siteId: 'MLA' }).map(({ fate }) => fate)).toEqual([
      'header',
      'waiting',
      'waiting',
      'total',
    ]);
  });

  it('in between and at the foot, of tables that were copied one below the other', () => {
    const part = 'Bolso\t12\nBotas\t9\nSubtotal\t21';
    expect(roles(`${part}\nMochila\t4\nSubtotal\t4\nTotal\t25`)).toEqual(
      'sought sought total sought total total'.split(' '),
    );
    expect(roles(`Título\tPrecio\n${part}\nTítulo\tPrecio\n${part}`)).toEqual(
      'header sought sought total header sought sought total'.split(' '),
    );
  });

  it.each([
    'Total\t12',
    'Bolso\nTotal',
    'Bolso\t12\nTotal\tlubricante',
    `Bolso\t12\nTotal\t${a}`,
    'Bolso\t12\nTotal\t12\nBotas\t9',
    'Bolso\t12\nTotal clean\t12',
    'Bolso\t12\nTotal\tSubtotal\t12',
    'Bolso\t12\nTotal\t',
  ])('and what else has such a word is: %j', (text) => {
    expect(roles(text)).not.toContain('total');
  });
});

describe('IMP-09 a row that adds up is no line of an import', () => {
  it.each([
    ['Total', true],
    ['TOTAL:', true],
    ['Totales: 12', true],
    ['Subtotal 1.200,50', true],
    ['Soma = 9', true],
    ['Total de', false],
    ['Totally', false],
    ['12', false],
    [`Total ${a}`, false],
    ['', false],
  ])('%j: %s', (text, is) => expect(isTotalCell(text)).toBe(is));

  it.each([' ', '.', ':', '1', 'total ', '1.', 'a'])('takes no long time over a long cell of %j', (piece) => {
    const long = `${piece.repeat(32_767 / piece.length)}!`;
    const taken = startProcessorClock();
    expect([isTotalCell(`Total${long}x`), roles(`bolso\t1\n${`Total${long}\t${long}x\n`.repeat(20)}`)]).not.toContain(
      'total',
    );
    expect(taken()).toBeLessThan(2000);
  });

  it('is told by its row, and neither in error nor among what is hidden', () => {
    const cells: SheetCell[] = [
      { row: 5, column: 13, text: 'Total' },
      { row: 12, column: 13, text: a },
      { row: 13, column: 13, text: 'no es un ID' },
      { row: 14, column: 13, text: 'Total: 2' },
      { row: 15, column: 13, text: 'Total', hidden: true },
      { row: 16, column: 13, text: 'Total', link: `https://articulo.example/MLA-1059682945-bolso-_JM` },
    ];
    const read = { sheet: 'Denuncias', cells };
    expect(linesIn(read).map(({ line, id }) => [line, id])).toEqual([
      [12, a],
      [13, null],
      [16, b],
    ]);
    expect(overlookedRowsOf(read)).toEqual({ hidden: 0, above: [], totals: [14, 15] });
  });
});
