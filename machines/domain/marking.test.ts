import { describe, expect, it } from 'vitest';
import type { Listing, Notice } from '../../contracts/shapes';
import { markChoices } from './marking';
import { discardDraftKey, toDiscardDraft, readDiscardDraft, whyNotDiscard, whyNotDiscardComment } from './discard';
import fc from 'fast-check';
import { assessComment, cleanComment, findOffendingCharacters } from './report-comment';
import { sendableComment } from './sendable-comment';

const open: Pick<Listing, 'id' | 'status' | 'approved' | 'reported' | 'noticed'> = {
  id: 'MLA1000000001',
  status: 'active',
  approved: null,
  reported: null,
  noticed: null,
};

const author = { id: 'p1', givenName: 'Ana', familyName: null };

const reported = {
  code: 'PPPI1',
  description: 'copia',
  tags: [],
  photosDenounced: [],
  author,
  createdAt: null,
  isFamily: false,
  familyId: null,
};

const notice = (noticeStatus: string): Notice => ({
  noticeId: 'n1',
  sent: true,
  sending: false,
  failed: false,
  reason: null,
  noticedAt: null,
  takeDownAt: null,
  noticeStatus,
  snapshot: null,
  rejectOption: null,
});

describe('what may be done with a listing', () => {
  it('LST-09 an open one may be marked either way', () => {
    expect(markChoices(open)).toMatchObject({ standing: 'open', trust: null, suspect: null, undo: null });
  });

  it('undoing what nobody decided says that there is nothing to undo', () => {
    expect(markChoices(open).whyNotUndo).toEqual({ because: 'NOT_MARKED' });
  });

  it('LST-10 LST-41 a trusted one has no marks but an undo', () => {
    expect(markChoices({ ...open, approved: { author, createdAt: null } })).toMatchObject({
      standing: 'trusted',
      trust: { because: 'ALREADY_TRUSTED' },
      suspect: { because: 'ALREADY_TRUSTED' },
      undo: 'approved',
    });
  });

  it('LST-41 one that was trusted after its report had ended has its trust undone', () => {
    const noticed = notice('DOCUMENTATION_APPROVED');
    expect(markChoices({ ...open, reported, noticed, approved: { author, createdAt: null } })).toMatchObject({
      standing: 'trusted',
      undo: 'approved',
    });
  });

  it('LST-45 LST-43 a reported one that was not sent can not be marked again, but undone and edited', () => {
    expect(markChoices({ ...open, reported })).toMatchObject({
      standing: 'suspicious',
      trust: { because: 'ALREADY_REPORTED' },
      suspect: { because: 'ALREADY_REPORTED' },
      edit: null,
      undo: 'reported',
    });
  });

  it.each(['CREATED', 'PENDING_MODERATION', 'WAITING_DOCUMENTATION'])(
    'SUS-18 one whose notice is %s can not be marked',
    (status) => {
      expect(markChoices({ ...open, reported, noticed: notice(status) })).toMatchObject({
        standing: 'sent',
        suspect: { because: 'ALREADY_SENT' },
        undo: null,
      });
    },
  );

  it.each(['DOCUMENTATION_APPROVED', 'REJECTED', 'CROSS_DENOUNCE_CLOSED'])(
    'SUS-18 one whose notice ended as %s can be marked again',
    (status) => {
      expect(markChoices({ ...open, reported, noticed: notice(status) })).toMatchObject({
        standing: 'open',
        suspect: null,
      });
    },
  );

  it.each(['closed', 'inactive', 'under_review'])('LST-22 a %s one can not be marked', (status) => {
    expect(markChoices({ ...open, status })).toMatchObject({
      trust: { because: 'NOT_PUBLISHED' },
      suspect: { because: 'NOT_PUBLISHED' },
    });
  });

  it('LST-22 a paused one can', () => {
    expect(markChoices({ ...open, status: 'paused' })).toMatchObject({ trust: null, suspect: null });
  });
});

describe('a discard', () => {
  it.each([
    [null, '', 'REASON_MISSING'],
    ['item1', '', undefined],
    ['item3', '   ', undefined],
    ['item4', ' \n', 'COMMENT_EMPTY'],
    ['item4', 'La vimos', undefined],
    ['item2', 'x'.repeat(201), 'DISCARD_COMMENT_TOO_LONG'],
  ] as const)('for %s with %j', (code, comment, why) => {
    expect(whyNotDiscard({ code, comment })?.because).toBe(why);
    if (code !== null) expect(whyNotDiscardComment({ code, comment })?.because).toBe(why);
  });

  it('reads back what was kept, whatever that is', () => {
    expect(readDiscardDraft({ code: 'item4', comment: 'x'.repeat(300) })).toEqual({
      code: 'item4',
      comment: 'x'.repeat(300),
    });
    for (const damaged of [null, 7, {}, { code: 'item9', comment: 3 }, { code: null, comment: ' ' }])
      expect(readDiscardDraft(damaged)).toBeNull();
    expect(readDiscardDraft(toDiscardDraft({ code: 'item1', description: 'a' }))).toEqual({
      code: 'item1',
      comment: 'a',
    });
    expect(discardDraftKey(['b', 'a'])).toBe('discard:a,b');
  });
});

