import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests of pure functions, which share no state: their files need not start anew each, which takes longer than most of them. */
const PURE = ['src/domain/**/*.test.ts', 'src/contract/**/*.test.ts'];
const EVERY = {
  // Generous limits for busy machines; no test waits longer than necessary.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  setupFiles: ['./test/run/fail-on-console-error.ts'],
};

/** Files that mostly wait: begun last, as small files are, the run would wait for them alone. */
const WAITING = /(stop-while-database-hangs|npm-start|backup|login-delay|account-limits)\.test\.ts$/;

class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(WAITING.test(b.moduleId)) - Number(WAITING.test(a.moduleId)));
  }
}

export default defineConfig({
  test: {
    // Many tests wait for a database, a mail server or a time limit, not for the CPU.
    maxWorkers: 4,
    sequence: { sequencer: WaitingFirst },
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
