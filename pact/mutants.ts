import { parseArgs } from 'node:util';
import { exitCodes, runCommand, UserError } from './kit/command';
import { runKind, formatKindRun } from './mutant-run';
import { mutantKinds } from './mutant-kinds';

const help = `Replays every example of the contract with one thing changed, and tells which changes the verification notices.

  npm run pact:mutants [-- --kind <words>] [-- --survivors]

  --kind       only the kinds of change whose names hold these words
  --survivors  also list each change that goes unnoticed
  --help

Ends with 1 when a change goes unnoticed for which pact/mutant-reasons.ts has no reason.`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      kind: { type: 'string', default: '' },
      survivors: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return exitCodes.held;
  }
  const chosen = mutantKinds.filter(({ name }) => name.includes(values.kind));
  if (chosen.length === 0) throw new UserError(`No kind of change has "${values.kind}" in its name.`);
  console.log(`${'change'.padEnd(34)} changes  noticed  survive  without reason   time`);
  let unexplained = 0;
  for (const kind of chosen) {
    const run = await runKind(kind);
    console.log(formatKindRun(run));
    for (const { field, interaction, place } of values.survivors ? run.survivors : run.unexplained)
      console.log(`  ${field}  ${interaction.description}  ${place.path}`);
    unexplained += run.unexplained.length;
  }
  return unexplained === 0 ? exitCodes.held : exitCodes.failed;
});
