import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'test/**/*.test.ts'],
    exclude: ['test/e2e/**'],
    environment: 'node',
    // Many tests wait for a database, a mail server or a time limit, not for the CPU.
    maxWorkers: 4,
    // Generous limits for busy machines; no test waits longer than necessary.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    globalSetup: ['./test/run/postgres-server.ts', './test/run/demo-data.ts'],
    setupFiles: ['./test/run/fail-on-console-error.ts'],
  },
});
