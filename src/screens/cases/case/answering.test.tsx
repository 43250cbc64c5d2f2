import { describe, expect, test } from 'vitest';
import type { InputOf } from '../../../../contracts/client/operation';
import { answers, refuses } from '../../../../machines/simulator/answers';
import { readToast } from '../../../../tests/console';
import {
  waitForElement,
  getButton,
  queryButton,
  getElement,
  press,
  waitUntil,
  fillField,
} from '../../../../tests/render-node';
import { toWire } from '../../../../tests/wire';
import { openCase, acceptReply } from './case-console.fixture';

const closed = { status: 'DOCUMENTATION_NOT_APPROVED', isRollbackable: true };
const done = { caseId: '10000002', message: null };

describe('a case at its address', () => {
  test('CAS-08 shows its detail and the form of each answer', async () => {
    const { host, decide } = await openCase();
    expect(getElement(host, 'main h1').parentElement?.parentElement?.textContent).toContain('10000002');
    expect(host.textContent).toContain('Tengo factura');
    expect((await decide('Finalizar publicación')).querySelectorAll('input[type=radio]')).toHaveLength(7);
    press(getButton(host, 'Volver'));
    expect((await decide('Reactivar publicación')).querySelectorAll('input[type=radio]')).toHaveLength(4);
  });

  test('CAS-15 ending the listing rejects the papers, and the words to the seller go with it', async () => {
    const taken = acceptReply();
    const { decide, submit } = await openCase({}, { respondCounterNotice: taken });
    const form = await decide('Finalizar publicación');
    press(getElement(form, 'input[value="3"]'));
    fillField(getElement(form, 'textarea'), 'No está autorizado a usar la marca');
    await submit(form);
    await waitUntil(() => taken.asked.length === 1);
    expect(taken.asked).toMatchObject([
      {
        caseId: '10000002',
        siteId: 'MLA',
        documentationApproved: false,
        rejectMemberId: '3',
        description: 'No está autorizado a usar la marca',
      },
    ]);
    const [asked] = taken.asked as InputOf<'respondCounterNotice'>[];
    const { operationKey: _, ...told } = asked!;
    expect(await toWire('respondCounterNotice', asked!)).toMatchObject(told);
  });

  test('CAS-15 reactivating it approves them, and the reason is sent as description', async () => {
    const taken = acceptReply();
    const { decide, submit } = await openCase({}, { respondCounterNotice: taken });
    const form = await decide('Reactivar publicación');
    press(getElement(form, 'input[type=checkbox]'));
    press(getElement(form, 'input[value=by_mistake]'));
    fillField(getElement(form, 'textarea'), 'Era nuestro distribuidor');
    await submit(form);
    await waitUntil(() => taken.asked.length === 1);
    expect(taken.asked).toMatchObject([
      {
        documentationApproved: true,
        rejectMemberId: null,
        description: 'Denuncié por error. Era nuestro distribuidor',
      },
    ]);
  });

  test('CAS-27 a closed one is rolled back only where it may be, and otherwise says why not', async () => {
    const may = await openCase(closed);
    expect(queryButton(may.host, 'Reactivar publicación')).toBeDefined();
    const mayNot = await openCase({ ...closed, isRollbackable: false });
    expect(queryButton(mayNot.host, 'Reactivar publicación')).toBeUndefined();
    expect(mayNot.host.textContent).toContain('Nada que decidir ahora');
  });

  test('CAS-28 ERR-54 its rollback takes a comment, and once it is taken that is told', async () => {
    const rollbackCase = answers(done);
    const { decide, submit } = await openCase(closed, { rollbackCase });
    const form = await decide('Reactivar publicación');
    press(getElement(form, 'input[value=other]'));
    fillField(getElement(form, 'textarea'), 'Nos equivocamos de vendedor');
    await submit(form);
    expect(await readToast('status')).toContain('retiraste la denuncia');
    const told = { caseId: '10000002', comment: 'Otro motivo. Nos equivocamos de vendedor' };
    expect(rollbackCase.asked).toMatchObject([told]);
    expect(await toWire('rollbackCase', (rollbackCase.asked as InputOf<'rollbackCase'>[])[0]!)).toMatchObject(told);
  });

  test.each([
    ['finalizar', {}, 'Finalizar publicación', '3'],
    ['retirar', {}, 'Reactivar publicación', 'other'],
    ['retirar la de un caso cerrado', closed, 'Reactivar publicación', 'other'],
  ] as const)('VAL-03 a comment of four characters is not taken: %s', async (_, more, action, reason) => {
    const { host, decide } = await openCase(more);
    const form = await decide(action);
    const tick = form.querySelector('input[type=checkbox]');
    if (tick !== null) press(tick);
    press(getElement(form, `input[value="${reason}"]`));
    const comment = getElement<HTMLTextAreaElement>(form, 'textarea');
    fillField(comment, 'no sé');
    fillField(comment, 'abcd');
    press(getElement(form, 'button[type=submit]'));
    expect(comment.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(comment.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent).toMatch(
      /5/,
    );
    expect([host.querySelector('main form'), document.querySelector('section[data-phase]')]).toEqual([form, null]);
  });
});

describe('what becomes of an answer to a case', () => {
  test.each([
    ['es', 'Finalizar publicación', 'Lo sentimos, algo salió mal. Vuelve a intentarlo o escribe a soporte.'],
    ['en', 'End listing', 'We are sorry, something went wrong. Try again or contact support.'],
    ['pt', 'Encerrar anúncio', 'Lamentamos, algo deu errado. Tente de novo ou fale com o suporte.'],
  ] as const)(
    'ERR-51 ERR-52 a failed reply to the seller is told, and stays as it was written: %s',
    async (lang, action, told) => {
      const respondCounterNotice = refuses('BAD_STATUS', {
        operation: 'respondCounterNotice',
        values: { status: 400 },
      });
      const { host, decide, submit } = await openCase({}, { respondCounterNotice }, lang);
      const form = await decide(action);
      press(getElement(form, 'input[value="3"]'));
      fillField(getElement(form, 'textarea'), 'No está autorizado');
      await submit(form);
      expect(await readToast('alert')).toContain(told);
      expect((await waitForElement(host, 'main form [role=alert]')).textContent).toContain(told);
      expect(getElement<HTMLInputElement>(host, 'main form input[value="3"]').checked).toBe(true);
      expect(getElement<HTMLTextAreaElement>(host, 'main form textarea').value).toBe('No está autorizado');
    },
  );

  test('ERR-53 a retraction that was not saved says so', async () => {
    const { decide, submit } = await openCase({}, { respondCounterNotice: refuses('NOT_ALLOWED') });
    const form = await decide('Reactivar publicación');
    press(getElement(form, 'input[type=checkbox]'));
    press(getElement(form, 'input[value=by_mistake]'));
    await submit(form);
    expect(await readToast('alert')).toContain('No pudimos guardar tus cambios');
  });

  test('ERR-55 a rollback that failed says so', async () => {
    const { decide, submit } = await openCase(closed, { rollbackCase: refuses('NOT_ALLOWED') });
    const form = await decide('Reactivar publicación');
    press(getElement(form, 'input[value=other]'));
    await submit(form);
    expect(await readToast('alert')).toContain('No pudimos retirar la denuncia');
  });

  test.each([
    ['Finalizar publicación', ['input[value="3"]'], 'Caso 10000002: finalizaste la publicación.'],
    [
      'Reactivar publicación',
      ['input[type=checkbox]', 'input[value=by_mistake]'],
      'Caso 10000002: retiraste la denuncia y la publicación se reactivó.',
    ],
  ])('ERR-69 an answer that was taken says so: %s', async (action, choices, told) => {
    const { decide, submit } = await openCase({}, { respondCounterNotice: acceptReply() });
    const form = await decide(action);
    for (const choice of choices) press(getElement(form, choice));
    await submit(form);
    expect(await readToast('status')).toContain(told);
  });
});
