import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl, type IntlShape } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { caseStatuses, caseStatusGroups } from '../../contracts/vocabulary/case-statuses';
import { failureCodes } from '../../contracts/vocabulary/failures';
import { listingConditions, listingStatuses, kitComponentTypes, kitTypes } from '../../contracts/vocabulary/listings';
import { categories, reasonCodes } from '../../contracts/vocabulary/reasons';
import { rejectReasons, retractReasons } from '../../contracts/vocabulary/reply-reasons';
import { sites } from '../../contracts/vocabulary/sites';
import type { BlockReasonCode } from '../../machines/domain/block-reason';
import type { NoticeCode } from '../../machines/system-actors/notices';
import { messagesByLanguage, type TestLanguage } from '../../tests/render-node';
import { describeBlockReason } from './block-reasons';
import { formatDay, formatDateTime } from './dates';
import { describeFailure } from './failures';
import { kitComponentTypeName, kitTypeName } from '../screens/shared/listing/kit-list';
import { currencyName, formatCount, formatMoney } from './money';
import { describeNotice } from './notices';
import {
  caseGroupName,
  describeCaseStatus,
  categoryHint,
  categoryName,
  conditionName,
  listingStatusName,
  reasonName,
  rejectReasonName,
  retractReasonName,
  siteCountryName,
} from './vocabulary';

const languages: TestLanguage[] = ['es', 'en', 'pt'];
const operationsWithWords = Object.keys(messagesByLanguage.es).flatMap(
  (id) => /^failed\.(\w+)\.text$/.exec(id)?.[1] ?? [],
);

const intlOf = (lang: TestLanguage): IntlShape =>
  createIntl({
    locale: lang,
    messages: messagesByLanguage[lang],
    timeZone: 'UTC',
    onError: (error) => {
      throw error;
    },
  });
const es = intlOf('es');
const en = intlOf('en');
const pt = intlOf('pt');

