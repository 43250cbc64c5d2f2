import { describe, expect, test } from 'vitest';
import type { Language } from '../../contracts/shapes';
import { caseStatuses } from '../../contracts/vocabulary/case-statuses';
import { languages } from '../../contracts/vocabulary/languages';
import { timeLeftUntil } from '../../machines/domain/deadlines';
import { getElement, press, renderNode } from '../../tests/render-node';
import { caseStateOf, StatusPill } from './status-pill';

const now = Date.parse('2026-11-20T12:00:00Z');
const hour = 3_600_000;
const at = (fromNow: number) => new Date(now + fromNow).toISOString();

describe('HIS-34 the time left', () => {
  test.each([
    ['4 days', 96 * hour, { left: 'days', count: 4 }],
    ['a second under 4 days, on the fourth day', 96 * hour - 1000, { left: 'days', count: 4 }],
    ['26 hours, tomorrow', 26 * hour, { left: 'days', count: 1 }],
    ['24 hours', 24 * hour, { left: 'days', count: 1 }],
    ['a millisecond under 24 hours', 24 * hour - 1, { left: 'hours', count: 24 }],
    ['5 hours', 5 * hour, { left: 'hours', count: 5 }],
    ['a minute over 5 hours', 5 * hour + 60_000, { left: 'hours', count: 6 }],
    ['a millisecond', 1, { left: 'hours', count: 1 }],
    ['nothing', 0, { left: 'none' }],
    ['a day ago', -24 * hour, { left: 'none' }],
  ] as const)('%s', (_, fromNow, expected) => {
    expect(timeLeftUntil(at(fromNow), now)).toEqual(expected);
  });

  test('without a moment, or with one that is none, there is none', () => {
    expect([null, undefined, 'soon'].map((until) => timeLeftUntil(until, now))).toEqual([null, null, null]);
  });

  const says = (due: string, language: Language = 'es') =>
    getElement(
      renderNode(<StatusPill status="DOCUMENTATION_PRESENTED" expiresAt={due} now={now} />, language).host,
      'button',
    ).textContent;

  test('the pill says it in days or in hours, with weekday, day and hour beside, in each language’s form', () => {
    expect(says(at(76 * hour))).toBe('Espera tu respuestavence en 3 días (lun 23/11, 16:00)');
    expect(says(at(5 * hour))).toBe('Espera tu respuestavence en 5 horas (vie 20/11, 17:00)');
    expect(says(at(-1))).toBe('Espera tu respuestavencida (vie 20/11, 11:59)');
    expect(says(at(25 * hour), 'pt')).toContain('vence em 1 dia (sáb 21/11, 13:00)');
    expect(says(at(25 * hour), 'en')).toContain('due in 1 day (Sat 11/21, 01:00 PM)');
  });

  test('two rows due on the same Saturday tell the same number of days', () => {
    expect([says(at(37 * hour)), says(at(24 * hour))]).toEqual([
      'Espera tu respuestavence en 2 días (dom 22/11, 01:00)',
      'Espera tu respuestavence en 1 día (sáb 21/11, 12:00)',
    ]);
    expect([says(at(61 * hour)), says(at(83 * hour))]).toEqual([
      'Espera tu respuestavence en 3 días (lun 23/11, 01:00)',
      'Espera tu respuestavence en 3 días (lun 23/11, 23:00)',
    ]);
  });

  test('a deadline at 00:00 is told by the evening before, in the pill and in its hint', () => {
    const { host } = renderNode(<StatusPill status="DOCUMENTATION_PRESENTED" expiresAt={at(36 * hour)} now={now} />);
    expect(getElement(host, 'button').textContent).toBe('Espera tu respuestavence en 1 día (sáb 21/11, 23:59)');
    expect(getElement(host, '[id$=says]').textContent).toContain('Vence el 21/11/2026 a las 23:59');
  });
});

