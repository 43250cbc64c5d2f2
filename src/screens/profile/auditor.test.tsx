import { expect, test } from 'vitest';
import { answers } from '../../../machines/simulator/answers';
import { pressSendNow } from '../../../tests/console';
import { getElement, press, waitUntil } from '../../../tests/render-node';
import { openQueue } from '../cases/answering/answering-console.fixture';
import { openCase, acceptReply } from '../cases/case/case-console.fixture';
import {
  listedReport,
  markFirstSuspicious,
  openListed,
  outcomeOf,
} from '../reports/suspicious/suspicious-console.fixture';
import { auditorAccount } from './accounts.fixture';

const profile = answers(auditorAccount);

test('PRF-27 an auditor searches and marks what was found', async () => {
  expect(await markFirstSuspicious({ profile })).toMatchObject([{ articlesIds: ['MLA1000000001'], code: 'PPPI8' }]);
});

test('PRF-27 an auditor sends a report', async () => {
  const sendNotice = answers(outcomeOf(null));
  const { host, rows } = await openListed({ profile, sendNotice });
  press(getElement(rows()[0] ?? host, '[aria-label^="Enviar la"]'));
  await pressSendNow();
  await waitUntil(() => sendNotice.asked.length === 1);
  expect(sendNotice.asked).toMatchObject([{ articlesIds: [listedReport.id] }]);
});

test('PRF-27 an auditor answers the seller', async () => {
  const respondCounterNotice = acceptReply();
  const { decide, submit } = await openCase({}, { profile, respondCounterNotice });
  const form = await decide('Finalizar publicación');
  press(getElement(form, 'input[value="3"]'));
  await submit(form);
  await waitUntil(() => respondCounterNotice.asked.length === 1);
  expect(respondCounterNotice.asked).toMatchObject([{ caseId: '10000002', documentationApproved: false }]);
});

test('PRF-27 an auditor answers the sellers one after the other', async () => {
  const respondCounterNotice = acceptReply();
  const { key, stands, submit } = await openQueue({ profile, respondCounterNotice });
  expect(stands()).toBe('1 de 3');
  key('3');
  submit();
  await waitUntil(() => stands() === '2 de 3');
  await pressSendNow();
  await waitUntil(() => respondCounterNotice.asked.length === 1);
  expect(respondCounterNotice.asked).toMatchObject([{ caseId: '10000002', rejectMemberId: '3' }]);
});