const argentina = { lang: 'es', siteIds: ['MLA'] } as const;
const brazil = { lang: 'pt', siteIds: ['MLB'] } as const;
const english = { lang: 'en', siteIds: ['MEC'] } as const;

describe('a comment with signs that may not be sent', () => {
  it.each([
    ['70% menor @copia', '70 por ciento menor copia', argentina],
    ['80% menor', '80 por cento menor', brazil],
    ['80% less, or 100%', '80 percent less, or 100 percent', english],
    ['Vale $80', 'Vale 80 pesos argentinos', argentina],
    ['Vale $ 1.500,00, no $1', 'Vale 1.500,00 pesos argentinos, no 1 peso argentino', argentina],
    ['Vale 80$ menos', 'Vale 80 pesos argentinos menos', argentina],
    ['Vale US$ 80 y 20 €', 'Vale 80 dólares estadounidenses y 20 euros', argentina],
    ['Por R$80', 'Por 80 reais brasileiros', brazil],
    ['Por $80', 'Por 80 reais brasileiros', brazil],
    ['For $80', 'For 80 US dollars', english],
    ['Vale $80', 'Vale 80 en moneda local', { lang: 'es', siteIds: ['MLA', 'MLC'] } as const],
    ['el precio en $', 'el precio en pesos argentinos', argentina],
    ['falsa @, precio', 'falsa, precio', argentina],
    ['falsa 😀 😀 copia', 'falsa copia', argentina],
    ['😀 falsa 😀', 'falsa', argentina],
    ['logo @ no es nuestro', 'logo no es nuestro', argentina],
    ['¡Es falsa! ¿Lo ven?', 'Es falsa. Lo ven.', argentina],
    ['Es falsa!!!', 'Es falsa.', argentina],
    ['Escribe a ana@falsa.com', 'Escribe a ana arroba falsa.com', argentina],
    ['El #5 de la caja # suya', 'El número 5 de la caja suya', argentina],
    ['5+5=10', '5 más 5 igual a 10', argentina],
    ['m² y ½ kg', 'm2 y un medio kg', argentina],
    ['cópia (falsa); así', 'cópia (falsa); así', argentina],
    ['uno  dos @', 'uno  dos', argentina],
    ['C++', 'C', argentina],
  ])('%j becomes %j', (typed, sendable, place) => {
    expect(sendableComment(typed, place)).toBe(sendable);
  });

  it('can be sent, and what could be sent already stays as it was typed', () => {
    const unit = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      fc.constantFrom(...'$%@#!?+=<> .,;0159aá(\n', '😀', 'R$', 'US$', '½', '²'),
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 200 }), fc.constantFrom(argentina, brazil, english), (typed, place) => {
        const sendable = sendableComment(typed, place);
        expect(findOffendingCharacters(sendable)).toEqual([]);
        expect(sendableComment(sendable, place)).toBe(sendable);
        const plain = cleanComment(typed);
        expect(sendableComment(plain, place)).toBe(plain);
      }),
    );
  });

  it('never loses a number', () => {
    const numbers = (text: string) => text.match(/\d+(?:[.,]\d+)*/g) ?? [];
    const sign = fc.constantFrom('$', '%', 'R$', 'US$', '€', ' ', ' $ ', '😀', '!', ' y ');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(9999), sign), { maxLength: 12 }), (pairs) => {
        const typed = pairs.map(([number, each]) => `${number} ${each}`).join(' ');
        expect(numbers(sendableComment(typed, argentina))).toEqual(numbers(typed));
      }),
    );
  });

  it('leaves no space before punctuation where a sign went, and doubles none', () => {
    const words = fc.array(fc.constantFrom('falsa', 'copia', '😀', '@', '#', '~', '*'), { maxLength: 12 });
    fc.assert(
      fc.property(words, fc.constantFrom('.', ',', ', precio'), (all, end) => {
        const sendable = sendableComment(`${all.join(' ')} uno @${end}`, argentina);
        expect(sendable).not.toMatch(/ {2}| [.,]/);
        expect(assessComment(sendable).why).toBeNull();
      }),
    );
  });
});

describe('the rewriting of a comment is linear', () => {
  it.each(['@', '1', '$1', ' @', '! ', '1 $ '])(
    'sixteen times as much of %j takes far less than the square',
    (unit) => {
      const run = (length: number) => {
        const typed = unit.repeat(length);
        const before = process.cpuUsage();
        sendableComment(typed, argentina);
        const { user, system } = process.cpuUsage(before);
        return user + system;
      };
      const best = (length: number) => Math.min(...Array.from({ length: 3 }, () => run(length)));
      expect(best(16_000) / best(1_000)).toBeLessThan(16 * 8);
    },
  );
});
