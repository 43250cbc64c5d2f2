const cleanups: (() => void)[] = [];

/** What takes away something that a test put up, once that test is over. */
export function addCleanup(cleanUp: () => void): void {
  cleanups.push(cleanUp);
}

/** Takes all of it away, what came last first. */
export function runCleanups(): void {
  for (const cleanUp of cleanups.splice(0).reverse()) cleanUp();
}
