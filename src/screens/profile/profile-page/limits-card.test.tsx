import { describe, expect, test } from 'vitest';
import type { MemberJudge, MemberRestriction } from '../../../../contracts/shapes';
import { memberQualities } from '../../../../contracts/vocabulary/members';
import { answers, refuses, type FakePorts } from '../../../../machines/simulator/answers';
import { anaFacts, sampleNow, sampleSystemActors } from '../../../../machines/simulator/sample-system-actors';
import { act } from '../../../../tests/act';
import { getElement, press, type TestLanguage } from '../../../../tests/render-node';
import { fromWire } from '../../../../tests/wire';
import { openProfilePage } from './profile-page.fixture';

interface Known {
  restriction?: Partial<MemberRestriction>;
  judge?: Partial<MemberJudge>;
  efficiency?: FakePorts['efficiency'];
  lang?: TestLanguage;
}
const cardTitles = { es: 'Límites y calidad', en: 'Limits and quality', pt: 'Limites e qualidade' };
async function open({ restriction, judge, efficiency, lang = 'es' }: Known = {}) {
  const facts = {
    ...anaFacts,
    restriction: restriction ? { status: null, denouncesAvailable: null, dueDate: null, ...restriction } : null,
    judge: judge
      ? {
          type: null,
          subType: null,
          severity: null,
          maxDenounces: null,
          denouncesAvailable: null,
          dueDate: null,
          ...judge,
        }
      : null,
  };
  const { cardOf, ...stage } = await openProfilePage({
    systemActors: sampleSystemActors({ profile: facts }),
    efficiency,
    lang,
  });
  const card = cardOf(cardTitles[lang]);
  const fact = (name: string) =>
    [...card.querySelectorAll('dt')].find(({ textContent }) => textContent === name)?.nextElementSibling?.textContent ??
    null;
  return { ...stage, card, fact };
}
const inDays = (days: number) => new Date(sampleNow + days * 86_400_000).toISOString();

