import { random } from '../../tests/random';
import { tries } from '../../tests/tries';
import { everyScreen, type Place } from '../fixtures/every-screen';
import { allStandUnderFault, answerFaults, type AnswerFault } from '../fixtures/faults';
import { test } from '../fixtures/test';

const next = random(tries(1).seed);
const screens = (Object.entries(everyScreen) as [string, Place][]).flatMap(([name, { account = 'ana', at }]) =>
  typeof at === 'string' && account === 'ana' ? [{ name, account, at }] : [],
);

// All of them on all screens is `npm run soak -- faults`. What a page throws fails every journey (`faultless`).
test('no fault of the gateway leaves a screen blank: each on a screen by chance', async ({ page, signIn }) => {
  for (const fault of Object.keys(answerFaults) as AnswerFault[]) {
    const screen = screens.slice(Math.floor(next() * screens.length)).slice(0, 1);
    await test.step(fault, () => allStandUnderFault(page, signIn, fault, screen));
  }
});
