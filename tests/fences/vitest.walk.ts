import { defineConfig } from 'vitest/config';

/** Runs the tests of a machine, and its paths, in a copy of the tree. */
export default defineConfig({
  test: {
    include: ['machines/cases/**/*.test.ts', 'machines/paths.test.ts'],
    environment: 'node',
    testTimeout: 120_000,
  },
});