describe('the limits and the quality on the profile page', () => {
  test.each([
    ['LIM-02', 'new_member', 'Cuenta nueva: '],
    ['LIM-03', 'dormant', 'Cuenta inactiva: '],
    ['LIM-04', 'low_efficiency', 'Restringida por baja eficiencia: '],
  ])(
    'LIM-24 %s the state %s is told, and what is left of the day, without a maximum that nobody said',
    async (...row) => {
      const [, status, name] = row;
      const { fact } = await open({ restriction: { status, denouncesAvailable: 12 } });
      expect(fact('Estado')).toBe(
        `${name}puedes enviar una cantidad limitada de denuncias al día; después solo puedes marcar.`,
      );
      expect(fact('Hoy')).toMatch(/^Quedan 12 denuncias\. Se renueva a las /);
      expect(fact('Calidad')).toBe('Sin datos, con restricción');
    },
  );

  test.each([
    ['LIM-02', 'new_member', 'en', 'New account: you can send up to 50 reports'],
    ['LIM-02', 'new_member', 'pt', 'Conta nova: você pode enviar até 50 denúncias'],
    ['LIM-03', 'dormant', 'en', 'Dormant account: you can send up to 50 reports'],
    ['LIM-03', 'dormant', 'pt', 'Conta inativa: você pode enviar até 50 denúncias'],
    ['LIM-04', 'low_efficiency', 'en', 'Restricted for low efficiency: you can send up to 50 reports'],
    ['LIM-04', 'low_efficiency', 'pt', 'Restrita por baixa eficiência: você pode enviar até 50 denúncias'],
  ] as const)('%s the state %s is told in the language that is read: %s', async (...row) => {
    const [, status, lang, state] = row;
    const { fact } = await open({ restriction: { status }, lang });
    expect(fact('Status')).toContain(state);
  });

  test.each([
    [0, 'No quedan denuncias. '],
    [1, 'Queda 1 denuncia. '],
  ])('with %i left it says so, of no number', async (denouncesAvailable, told) => {
    const { fact } = await open({ restriction: { status: 'new_member', denouncesAvailable } });
    expect(fact('Hoy')?.startsWith(told)).toBe(true);
  });

  test.each<[string, Known]>([
    [
      'Cuenta nueva: puedes enviar hasta 50 denuncias al día; después solo puedes marcar.',
      { restriction: { status: 'new_member' } },
    ],
    [
      'Cuenta inactiva: puedes enviar hasta 50 denuncias al día; después solo puedes marcar.',
      { restriction: { status: 'dormant' } },
    ],
    [
      'Restringida por baja eficiencia: puedes enviar hasta 50 denuncias al día; después solo puedes marcar.',
      { restriction: { status: 'low_efficiency' } },
    ],
    ['Restringida: puedes enviar hasta 50 denuncias al día.', { judge: { severity: 'temporary_restriction' } }],
  ])('LIM-09 fifty a day where the gateway leaves the count to the console: %s', async (state, known) => {
    const { fact } = await open(known);
    expect(fact('Estado')).toBe(state);
    expect(fact('Hoy')).toMatch(/^Quedan 50 de 50 denuncias\. /);
  });

  test('a temporary restriction that leaves nothing says that reports cannot be sent', async () => {
    const judge = { severity: 'temporary_restriction', maxDenounces: 0, dueDate: inDays(3) };
    const { fact } = await open({ judge });
    expect(fact('Estado')).toMatch(/^Restringida: puedes marcar publicaciones, pero no enviar denuncias hasta el /);
    expect(fact('Hoy')).toMatch(/^No quedan denuncias\. /);
  });

  test('LIM-01 an account in order is told no restriction and no reduced limit', async () => {
    const { fact } = await open();
    expect([fact('Estado'), fact('Hoy')]).toEqual([
      'Sin restricciones: puedes enviar hasta 30.000 denuncias al día.',
      null,
    ]);
    expect(fact('Calidad')).toContain('sin restricción');
  });

  test('LIM-05 an account that was warned says what may come of it', async () => {
    const { fact } = await open({ judge: { severity: 'warning' } });
    expect(fact('Estado')).toMatch(/^Con advertencia/);
  });

  test.each([
    [20, inDays(3)],
    [7, inDays(10)],
    [80, inDays(3)],
  ])(
    'LIM-06 LIM-12 a temporary restriction tells its maximum of %i and its last day, as the gateway says them',
    async (maxDenounces, dueDate) => {
      const { fact } = await open({ judge: { severity: 'temporary_restriction', maxDenounces, dueDate } });
      const [, month = '', day = ''] = dueDate.slice(0, 10).split('-');
      expect(fact('Estado')).toBe(
        `Restringida: puedes enviar hasta ${maxDenounces} denuncias al día hasta el ${day}/${month}/${dueDate.slice(0, 4)}.`,
      );
      expect(fact('Hoy')).toMatch(new RegExp(`^Quedan ${maxDenounces} de ${maxDenounces} `));
    },
  );

  test('LIM-12 the maximum of a temporary restriction stays the one of the gateway once it tells what is left of the day', async () => {
    const restricted = { severity: 'temporary_restriction', maxDenounces: 20, dueDate: inDays(3) };
    for (const denouncesAvailable of [20, 8]) {
      const { fact } = await open({ judge: { ...restricted, denouncesAvailable } });
      expect(fact('Estado')).toMatch(/^Restringida: puedes enviar hasta 20 denuncias al día hasta el /);
      expect(fact('Hoy')).toMatch(new RegExp(`^Quedan ${denouncesAvailable} de 20 denuncias`));
    }
  });

  test.each([
    ['en', 'Status', 'Restricted: you can send up to 20 reports a day until 11/30/2026.'],
    ['pt', 'Status', 'Restrita: você pode enviar até 20 denúncias por dia até 30/11/2026.'],
  ] as const)('LIM-06 a temporary restriction tells its maximum and its last day: %s', async (lang, name, told) => {
    const judge = { severity: 'temporary_restriction', maxDenounces: 20, dueDate: '2026-11-30T12:00:00.000Z' };
    expect((await open({ judge, lang })).fact(name)).toBe(told);
  });

  test.each([
    [1, '1 día'],
    [4, '4 días'],
  ])('LIM-07 a temporary suspension tells its days: %i', async (days, told) => {
    const { fact } = await open({ judge: { severity: 'temporary_suspension', dueDate: inDays(days) } });
    expect(fact('Estado')).toBe(`Suspendida por ${told}: puedes marcar publicaciones, pero no enviar denuncias.`);
  });

  test('an account whose day the gateway alone limits is told what is left, and no other number', async () => {
    const { fact } = await open({ restriction: { denouncesAvailable: 12 } });
    expect(fact('Estado')).toBe('Puedes enviar una cantidad limitada de denuncias al día.');
    expect(fact('Hoy')).toMatch(/^Quedan 12 denuncias\. /);
  });

  test.each([
    [
      'es',
      'Límites y calidad',
      'Una cuenta se restringe cuando más del 60 % de sus denuncias de los últimos 2 meses fueron rechazadas.',
      'Los límites se levantan cuando los procesos se completan correctamente.',
    ],
    [
      'en',
      'Limits and quality',
      'An account is restricted when more than 60% of its reports in the last 2 months were rejected.',
      'Limits are lifted when processes are completed correctly.',
    ],
    [
      'pt',
      'Limites e qualidade',
      'Uma conta é restringida quando mais de 60% das suas denúncias dos últimos 2 meses foram rejeitadas.',
      'Os limites deixam de valer quando os processos são concluídos corretamente.',
    ],
  ] as const)(
    'LIM-11 LIM-13 says when an account is restricted, and when limits are lifted: %s',
    async (lang, title, ...rules) => {
      const { cardOf } = await openProfilePage({ systemActors: sampleSystemActors({ profile: anaFacts }), lang });
      const card = cardOf(title).textContent?.replace(/\s/g, ' ');
      for (const rule of rules) expect(card).toContain(rule);
    },
  );

  test.each([
    ['default', 'Sin datos'],
    ['high', 'Alta'],
    ['medium', 'En riesgo'],
    ['risk', 'Restringida'],
    ['splendid', 'Sin datos'],
    [null, 'Sin datos'],
  ])('LIM-14 LIM-23 the efficiency %s of the gateway is told in words', async (level, told) => {
    const efficiency = answers(await fromWire('efficiency', { efficiency: { level } }, undefined));
    const { fact } = await open({ efficiency });
    expect(fact('Eficiencia')).toBe(told);
  });

  test.each([
    ['en', 'default', 'No data'],
    ['en', 'high', 'High'],
    ['en', 'medium', 'At risk'],
    ['en', 'risk', 'Restricted'],
    ['pt', 'default', 'Sem dados'],
    ['pt', 'high', 'Alta'],
    ['pt', 'medium', 'Em risco'],
    ['pt', 'risk', 'Restrita'],
  ] as const)('LIM-14 LIM-23 in %s the efficiency %s is told as %s', async (lang, level, told) => {
    const { fact } = await open({ efficiency: answers({ level }), lang });
    expect(fact(lang === 'en' ? 'Efficiency' : 'Eficiência')).toBe(told);
  });

  test.each(
    memberQualities.flatMap((quality, at) => {
      const words = ['Excelente', 'Buena', 'Regular', 'Crítica', 'Sin datos'][at] ?? '';
      return [
        [quality, 'warning', `${words}, sin restricción`],
        [quality, 'temporary_restriction', `${words}, con restricción`],
      ] as const;
    }),
  )('LIM-24 the quality %s of one in %s is told with whether it is restricted', async (subType, severity, told) => {
    const { fact } = await open({ judge: { subType, severity } });
    expect(fact('Calidad')).toBe(told);
  });

  test('an efficiency that could not be had says so in its place, and is asked for again', async () => {
    const efficiency = refuses<never>('SERVER_ERROR', { operation: 'efficiency' });
    const { card, settle } = await open({ efficiency: efficiency as never });
    expect(getElement(card, '[role=alert]').textContent).toContain('No pudimos cargar tu nivel de eficiencia.');
    press(getElement(card, '[role=alert] button'));
    await act(() => settle());
    expect(efficiency.asked).toHaveLength(2);
  });
});
