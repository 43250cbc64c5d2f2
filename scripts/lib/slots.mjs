/** @typedef {{ name: string, awaits?: readonly string[], run: () => Promise<void> }} Task `awaits` names tasks that are to be over before. */

/**
 * Runs tasks in their order, so many at a time; one that awaits others is passed over until they are done, however long that takes.
 * @param {number} slots @param {readonly Task[]} tasks
 */
export async function runInSlots(slots, tasks) {
  const waiting = [...tasks];
  const open = new Set(tasks.map(({ name }) => name));
  /** @type {(() => void)[]} */
  let idle = [];
  const work = async () => {
    while (waiting.length > 0) {
      const at = waiting.findIndex(({ awaits = [] }) => !awaits.some((name) => open.has(name)));
      const [next] = at < 0 ? [] : waiting.splice(at, 1);
      if (next === undefined) {
        await new Promise((/** @type {(value: void) => void} */ resolve) => idle.push(resolve));
        continue;
      }
      await next.run().finally(() => {
        open.delete(next.name);
        idle.forEach((wake) => wake());
        idle = [];
      });
    }
  };
  await Promise.all(Array.from({ length: slots }, work));
}