describe('the pill of a status', () => {
  test.each(caseStatuses)(
    'HIS-31 %s has its words, its meaning as description, and a hint when it is pressed',
    (status) => {
      const { host } = renderNode(<StatusPill status={status} />, 'en');
      const pill = getElement(host, 'button');
      const says = getElement(host, '[id$=says]');
      expect(pill.getAttribute('aria-describedby')).toBe(says.id);
      expect(says.textContent?.trim().length).toBeGreaterThan(20);
      expect(getElement(pill, 'svg').getAttribute('aria-hidden')).toBe('true');
      press(pill);
      expect(getElement(host, '[role=tooltip]').textContent).toBe(says.textContent);
    },
  );

  test.each(languages)('HIS-31 in %s no two statuses have one name or one meaning', (lang) => {
    const told = caseStatuses.map((status) => {
      const { host } = renderNode(<StatusPill status={status} />, lang);
      return [getElement(host, 'button').textContent, getElement(host, '[id$=says]').textContent];
    });
    for (const at of [0, 1]) expect(new Set(told.map((texts) => texts[at])).size).toBe(caseStatuses.length);
  });

  test('HIS-17 HIS-19 HIS-20 an older name is shown as the status that it stands for', () => {
    for (const [older, raw] of [
      ['waiting', 'WAITING_DOCUMENTATION'],
      ['accepted', 'DOCUMENTATION_APPROVED'],
      ['not_approved', 'DOCUMENTATION_NOT_APPROVED'],
    ]) {
      const shown = [older, raw].map((status) =>
        getElement(renderNode(<StatusPill status={status ?? null} />).host, 'button'),
      );
      expect(shown[0]?.textContent).toBe(shown[1]?.textContent);
      expect(shown[0]?.dataset['state']).toBe(shown[1]?.dataset['state']);
    }
  });

  test.each<[Language, Record<string, RegExp>]>([
    [
      'es',
      {
        waiting: /^Espera al vendedor: .*todavía puede responder/,
        pending: /^Espera tu respuesta: El vendedor respondió/,
        accepted: /^Retirada: se aceptó la respuesta: .*la publicación se reactivó/,
        not_approved: /la publicación se finalizó/,
        not_presented: /^El vendedor no respondió: /,
        not_respond: /^Vencida sin tu respuesta: El plazo para responderle al vendedor venció/,
        rollback: /^Denuncia retirada: .*se reactivó/,
      },
    ],
    [
      'en',
      {
        waiting: /^Awaiting the seller: .*can still answer/,
        pending: /^Awaiting your answer: The seller answered/,
        accepted: /^Retracted: answer accepted: .*the listing was reactivated/,
        not_approved: /the listing was ended/,
        not_presented: /^The seller didn’t answer: /,
        not_respond: /^Expired without your answer: The time to answer the seller ran out/,
        rollback: /^Report retracted: .*was reactivated/,
      },
    ],
    [
      'pt',
      {
        waiting: /^Aguarda o vendedor: .*ainda pode responder/,
        pending: /^Aguarda sua resposta: O vendedor respondeu/,
        accepted: /^Retirada: resposta aceita: .*o anúncio foi reativado/,
        not_approved: /o anúncio foi encerrado/,
        not_presented: /^O vendedor não respondeu: /,
        not_respond: /^Vencida sem sua resposta: O prazo para responder ao vendedor venceu/,
        rollback: /^Denúncia retirada: .*foi reativado/,
      },
    ],
  ])(
    'HIS-17 HIS-18 HIS-19 HIS-20 HIS-21 HIS-22 HIS-23 in %s each older name says who has the word, or what became of the listing',
    (lang, meanings) => {
      for (const [status, meaning] of Object.entries(meanings)) {
        const { host } = renderNode(<StatusPill status={status} />, lang);
        expect(`${getElement(host, 'button').textContent}: ${getElement(host, '[id$=says]').textContent}`).toMatch(
          meaning,
        );
      }
    },
  );

  test('HIS-32 an unknown status is shown raw and neutral', () => {
    const { host } = renderNode(<StatusPill status="FOO_BAR" />);
    expect(getElement(host, 'button').textContent).toBe('FOO_BAR');
    expect(getElement(host, 'button').dataset['state']).toBe('toReview');
  });

  test('HIS-33 a missing status shows that there is no data', () => {
    const { host } = renderNode(<StatusPill status={null} />);
    expect(getElement(host, 'button').textContent).toBe('Sin datos');
  });

  test('the hue is that of the group, seen from the report’s side', () => {
    const table = Object.fromEntries(
      [...caseStatuses, 'FOO_BAR', 'constructor'].map((status) => [status, caseStateOf(status)]),
    );
    expect(table).toEqual({
      CREATED: 'sending',
      PENDING_MODERATION: 'sending',
      WAITING_DOCUMENTATION: 'sending',
      WAITING_FOR_PATCH_PDP: 'sending',
      DOCUMENTATION_PRESENTED: 'awaiting',
      DOCUMENTATION_APPROVED: 'retracted',
      DOCUMENTATION_NOT_APPROVED: 'ended',
      DOCUMENTATION_NOT_PRESENTED: 'ended',
      MEMBER_NOT_RESPOND: 'rejected',
      ROLLBACK: 'retracted',
      DISCARDED: 'discarded',
      DISCARDED_DUE_RESTRICTION: 'discarded',
      REJECTED: 'rejected',
      REJECTED_BY_RESTRICTION: 'rejected',
      REJECTED_MODIFIED: 'discarded',
      REJECTED_PDP_CATALOG: 'discarded',
      REJECTED_PDP_ITEM: 'discarded',
      REJECTED_PDP_IMAGE_RANKER: 'discarded',
      CROSS_DENOUNCE_CLOSED: 'toReview',
      ACUERDO_CLOSED: 'ended',
      DUPLICATED_DENOUNCE: 'rejected',
      FOO_BAR: 'toReview',
      constructor: 'toReview',
    });
  });
});