describe.each(languages)('in %s', (lang) => {
  const intl = intlOf(lang);

  test('every failure has a sentence, with and without its values, alone and after any operation', () => {
    for (const code of failureCodes) {
      for (const operation of [undefined, ...operationsWithWords]) {
        const bare = describeFailure(intl, { code, operation });
        expect(bare.text).toMatch(/\S.{5,}/);
        expect(bare.text).not.toMatch(/none|[{}]|failure\./);
        const full = describeFailure(intl, {
          code,
          operation,
          values: { count: 3, dueDate: '2026-12-01', country: 'Chile', status: 503 },
        });
        expect(full.text).toMatch(/\S.{5,}/);
      }
    }
  });

  test('no preposition stands before the name of a country: no article fits all of them', () => {
    const folder = join(import.meta.dirname, '..', '..', 'locales', lang);
    const usedMessages = readdirSync(folder)
      .flatMap((file) => Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>))
      .filter(([, sentence]) => /\{countr(y|ies)\b/.test(sentence));
    expect(usedMessages.length).toBeGreaterThan(5);
    const led =
      /\b(?:a|ao|da|de|del|desde|do|em|en|from|in|na|no|of|para|por|to) (?:el |la |the )?\{countr(?:y|ies)\b/i;
    expect(usedMessages.filter(([, sentence]) => led.test(sentence))).toEqual([]);
  });

  test('every word of the vocabulary has a name of its own', () => {
    const named = [
      ...caseStatuses.map((status) => describeCaseStatus(intl, status).name),
      ...reasonCodes.filter((code) => code !== 'PPPI7' && code !== 'PPPI19').map((code) => reasonName(intl, code)),
      ...rejectReasons.map(({ id }) => intl.formatMessage({ id: rejectReasonName(id) ?? 'reason.none.name' })),
      ...retractReasons.map((reason) => intl.formatMessage({ id: retractReasonName(reason) })),
      ...caseStatusGroups.map((group) => intl.formatMessage({ id: caseGroupName(group) })),
      ...listingStatuses.map((status) => listingStatusName(intl, status)),
      ...listingConditions.map((condition) => conditionName(intl, condition)),
      ...sites.map((site) => siteCountryName(intl, site.id)),
      ...[...kitTypes, null].map((type) => intl.formatMessage({ id: kitTypeName(type) })),
      ...[...kitComponentTypes, null].map((type) => intl.formatMessage({ id: kitComponentTypeName(type) })),
    ];
    for (const name of named) expect(name).toMatch(/^\S.+/);
    expect(new Set(rejectReasons.map(({ id }) => rejectReasonName(id))).size).toBe(17);
    expect(new Set(sites.map((site) => siteCountryName(intl, site.id))).size).toBe(18);
    for (const { name } of categories) {
      expect(intl.formatMessage({ id: categoryName(name) })).not.toBe(intl.formatMessage({ id: categoryHint(name) }));
    }
  });

  test('each of the 21 statuses has a meaning of its own', () => {
    const hints = caseStatuses.map((status) => describeCaseStatus(intl, status).hint);
    expect(new Set(hints).size).toBe(21);
    for (const hint of hints) expect(hint.length).toBeGreaterThan(20);
  });

  test('a status claims of nobody that they did something: the gateway does not say who', () => {
    const claims = /\w(aste|iste)\b|\byou (accepted|did)|você (aceitou|não)|lguien|someone|alguém/i;
    for (const status of caseStatuses) expect(describeCaseStatus(intl, status).hint).not.toMatch(claims);
    for (const outcome of ['confirmed', 'retracted', 'other', 'expired'] as const)
      expect(intl.formatMessage({ id: `case.overtaken.${outcome}` }, { by: 'none', at: 'none' })).not.toMatch(claims);
  });

  test('a deletion whose answer was lost is claimed neither done nor undone: it may have been done', () => {
    const lines = ['exports.notDeleted', 'liveSearches.notDeleted', 'sellers.notDeleted', 'sellers.notMoved'] as const;
    for (const line of lines)
      expect(intl.formatMessage({ id: `${line}.line` }, { title: 'A', keyword: 'A', nickname: 'A' })).toMatch(
        /sin confirmar|Not confirmed|sem confirmação/,
      );
  });

  test('the ids are those of the other languages', () => {
    expect(Object.keys(messagesByLanguage[lang]).toSorted()).toEqual(Object.keys(messagesByLanguage.es).toSorted());
  });

  test('the ids of each file are in order', () => {
    const folder = join(import.meta.dirname, '../../locales', lang);
    for (const file of readdirSync(folder)) {
      const ids = Object.keys(JSON.parse(readFileSync(join(folder, file), 'utf8')) as object);
      expect(ids, file).toEqual(ids.toSorted((a, b) => (a < b ? -1 : 1)));
    }
  });
});

describe('failures', () => {
  test.each([
    ['es', /escribiste/],
    ['en', /you (typed|wrote|entered)/],
    ['pt', /você (escreveu|digitou)/],
  ] as const)(
    'what was typed is spoken of by the form alone: neither what failed nor why says it a second time, in %s',
    (lang, typed) => {
      const spoken = Object.entries(messagesByLanguage[lang]).filter(
        ([id, text]) => /^(failed|failure)\./.test(id) && typed.test(String(text)),
      );
      expect(spoken).toEqual([]);
    },
  );

  test('ERR-12 a generic server error says what the specification quotes', () => {
    expect(describeFailure(es, { code: 'SERVER_ERROR' }).text).toBe(
      'Parece que algo salió mal. Por favor, vuelve a intentarlo.',
    );
  });

  test('protocol messages keep their words in English', () => {
    expect(describeFailure(en, { code: 'BAD_STATUS', values: { status: 503 } }).text).toContain('Bad status code 503');
    expect(describeFailure(en, { code: 'BAD_STATUS', values: { status: 429 } }).text).toContain('Too many requests');
    expect(describeFailure(en, { code: 'NOT_LOGGED_IN' }).text).toContain('User is not logged in');
    expect(describeFailure(en, { code: 'SELLER_NOT_FOUND' }).text).toBe('User not found.');
    expect(describeFailure(en, { code: 'INVALID_ARTICLE' }).text).toContain('Invalid article');
    expect(describeFailure(en, { code: 'ALREADY_AUDITED' }).text).toContain('already audited in the organisation');
  });

  test('what did not work is named first where the way there failed, a refusal speaks for itself', () => {
    expect(describeFailure(en, { code: 'OFFLINE', operation: 'liveSearches' }).title).toBe(
      'Your searches couldn’t be loaded.',
    );
    expect(describeFailure(en, { code: 'DUPLICATE_LIVE_SEARCH', operation: 'createLiveSearch' }).title).toBeNull();
    expect(describeFailure(en, { code: 'OFFLINE', operation: 'toString' }).title).toBeNull();
    expect(describeFailure(en, { code: 'OFFLINE', operation: 'reviews' }).title).toBe(
      'The reviews couldn’t be loaded.',
    );
  });

  test('a due date is told as a day of the language', () => {
    const failure = { code: 'BLINDED', values: { dueDate: '2026-12-01' } } as const;
    expect(describeFailure(es, failure).text).toContain('hasta el 01/12/2026');
    expect(describeFailure(en, failure).text).toContain('until 12/01/2026');
    expect(describeFailure(es, { code: 'BLINDED' }).text).toBe(
      'La publicación está protegida por este motivo. Puedes denunciarla por otro.',
    );
  });
});

const codesOf = (table: string): string[] =>
  Object.keys(messagesByLanguage.es).flatMap((id) => new RegExp(`^${table}\\.(.+)\\.text$`).exec(id)?.[1] ?? []);

describe('codes that machines carry', () => {
  const becauses = codesOf('because') as BlockReasonCode[];
  const notices = codesOf('notice') as NoticeCode[];

  test('some of each have sentences', () => {
    expect(becauses).toContain('ANSWERS_DUE');
    expect(becauses.length).toBeGreaterThan(20);
    expect(notices).toContain('send.done');
    expect(notices).toContain('session.expired');
  });

  test.each(becauses)('the reason %s has a sentence', (code) => {
    for (const intl of [es, en, pt]) {
      const values = {
        characters: '@ #',
        word: 'copia',
        names: 'NADIE',
        nickname: 'NADIE',
        id: 'MLA1059656318',
        days: 3,
        max: 5,
        min: 5,
        status: 'closed',
        site: 'XYZ',
        line: 'COLOR',
        placeholders: 'marca',
        name: 'Copia',
        written: 'US$',
        currency: 'ARS',
        day: 31,
        month: 28,
        one: 1500,
        other: 1.5,
      };
      expect(describeBlockReason(intl, { because: code, values })).not.toMatch(/none|[{}]/);
      expect(
        describeBlockReason(intl, { because: code, values: { ...values, count: 2 }, until: '2026-12-01T10:00:00Z' }),
      ).toMatch(/\S.{5,}/);
    }
  });

  test.each(notices)('the notice %s has a sentence', (code) => {
    for (const intl of [es, en, pt]) {
      expect(
        describeNotice(intl, {
          code,
          values: {
            count: 2,
            kind: 'report',
            named: 'yes',
            subject: 'Gorra',
            place: 'live_searches',
            sent: 5,
            already: 2,
            keyword: 'bolso',
            failed: 1,
            left: 3,
            countryCount: 2,
            siteIds: 'MLB MLC',
            title: 'Noviembre',
            cleared: 'seller',
            list: 'white',
            evidence: 'searches',
            typed: 'yes',
            name: 'Vera',
            id: 'MLA1234567890',
          },
        }).text,
      ).toMatch(/\S.{5,}/);
    }
  });

  test('until their words are here they fall back to a plain sentence, never to a code', () => {
    const messages: typeof messagesByLanguage.en = { ...messagesByLanguage.en };
    for (const id of ['because.ANSWERS_DUE.text', 'notice.send.done.text']) Reflect.deleteProperty(messages, id);
    const few = createIntl({ locale: 'en', messages });
    expect(describeBlockReason(few, { because: 'ANSWERS_DUE' })).toBe('This can’t be done right now.');
    expect(describeNotice(few, { code: 'send.done' }).text).toBe(
      'It looks like something went wrong. Please try again.',
    );
    expect(describeNotice(few, { code: 'send.done', failure: { code: 'OFFLINE' } }).text).toContain('You’re offline');
  });
});

describe('notices', () => {
  test.each([
    [es, 'Caso de la red deshecho: 5 publicaciones en 2 países. 1 publicación queda como está: Brasil.'],
    [en, 'The ring’s case is undone: 5 listings in 2 countries. 1 listing stays as it is: Brazil.'],
    [pt, 'Caso da rede desfeito: 5 anúncios em 2 países. 1 anúncio fica como está: Brasil.'],
  ])('a ring that is undone says how many listings in how many countries, and where some stay', (intl, text) => {
    const values = { count: 5, countryCount: 2, left: 1, siteIds: 'MLB' };
    expect(describeNotice(intl, { code: 'undo.ring', values }).text).toBe(text);
    const all = describeNotice(intl, { code: 'undo.ring', values: { ...values, left: 0, siteIds: '' } }).text;
    expect(all).toBe(`${text.split('. ')[0] ?? ''}.`);
  });

  test('ERR-22 a failed send has one wording for one listing and one for all', () => {
    const one = describeNotice(es, {
      code: 'send.failedOne',
      failure: { code: 'SERVER_ERROR', operation: 'sendNotice' },
    });
    const all = describeNotice(es, {
      code: 'send.failedAll',
      values: { count: 3 },
      failure: { code: 'SERVER_ERROR', operation: 'sendNotice' },
    });
    expect(one.title).toBe('No pudimos enviar la denuncia');
    expect(all.title).toBe('No pudimos enviar las denuncias');
  });

  test('ERR-52 a failed reply to the seller says what the specification quotes', () => {
    expect(describeNotice(en, { code: 'reply.confirm.failed', failure: { code: 'TIMED_OUT' } }).title).toBe(
      'We are sorry, something went wrong. Try again or contact support.',
    );
  });

  test('ERR-53 a failed retract says what the specification quotes', () => {
    expect(describeNotice(es, { code: 'reply.retract.failed', failure: { code: 'TIMED_OUT' } }).title).toBe(
      'No pudimos guardar tus cambios',
    );
  });
});

describe('statuses', () => {
  test('HIS-32 an unknown status is shown raw', () => {
    expect(describeCaseStatus(es, 'FOO_BAR').name).toBe('FOO_BAR');
    expect(describeCaseStatus(es, 'toString').name).toBe('toString');
  });

  test('HIS-33 a missing status says that there is no data', () => {
    expect(describeCaseStatus(es, null).name).toBe('Sin datos');
    expect(describeCaseStatus(en, '').name).toBe('No data');
  });

  test('the older name revision has a neutral label of its own', () => {
    expect(describeCaseStatus(es, 'revision').name).toBe('En revisión');
  });
});

describe('dates', () => {
  const moment = '2026-11-05T23:30:00Z';

  test('I18N-04 dates are DD/MM/YYYY in es and pt and MM/DD/YYYY in en', () => {
    expect([es, pt, en].map((intl) => formatDay(intl, moment))).toEqual(['05/11/2026', '05/11/2026', '11/05/2026']);
    const early = [es, pt, en].map((intl) => formatDay(intl, '2026-03-04'));
    expect(early).toEqual(['04/03/2026', '04/03/2026', '03/04/2026']);
  });

  test('I18N-05 pt is the Brazilian format, with a clock of 24 hours', () => {
    expect(formatDateTime(pt, moment)).toBe('05/11/2026 23:30');
  });

  test('a date without a time is that day in every time zone, a moment is the day of the reader', () => {
    const tokyo = createIntl({ locale: 'es', messages: messagesByLanguage.es, timeZone: 'Asia/Tokyo' });
    const bogota = createIntl({ locale: 'es', messages: messagesByLanguage.es, timeZone: 'America/Bogota' });
    expect([tokyo, bogota].map((intl) => formatDay(intl, '2020-06-15'))).toEqual(['15/06/2020', '15/06/2020']);
    expect([tokyo, bogota].map((intl) => formatDay(intl, moment))).toEqual(['06/11/2026', '05/11/2026']);
  });

  test('what is no date comes back as it is', () => {
    expect(formatDay(es, 'soon')).toBe('soon');
    expect(formatDateTime(es, 'soon')).toBe('soon');
  });
});

describe('money', () => {
  const plain = (text: string) => text.replaceAll('\u00A0', ' ');

  test('an amount has its currency’s code and decimals, in the separators of the language', () => {
    expect(plain(formatMoney(es, { amount: 38999.9, currency: 'ARS' }))).toBe('ARS 38.999,90');
    expect(plain(formatMoney(pt, { amount: 1234.5, currency: 'BRL' }))).toBe('BRL 1.234,50');
    expect(plain(formatMoney(en, { amount: 1234.5, currency: 'usd' }))).toBe('USD 1,234.50');
    expect(plain(formatMoney(en, { amount: 1500, currency: 'PYG' }))).toBe('PYG 1,500');
  });

  test('a code that is no currency is written before the number', () => {
    expect(plain(formatMoney(en, { amount: 12, currency: 'POINTS' }))).toBe('POINTS 12');
    expect(currencyName(es, 'ARS')).toBe('peso argentino');
  });

  test('counts have separators from a thousand up', () => {
    expect([es, en, pt].map((intl) => formatCount(intl, 1204))).toEqual(['1.204', '1,204', '1.204']);
  });
});
