import { propertyRuns, createRandom } from '../../tests/property-runs';
import { everyScreen, type ScreenLocation } from '../fixtures/every-screen';
import { expectUsableScreens, answerFaults, type AnswerFault } from '../fixtures/faults';
import { test } from '../fixtures/test';

const next = createRandom(propertyRuns(1).seed);
const screens = (Object.entries(everyScreen) as [string, ScreenLocation][]).flatMap(([name, { account = 'ana', at }]) =>
  typeof at === 'string' && account === 'ana' ? [{ name, account, at }] : [],
);

// All of them on all screens is `npm run soak -- faults`. What a page throws fails every journey (`faultless`).
test('no fault of the gateway leaves a screen blank: each on a screen by chance', async ({ page, signIn }) => {
  for (const fault of Object.keys(answerFaults) as AnswerFault[]) {
    const screen = screens.slice(Math.floor(next() * screens.length)).slice(0, 1);
    await test.step(fault, () => expectUsableScreens(page, signIn, fault, screen));
  }
});
