import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests of pure functions, which share no state. */
const PURE = ['src/domain/**/*.test.ts', 'src/contract/**/*.test.ts', 'src/web/**/*.test.ts'];
/** Tests of components and hooks: each file has a page and stores of its own. */
const PAGES = ['src/web/**/*.test.tsx'];
const EVERY = {
  // Generous limits for busy machines; no test waits longer than necessary.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  setupFiles: ['./test/run/fail-on-console-error.ts'],
};

/** Prepare what several projects need; the second time they find it up to date. */
const [SERVER, DEMO] = ['./test/run/build-server.ts', './test/run/demo-data.ts'];

/** Files that mostly wait: begun last, as small files are, the run would wait for them alone. */
const WAITING = /(stop-while-database-hangs|hanging|npm-start|backup|login-delay|account-limits)\.test\.ts$/;

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
    // Files start anew only where they share state: starting takes longer than most of them.
    projects: [
      { test: { ...EVERY, name: 'pure', include: PURE, isolate: false } },
      { test: { ...EVERY, name: 'pages', include: PAGES, globalSetup: [SERVER, DEMO] } },
      {
        test: {
          ...EVERY,
          name: 'parts',
          include: ['src/server/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['test/e2e/**'],
          isolate: false,
          globalSetup: ['./test/run/postgres-server.ts', SERVER, DEMO],
        },
      },
    ],
  },
});
