import { defineConfig } from 'vitest/config';

/** Runs the tests of a scaffolded machine in a tree of its own. */
export default defineConfig({ test: { include: ['machines/sellers/**/*.test.ts'], environment: 'node' } });
