import { expect, test } from 'vitest';
import { answers } from '../../../machines/rehearsal/answers';
import { goNow } from '../../../tests/console';
import { one, press, until } from '../../../tests/rendered';
import { openCase, taking } from '../cases/case/case-console.fixture';
import { listing, marked, openListed, outcomeOf } from '../reports/suspicious/suspicious-console.fixture';
import { auditor } from './accounts.fixture';

const profile = answers(auditor);

test('PRF-27 an auditor searches and marks what was found', async () => {
  expect(await marked({ profile })).toMatchObject([{ articlesIds: ['MLA1000000001'], code: 'PPPI8' }]);
});

test('PRF-27 an auditor sends a report', async () => {
  const sendNotice = answers(outcomeOf(null));
  const { host, rows } = await openListed({ profile, sendNotice });
  press(one(rows()[0] ?? host, '[aria-label^="Enviar la"]'));
  await goNow();
  await until(() => sendNotice.asked.length === 1);
  expect(sendNotice.asked).toMatchObject([{ articlesIds: [listing.id] }]);
});

test('PRF-27 an auditor answers the seller', async () => {
  const respondCounterNotice = taking();
  const { decide, submit } = await openCase({}, { profile, respondCounterNotice });
  const form = await decide('Finalizar publicación');
  press(one(form, 'input[value="3"]'));
  await submit(form);
  await until(() => respondCounterNotice.asked.length === 1);
  expect(respondCounterNotice.asked).toMatchObject([{ caseId: '10000002', documentationApproved: false }]);
});
