const standing: (() => void)[] = [];

/** What takes away something that a test put up, once that test is over. */
export function afterThisTest(take: () => void): void {
  standing.push(take);
}

/** Takes all of it away, what came last first. */
export function takeAllAway(): void {
  for (const take of standing.splice(0).reverse()) take();
}
