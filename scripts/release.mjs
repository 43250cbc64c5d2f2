/** `npm run release -- X.Y.Z`: what was unreleased becomes that version, in a commit and a tag that nobody has pushed yet. */
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { root, runMain } = await import('./lib/run.mjs');
const { install } = await import('./lib/install.mjs');
const { release } = await import('./lib/release.mjs');

await runMain(async () => {
  await install(console.log, { database: false });
  const tag = await release(root, process.argv[2], new Date());
  console.log(`${tag} is committed and tagged here: git push --follow-tags sends it.`);
});
