import { defineConfig } from 'vitest/config';

/** Tests of pure functions, which share no state: their files need not start anew each, which takes longer than most of them. */
const PURE = ['src/domain/**/*.test.ts', 'src/contract/**/*.test.ts'];
const EVERY = {
  // Generous limits for busy machines; no test waits longer than necessary.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  setupFiles: ['./test/run/fail-on-console-error.ts'],
};

export default defineConfig({
  test: {
    // Many tests wait for a database, a mail server or a time limit, not for the CPU.
    maxWorkers: 4,
    projects: [
      { test: { ...EVERY, name: 'pure', include: PURE, isolate: false } },
      {
        test: {
          ...EVERY,
          name: 'parts',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'test/**/*.test.ts'],
          exclude: ['test/e2e/**', ...PURE],
          globalSetup: ['./test/run/postgres-server.ts', './test/run/demo-data.ts'],
        },
      },
    ],
  },
});
