import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { CaseReplyAnswer } from '../../../../contracts/shapes';
import { threeCases } from '../../../../machines/cases/answering/answering.samples';
import { sampleCase } from '../../../../machines/cases/case/case.samples';
import { answers, refuses, type FakePorts } from '../../../../machines/rehearsal/answers';
import { pageOfCases } from '../../../../machines/shared/awaiting-cases/awaiting-cases.samples';
import { goNow, openInside, toast } from '../../../../tests/console';
import { appears, button, one, press, until, type Words } from '../../../../tests/rendered';
import { headlessBook } from '../../../seams/addresses';
import { taking } from '../case/case-console.fixture';

type Told = Partial<ReturnType<typeof sampleCase>>;

/** The queue at its address in the whole console, once a reply form is there. */
async function openQueue(ports: FakePorts = {}, told: Record<string, Told> = {}, lang: Words = 'es') {
  const { host, gone } = openInside(
    headlessBook().hrefOf({ to: 'answering' }),
    {
      pendingCounterNoticeList: answers(pageOfCases(threeCases)),
      caseDescription: (async ({ caseId }: { caseId: string }) => ({
        ok: true,
        value: sampleCase({ caseId, ...told[caseId] }),
      })) as never,
      denouncedVariants: answers([]) as never,
      ...ports,
    },
    lang,
  );
  await appears(host, 'main form');
  const key = (name: string) =>
    act(() => {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
      );
    });
  const stands = () => one(host, 'main [role=status] strong').textContent;
  const submit = () => press(one(host, 'main form button[type=submit]'));
  return { host, gone, key, stands, submit };
}

describe('answering one after the other', () => {
  test('a number chooses the reason, the reply waits its ten seconds, and the next case stands in front', async () => {
    const taken = taking();
    const { host, key, stands, submit, gone } = await openQueue({ respondCounterNotice: taken });
    expect(stands()).toBe('1 de 3');
    expect(document.activeElement).toBe(one(host, 'main form input[type=radio]'));
    key('3');
    expect(one<HTMLInputElement>(host, 'main form input[value="3"]').checked).toBe(true);
    expect(document.activeElement).toBe(one(host, 'main form input[value="3"]'));
    submit();
    await until(() => stands() === '2 de 3');
    expect(host.textContent).toContain('1 respondida');
    expect(host.textContent).toContain('faltan 2');
    expect(gone.at(-1)).toContain('case=10000003');
    expect(taken.asked).toEqual([]);
    await goNow();
    await until(() => taken.asked.length === 1);
    expect(taken.asked).toMatchObject([{ caseId: '10000002', documentationApproved: false, rejectMemberId: '3' }]);
  });

  test('the way to the decision gives the focus to what is chosen there', async () => {
    const { host, key } = await openQueue();
    key('4');
    press(button(host, 'Decidir'));
    (document.activeElement as HTMLElement).blur();
    await until(() => document.activeElement === one(host, 'main form input[value="4"]'));
  });

  test('on a narrow screen the first number brings the form into sight, and the next one chooses', async () => {
    const { host, key } = await openQueue();
    const part = one<HTMLElement>(host, '[data-part=reply]');
    const fourth = one<HTMLInputElement>(host, 'main form input[value="4"]');
    part.checkVisibility = () => false;
    key('4');
    expect([fourth.checked, one(host, '[data-step]').getAttribute('data-step')]).toEqual([false, 'answer']);
    part.checkVisibility = () => true;
    key('4');
    expect(fourth.checked).toBe(true);
  });

  test('J and K move between the cases', async () => {
    const { key, stands } = await openQueue();
    key('j');
    await until(() => stands() === '2 de 3');
    key('k');
    await until(() => stands() === '1 de 3');
  });

  test('a report is taken back from it with the tick and a reason', async () => {
    const taken = taking();
    const { host, key, stands, submit } = await openQueue({ respondCounterNotice: taken });
    key('r');
    const tick = await appears<HTMLInputElement>(host, 'main form input[type=checkbox]');
    submit();
    expect(stands()).toBe('1 de 3');
    press(tick);
    press(one(host, 'main form input[value=by_mistake]'));
    submit();
    await until(() => stands() === '2 de 3');
    await goNow();
    await until(() => taken.asked.length === 1);
    expect(taken.asked).toMatchObject([{ caseId: '10000002', documentationApproved: true }]);
  });

  test.each([
    ['es', 'El caso 10000002 ya no espera tu respuesta'],
    ['en', 'Case 10000002 no longer awaits your answer'],
    ['pt', 'O caso 10000002 já não espera sua resposta'],
  ] as const)('one that somebody else answered is skipped with a word: %s', async (lang, said) => {
    const { stands } = await openQueue({}, { 10000002: { status: 'MEMBER_NOT_RESPOND' } }, lang);
    expect(stands()).toMatch(/^2 /);
    expect(await toast('status')).toContain(said);
  });

  test('an answer that was not taken is told with its case and the way to it', async () => {
    const { key, stands, submit } = await openQueue({
      respondCounterNotice: refuses<CaseReplyAnswer>('STATUS_NOT_CHANGED'),
    });
    key('3');
    submit();
    await until(() => stands() === '2 de 3');
    await goNow();
    expect(await toast('alert')).toContain('Abrir el caso 10000002');
    expect(one(document, '[role=alert] a').getAttribute('href')).toContain('/case_management/10000002');
  });

  test('the last answer leads to the end, which counts them; one that is taken back leads on', async () => {
    const { host, key, submit } = await openQueue({
      pendingCounterNoticeList: answers(pageOfCases(threeCases.slice(0, 1))),
      respondCounterNotice: answers<CaseReplyAnswer>({} as CaseReplyAnswer),
    });
    key('1');
    submit();
    await until(() => host.textContent.includes('Respondiste 1 caso: no queda ninguno'));
    await until(() => document.activeElement?.textContent === 'Volver a la lista');
    press(button(document, 'Deshacer envío'));
    await until(() => host.textContent.includes('Queda 1 por responder'));
    press(button(host, 'Seguir respondiendo'));
    const form = await appears(host, 'main form');
    expect(one<HTMLInputElement>(form, 'input[value="1"]').checked).toBe(true);
  });

  test('an empty queue says so and leads back to the list', async () => {
    const { host } = openInside(headlessBook().hrefOf({ to: 'answering' }), {
      pendingCounterNoticeList: answers(pageOfCases([])),
    });
    await until(() => host.textContent.includes('Nada espera tu respuesta'));
    expect(one(host, 'main a[href*=PENDING]').textContent).toBe('Historial de denuncias');
  });
});
