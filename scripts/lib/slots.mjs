/** @typedef {{ name: string, awaits?: string | undefined, run: () => Promise<void> }} Task `awaits` names a task that is to be over before. */

/**
 * Runs tasks in their order, so many at a time; one that awaits another is passed over until that is done.
 * @param {number} slots @param {readonly Task[]} tasks
 */
export async function inSlots(slots, tasks) {
  const waiting = [...tasks];
  const open = new Set(tasks.map(({ name }) => name));
  const work = async () => {
    for (;;) {
      const at = waiting.findIndex(({ awaits }) => awaits === undefined || !open.has(awaits));
      const [next] = at < 0 ? [] : waiting.splice(at, 1);
      if (next === undefined) return;
      await next.run();
      open.delete(next.name);
    }
  };
  await Promise.all(Array.from({ length: slots }, work));
}
