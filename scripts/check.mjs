/** `npm run check`: everything that a machine can hold against a change without a browser, in parallel, then the fast tests. */
import { availableParallelism } from 'node:os';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runMain } = await import('./lib/run.mjs');
const { install } = await import('./lib/install.mjs');
const { checkTasks } = await import('./lib/checks.mjs');
const { runVitest } = await import('./lib/layers.mjs');
const { checkBudget } = await import('./lib/budget.mjs');
const { runInSlots } = await import('./lib/slots.mjs');

/** @param {boolean} ok @param {string} name @param {number} seconds @param {string} [said] */
function printResult(ok, name, seconds, said = '') {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(26)} ${seconds.toFixed(1).padStart(6)} s`);
  if (!ok && said !== '') console.log(`${said.replaceAll(/^/gm, '       ')}\n`);
}

await runMain(async () => {
  await install(console.log);
  let failed = 0;
  const checked = checkTasks(({ ok, name, seconds, said }) => {
    printResult(ok, name, seconds, said);
    if (!ok) failed += 1;
  });
  await runInSlots(Math.min(4, availableParallelism()), checked);
  for (const layer of ['rules', 'machines', 'contracts']) {
    const { tests, faults, seconds } = await runVitest(layer);
    const broken = [
      ...tests.filter(({ outcome }) => outcome !== 'passed').map(({ title, message }) => `${title}\n${message}`),
      ...faults,
    ];
    printResult(broken.length === 0, `${layer}: ${tests.length} tests`, seconds, broken.join('\n'));
    failed += broken.length;
  }
  const budget = await checkBudget();
  for (const line of budget) printResult(line.ok, line.text, line.seconds);
  failed += budget.filter(({ ok }) => !ok).length;
  console.log(failed === 0 ? '\nEverything holds.' : `\n${failed} to mend.`);
  return failed === 0 ? 0 : 1;
});
