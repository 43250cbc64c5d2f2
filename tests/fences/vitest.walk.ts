import { defineConfig } from 'vitest/config';

/** Runs the tests of a machine in a copy of the tree. */
export default defineConfig({ test: { include: ['machines/cases/**/*.test.ts'], environment: 'node' } });
