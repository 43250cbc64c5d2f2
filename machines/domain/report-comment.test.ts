import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assessComment,
  cleanComment,
  fitComment,
  findOffendingCharacters,
  reportComment,
  visibleLength,
  stripOffending,
} from './report-comment';

const anything = fc.string({ unit: 'binary', maxLength: 300 });
const natural = fc.string({
  unit: fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    fc.constantFrom('á', 'Ñ', ' ', '\n', '.', '—', '(', '😀', '@', '\u200b', '\u00a0', '，', 'ß'),
  ),
  maxLength: 300,
});
const typed = fc.oneof(anything, natural);

describe('what goes out for a typed comment', () => {
  it.each([
    ['Copia exacta de nuestra marca.', 'Copia exacta de nuestra marca.'],
    ['Añadió un logo, así: «niño»', "Anadio un logo, asi, 'nino'"],
    ['ação, coração, às três', 'acao, coracao, as tres'],
    ['Straße, cœur, Ærø, Łódź, İstanbul', 'Strasse, coeur, AEro, Lodz, Istanbul'],
    ['a\u0301e\u0303', 'ae'],
    ['anti-robo (nuevo) [caja] {x}', 'anti robo  nuevo   caja   x '],
    ['motivo: copia; sin permiso', 'motivo, copia, sin permiso'],
    ['uno — dos – tres', 'uno , dos   tres'],
    ['10/20\\30', '10 20 30'],
    ['“uno” ‘dos’ "tres" `cuatro`', "'uno' 'dos' 'tres' 'cuatro'"],
    ['１２ＡＢ ﬁn 1º', '12AB fin 1o'],
    ['M&M ＆ co．', 'M&M & co.'],
    ['espera…', 'espera...'],
    ['uno\r\ndos\ttres', 'uno\ndos tres'],
    ['uno\u2028dos\u2029tres', 'uno\ndos\ntres'],
    ['@#😀ж', ''],
  ])('%j is sent as %j', (text, outgoing) => {
    expect(cleanComment(text)).toBe(outgoing);
  });

  it('DRW-32 invisible and no-break spaces vanish or become ordinary ones', () => {
    expect(cleanComment('a\u200bb\u200c\u200d\u2060\ufeff\u00adc\u00a0d\u202fe\u2009f\u3000g')).toBe('abc d e f g');
    expect(cleanComment('\u200ba\u200b\u200bb\u00a0c\u00a0\u00a0d')).toBe('ab c  d');
  });

  it('DRW-33 full-width commas become ordinary ones', () => {
    expect(cleanComment('uno，dos、tres，cuatro，')).toBe('uno,dos,tres,cuatro,');
  });

  it("DRW-30 only A-Z a-z 0-9 . , ' & and the spaces between them go out, whatever is typed", () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(cleanComment(text)).toMatch(/^[A-Za-z0-9.,'& \n]*$/);
      }),
    );
    for (let code = 0; code < 0x3000; code += 1) {
      const character = String.fromCodePoint(code);
      expect(cleanComment(character), character).toMatch(/^[A-Za-z0-9.,'& \n]*$/);
    }
    const every = "ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz\n0123456789 . , ' &";
    expect([cleanComment(every), findOffendingCharacters(every)]).toEqual([every, []]);
  });

  it('leaves a text of that alphabet as it is, and cleaning twice changes nothing more', () => {
    const plain = fc.string({ unit: fc.constantFrom(..."ABZabz019.,'& \n") });
    fc.assert(fc.property(plain, (text) => void expect(cleanComment(text)).toBe(text)));
    fc.assert(fc.property(typed, (text) => void expect(cleanComment(cleanComment(text))).toBe(cleanComment(text))));
  });

  it('cleans each character for itself, so that what was typed before never changes', () => {
    const whole = fc.string({ unit: 'grapheme', maxLength: 100 });
    fc.assert(
      fc.property(
        whole,
        whole,
        (one, other) => void expect(cleanComment(one + other)).toBe(cleanComment(one) + cleanComment(other)),
      ),
    );
  });
});

describe('characters that may not be sent', () => {
  it('DRW-30 each is named once, in the order typed', () => {
    expect(findOffendingCharacters('hola @marca #1 😀 @otra ¡ya! 50%')).toEqual(['@', '#', '😀', '¡', '!', '%']);
  });

  it('are removed alone: the rest stays as typed', () => {
    expect(stripOffending('cóp@ia 😀(falsa)')).toBe('cópia (falsa)');
    fc.assert(
      fc.property(typed, (text) => {
        const kept = stripOffending(text);
        expect(findOffendingCharacters(kept)).toEqual([]);
        expect(cleanComment(kept)).toBe(cleanComment(text));
      }),
    );
  });
});

