import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Actor, type AnyActor } from 'xstate';
import { afterAll, afterEach, beforeEach, type RunnerTask } from 'vitest';
import { parentOf, transitionsOf, transitionId } from '../machines/kit/internals';
import { requirementIdsIn } from '../src/explorer/lab/traceability';

/** Tests of a requirement write which transitions they take, under `VIGIA_TRANSITIONS` alone: `npm run transitions` reads it. */
const folder = process.env['VIGIA_TRANSITIONS'] ?? '';

/** Files of one worker share XState, and this: it hears of every system's transitions once. */
const heard = globalThis as { takenTransitions?: Set<string> };
const taken = (heard.takenTransitions ??= watchActors());

function watchActors(): Set<string> {
  const ids = new Set<string>();
  const start = Actor.prototype.start;
  Actor.prototype.start = function (this: AnyActor) {
    if (parentOf(this) === undefined && this.getSnapshot().status === 'active')
      this.system.inspect((inspected) => transitionsOf(inspected).forEach((one) => ids.add(transitionId(one))));
    return start.call(this as never);
  };
  return ids;
}

const titleOf = ({ name, suite }: RunnerTask): string =>
  suite === undefined || suite.name === '' ? name : `${titleOf(suite)} › ${name}`;

const saved: { file: string; title: string; taken: string[] }[] = [];
beforeEach(() => taken.clear());
afterEach(({ task }) => {
  const title = titleOf(task);
  if (requirementIdsIn(title).length === 0 || task.result?.state === 'fail' || taken.size === 0) return;
  saved.push({ file: task.file.name, title, taken: [...taken].toSorted() });
});
afterAll(() => {
  const [first] = saved;
  if (first === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${first.file.replaceAll('/', '-')}.json`), JSON.stringify(saved));
});
