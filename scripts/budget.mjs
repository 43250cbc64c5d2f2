/** `npm run budget`: what the console loads first, gzip, against its limits, and that nothing of the explorer is among it. */
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runMain } = await import('./lib/run.mjs');
const { checkBudget } = await import('./lib/budget.mjs');

await runMain(async () => {
  const lines = await checkBudget();
  for (const { ok, text } of lines) console.log(`${ok ? 'ok  ' : 'OVER'} ${text}`);
  return lines.every(({ ok }) => ok) ? 0 : 1;
});
