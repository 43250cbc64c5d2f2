import {
  expectUsableScreens,
  answerFaults,
  injectFault,
  expectUsableScreen,
  type AnswerFault,
} from '../fixtures/faults';
import { test } from '../fixtures/test';
import { locateScreens } from '../fixtures/visit-screens';

for (const fault of Object.keys(answerFaults) as AnswerFault[]) {
  test(`${fault}, on every screen and in all that a start asks for`, async ({ page, world, signIn }, info) => {
    test.setTimeout(1_800_000);
    const arrivals = await locateScreens(page, world, signIn);
    await expectUsableScreens(page, signIn, fault, arrivals);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await signIn('ana', '/help_support');
    await injectFault(page, fault, true);
    await expectUsableScreen(page, '/live_searches');
    info.annotations.push({ type: 'figures', description: JSON.stringify({ fault, screens: arrivals.length + 1 }) });
  });
}