describe('the field', () => {
  it('DRW-27 stops at 2000 characters', () => {
    expect(fitComment('x'.repeat(2001))).toBe('x'.repeat(2000));
    expect(fitComment('x'.repeat(2000))).toBe('x'.repeat(2000));
    expect(assessComment(fitComment('ñ'.repeat(2001)))).toMatchObject({ count: 2000, why: null });
  });

  it('counts what goes out, so that an expanding letter stops it sooner', () => {
    expect(fitComment('ß'.repeat(1001))).toBe('ß'.repeat(1000));
    expect(fitComment(`${'x'.repeat(1999)}ß`)).toBe('x'.repeat(1999));
  });

  it('never takes more than 2000 going out nor more than 5000 typed, and keeps a beginning of what was typed', () => {
    const long = fc.tuple(typed, fc.integer({ min: 1, max: 60 })).map(([text, times]) => text.repeat(times));
    fc.assert(
      fc.property(long, (text) => {
        const kept = fitComment(text);
        expect(text.startsWith(kept)).toBe(true);
        expect(cleanComment(kept).length).toBeLessThanOrEqual(2000);
        expect(kept.length).toBeLessThanOrEqual(5000);
      }),
    );
    expect(fitComment('\u200b'.repeat(6000)).length).toBe(5000);
    expect(fitComment('@'.repeat(3000)).length).toBe(2000);
  });

  it('DRW-29 the pattern takes 5000 characters and not 5001', () => {
    expect(reportComment.pattern.test('x'.repeat(5000))).toBe(true);
    expect(reportComment.pattern.test('x'.repeat(5001))).toBe(false);
    expect(reportComment.pattern.test('')).toBe(false);
    expect(reportComment.pattern.test('a@b')).toBe(false);
    expect(reportComment.pattern.test("Linea uno,\nlinea 2 & 'tres'.")).toBe(true);
  });
});

describe('what the send button hears', () => {
  it.each([
    ['', { because: 'COMMENT_EMPTY' }, false],
    ['  \n ', { because: 'COMMENT_EMPTY' }, false],
    ['\u200b\u200b\u200b\u200b\u200b', { because: 'COMMENT_EMPTY' }, false],
    ['a b c d', null, true],
    ['a\u00a0b\u00a0c\u00a0d', null, true],
    ['abcd', null, true],
    ['abcde', null, false],
    ['á b ç d e', null, false],
    ['abc@', { because: 'COMMENT_OFFENDING', values: { characters: '@', count: 1 } }, true],
    ['abcdef@#', { because: 'COMMENT_OFFENDING', values: { characters: '@ #', count: 2 } }, false],
  ] as const)('of %j: why not %j, too short %j', (text, why, tooShort) => {
    expect(assessComment(text)).toMatchObject({ why, tooShort });
  });

  it('VAL-04 counts the characters of the cleaned text', () => {
    expect(assessComment('\u200b\u200b\u200b\u200b\u200bab')).toEqual({
      outgoing: 'ab',
      count: 2,
      differs: true,
      offending: [],
      tooShort: true,
      why: null,
    });
  });

  it('tells when something else than the typed text goes out', () => {
    expect(assessComment('plain text').differs).toBe(false);
    expect(assessComment('más').differs).toBe(true);
  });

  it('offers sending exactly when the outgoing text fits the pattern and nothing is left out', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const comment = assessComment(fitComment(text));
        if (comment.why === null && !comment.tooShort) {
          expect(comment.outgoing).toMatch(reportComment.pattern);
          expect(visibleLength(comment.outgoing)).toBeGreaterThanOrEqual(5);
          expect(comment.offending).toEqual([]);
        }
      }),
    );
  });
});

describe('every function over a comment is linear', () => {
  it.each([' ', 'á', '@', '\u200b', ' —', '\ud800'])(
    'sixteen times as much of %j takes far less than the square of it',
    (unit) => {
      /** Time of the processor, microseconds: what else the machine does counts not. */
      const run = (length: number) => {
        const input = unit.repeat(length);
        const before = process.cpuUsage();
        assessComment(input);
        fitComment(input);
        stripOffending(input);
        const { user, system } = process.cpuUsage(before);
        return user + system;
      };
      const best = (length: number) => Math.min(...Array.from({ length: 5 }, () => run(length)));
      const [few, many] = [best(12_500), best(200_000)];
      expect(many / few).toBeLessThan(16 * 8);
    },
  );
});
