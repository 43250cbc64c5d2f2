import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { Case } from '../../../../contracts/shapes';
import { sampleCase } from '../../../../machines/cases/case/case.samples';
import { answersInTurn } from '../../../../machines/rehearsal/answers';
import { one, press } from '../../../../tests/rendered';
import { now, open } from './case.fixture';

describe('the answer to a case on its screen', () => {
  test('a reply that came too late leads to the case as it is now', async () => {
    const caseDescription = answersInTurn<Case>(
      { ok: true, value: sampleCase() },
      { ok: true, value: sampleCase({ status: 'DOCUMENTATION_APPROVED' }) },
    );
    const { host, button, text, settleWork, settled } = await open({}, { port: caseDescription });
    press(button('Finalizar publicación'));
    press(one(host, 'form input[type=radio]'));
    act(() => one<HTMLFormElement>(host, 'form').requestSubmit());
    act(() => settleWork({ ok: false, failure: { code: 'SERVER_ERROR' } }));
    expect(text()).not.toContain('Recargar el caso');
    act(() => one<HTMLFormElement>(host, 'form').requestSubmit());
    act(() => settleWork({ ok: false, failure: { code: 'CASE_NOT_OPEN' } }));
    press(button('Recargar el caso'));
    await settled();
    expect(host.querySelector('form')).toBeNull();
    expect(host.querySelector('[role=alert]')).toBeNull();
  });

  test('CAS-33 CAS-16 confirming offers seven reasons and says at the group what is missing', async () => {
    const { host, button, text } = await open();
    press(button('Finalizar publicación'));
    expect(host.querySelectorAll('form input[type=radio]')).toHaveLength(7);
    act(() => one<HTMLFormElement>(host, 'form').requestSubmit());
    expect(text()).toContain('Elige por qué no aceptas la respuesta del vendedor.');
    expect(one(host, '[role=radiogroup]').getAttribute('aria-describedby')).not.toBeNull();
    expect(document.activeElement).toBe(one(host, 'form input[type=radio]'));
  });

  test('CAS-18 CAS-19 retracting asks for the tick and a reason of four', async () => {
    const { host, button, text, heardBy } = await open();
    press(button('Reactivar publicación'));
    expect(host.querySelectorAll('form input[type=radio]')).toHaveLength(4);
    act(() => one<HTMLFormElement>(host, 'form').requestSubmit());
    expect(text()).toContain('Marca la casilla para reactivar la publicación.');
    expect(text()).toContain('Elige por qué retiras la denuncia.');
    press(one(host, 'form input[type=checkbox]'));
    press(one(host, 'form input[type=radio]'));
    act(() => one<HTMLFormElement>(host, 'form').requestSubmit());
    expect(heardBy('outbox')).toMatchObject([
      { work: { reply: { type: 'retract', reply: { description: expect.stringMatching(/\w+/) } } } },
    ]);
  });

  test.each([
    [
      'es',
      /^Quedan 2 días para revisar la respuesta: tienes hasta el 22\/11\/2026 .+ Si no respondes,/,
      /^Queda 1 hora para/,
      /venció el/,
    ],
    [
      'en',
      /^You have 2 days left to review the answer, until .*22.+ If you do not reply,/,
      /^You have 1 hour left/,
      /ended on/,
    ],
    [
      'pt',
      /^Faltam 2 dias para analisar a resposta: você tem até 22\/11\/2026 .+ Se não responder,/,
      /^Falta 1 hora para/,
      /terminou em/,
    ],
  ] as const)(
    'CAS-25 tells how long the answer can still be reviewed, and until when, and never a whole window: %s',
    async (lang, told, hour, past) => {
      const { host } = await open({}, { lang });
      expect(one(host, 'section[aria-label] p').textContent).toMatch(told);
      const toldOf = async (left: number) => {
        const respondBy = new Date(now + left).toISOString();
        return one((await open({ respondBy }, { lang })).host, 'section[aria-label] p').textContent;
      };
      expect(await toldOf(45 * 60_000)).toMatch(hour);
      expect(await toldOf(-60_000)).toMatch(past);
      const undated = await open({ respondBy: null }, { lang });
      expect(one(undated.host, 'section[aria-label] p').textContent).not.toMatch(/4|none/);
    },
  );

  test.each([
    ['es', 'El vendedor no respondió todavía.'],
    ['en', 'The seller has not answered yet.'],
    ['pt', 'O vendedor ainda não respondeu.'],
  ] as const)('CAS-37 CAS-23 a case without an answer names no days, and offers nothing: %s', async (lang, told) => {
    const { text, host } = await open(
      { status: 'WAITING_DOCUMENTATION', counterNoticeAt: null, sellerResponse: null, documents: [] },
      { lang },
    );
    expect(one(host, '[role=tabpanel]').textContent).toBe(told);
    expect(text()).not.toMatch(/4 d/);
    expect(host.querySelector('form')).toBeNull();
  });

  test('CAS-26 a closed case can be retracted and says that the seller can no longer be written to', async () => {
    const { text, button } = await open({ status: 'DOCUMENTATION_NOT_APPROVED', isRollbackable: true });
    expect(text()).toContain('Ya no es posible escribirle al vendedor.');
    expect(text()).not.toContain('Finalizar publicación');
    press(button('Reactivar publicación'));
    expect(text()).not.toContain('La publicación vuelve a estar activa');
  });
});
