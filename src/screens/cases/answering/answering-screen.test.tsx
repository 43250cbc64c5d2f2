import { describe, expect, test } from 'vitest';
import type { CaseReplyAnswer } from '../../../../contracts/shapes';
import { sampleCases } from '../../../../machines/cases/answering/answering.samples';
import { answers, refuses } from '../../../../machines/simulator/answers';
import { sampleCase } from '../../../../machines/simulator/sample-case';
import { pageOfCases } from '../../../../machines/shared/awaiting-cases/awaiting-cases.samples';
import { pressSendNow, openSignedInConsole, readToast } from '../../../../tests/console';
import { waitForElement, getButton, getElement, press, queryButton, waitUntil } from '../../../../tests/render-node';
import { getHeadlessAddressBook } from '../../../seams/addresses';
import { acceptReply } from '../case/case-console.fixture';
import { openQueue } from './answering-console.fixture';

describe('answering one after the other', () => {
  test('a number chooses the reason, the reply waits its ten seconds, and the next case stands in front', async () => {
    const taken = acceptReply();
    const { host, key, stands, submit, gone } = await openQueue({ respondCounterNotice: taken });
    expect(stands()).toBe('1 de 3');
    expect(document.activeElement).toBe(getElement(host, 'main form input[type=radio]'));
    key('3');
    expect(getElement<HTMLInputElement>(host, 'main form input[value="3"]').checked).toBe(true);
    expect(document.activeElement).toBe(getElement(host, 'main form input[value="3"]'));
    submit();
    await waitUntil(() => stands() === '2 de 3');
    expect(host.textContent).toContain('1 respondida');
    expect(host.textContent).toContain('faltan 2');
    expect(gone.at(-1)).toContain('case=10000003');
    expect(taken.asked).toEqual([]);
    await pressSendNow();
    await waitUntil(() => taken.asked.length === 1);
    expect(taken.asked).toMatchObject([{ caseId: '10000002', documentationApproved: false, rejectMemberId: '3' }]);
  });

  test('the way to the decision gives the focus to what is chosen there', async () => {
    const { host, key } = await openQueue();
    key('4');
    press(getButton(host, 'Decidir'));
    (document.activeElement as HTMLElement).blur();
    await waitUntil(() => document.activeElement === getElement(host, 'main form input[value="4"]'));
  });

  test('on a narrow screen the first number brings the form into sight, and the next one chooses', async () => {
    const { host, key } = await openQueue();
    const part = getElement<HTMLElement>(host, '[data-part=reply]');
    const fourth = getElement<HTMLInputElement>(host, 'main form input[value="4"]');
    part.checkVisibility = () => false;
    key('4');
    expect([fourth.checked, getElement(host, '[data-step]').getAttribute('data-step')]).toEqual([false, 'answer']);
    part.checkVisibility = () => true;
    key('4');
    expect(fourth.checked).toBe(true);
  });

  test('J and K move between the cases', async () => {
    const { key, stands } = await openQueue();
    key('j');
    await waitUntil(() => stands() === '2 de 3');
    key('k');
    await waitUntil(() => stands() === '1 de 3');
  });

  test('a report is taken back from it with the tick and a reason', async () => {
    const taken = acceptReply();
    const { host, key, stands, submit } = await openQueue({ respondCounterNotice: taken });
    key('r');
    const tick = await waitForElement<HTMLInputElement>(host, 'main form input[type=checkbox]');
    submit();
    expect(stands()).toBe('1 de 3');
    press(tick);
    press(getElement(host, 'main form input[value=by_mistake]'));
    submit();
    await waitUntil(() => stands() === '2 de 3');
    await pressSendNow();
    await waitUntil(() => taken.asked.length === 1);
    expect(taken.asked).toMatchObject([{ caseId: '10000002', documentationApproved: true }]);
  });

  test.each([
    ['es', 'El caso 10000002 ya no espera tu respuesta'],
    ['en', 'Case 10000002 is no longer awaiting your answer'],
    ['pt', 'O caso 10000002 já não espera sua resposta'],
  ] as const)('one that somebody else answered is skipped with a word: %s', async (lang, said) => {
    const { stands } = await openQueue({}, { 10000002: { status: 'MEMBER_NOT_RESPOND' } }, lang);
    expect(stands()).toMatch(/^2 /);
    expect(await readToast('status')).toContain(said);
  });

  test('an answer that was not taken is told with its case and the way to it', async () => {
    const { key, stands, submit } = await openQueue({
      respondCounterNotice: refuses<CaseReplyAnswer>('STATUS_NOT_CHANGED'),
    });
    key('3');
    submit();
    await waitUntil(() => stands() === '2 de 3');
    await pressSendNow();
    expect(await readToast('alert')).toContain('Abrir el caso 10000002');
    expect(getElement(document, '[role=alert] a').getAttribute('href')).toContain('/case_management/10000002');
  });

  test('the last answer leads to the end, which counts them; one that is taken back leads on', async () => {
    const { host, key, submit } = await openQueue({
      pendingCounterNoticeList: answers(pageOfCases(sampleCases.slice(0, 1))),
      respondCounterNotice: answers<CaseReplyAnswer>({} as CaseReplyAnswer),
    });
    key('1');
    submit();
    await waitUntil(() => host.textContent.includes('Respondiste 1 caso: no queda ninguno'));
    await waitUntil(() => document.activeElement?.textContent === 'Volver a la lista');
    press(getButton(document, 'Deshacer envío'));
    await waitUntil(() => host.textContent.includes('Queda 1 por responder'));
    press(getButton(host, 'Seguir respondiendo'));
    const form = await waitForElement(host, 'main form');
    expect(getElement<HTMLInputElement>(form, 'input[value="1"]').checked).toBe(true);
  });

  test('what a seller wrote in another language is translated and shown as it was, by its key and by its button', async () => {
    const { listing } = sampleCase();
    const brazilian = {
      siteId: 'MLB',
      sellerResponse: 'São originais',
      listing: { ...listing, id: 'MLB1000000002', siteId: 'MLB' },
    };
    const translate = answers({ text: 'Son originales' });
    const { host, key } = await openQueue({ translate }, { 10000002: brazilian });
    const quote = () => getElement(host, 'main blockquote');
    const says = () => [quote().textContent, quote().lang];
    expect(says()).toEqual(['São originais', 'pt']);
    key('l');
    await waitUntil(() => quote().textContent === 'Son originales');
    expect(quote().lang).toBe('es');
    expect(translate.asked).toEqual([{ text: 'São originais', sourceLang: 'pt', targetLang: 'es' }]);
    press(getButton(host, 'Ver original'));
    expect(says()).toEqual(['São originais', 'pt']);
    key('l');
    await waitUntil(() => quote().textContent === 'Son originales');
    key('j');
    await waitUntil(() => host.querySelector('main blockquote')?.textContent === sampleCase().sellerResponse);
    expect([quote().lang, queryButton(host, 'Traducir')]).toEqual(['es', undefined]);
  });

  test('an empty queue says so and leads back to the list', async () => {
    const { host } = openSignedInConsole(getHeadlessAddressBook().hrefOf({ to: 'answering' }), {
      pendingCounterNoticeList: answers(pageOfCases([])),
    });
    await waitUntil(() => host.textContent.includes('Nada espera tu respuesta'));
    expect(getElement(host, 'main a[href*=PENDING]').textContent).toBe('Respuestas pendientes');
  });
});
