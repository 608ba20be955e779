import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { directImports } from './test/run/direct-imports.ts';

/** Tests of the catalogues, which need no server. */
const LANGUAGES = 'test/languages/**/*.test.ts';
/** Tests of pure functions, which share no state. */
const PURE = [
  'src/domain/**/*.test.ts',
  'src/contract/**/*.test.ts',
  'src/formats/**/*.test.ts',
  'src/web/**/*.test.ts',
  LANGUAGES,
];
/** Tests of components, of hooks and of the whole app without a browser, which sign up pilots of their own. */
const PAGES = ['src/web/**/*.test.tsx', 'test/app/**/*.test.tsx'];
/** Those that need a page in which no other file has signed anybody up or out, that is at its first address, and that has settings of its own. */
const NEW_PAGES = [
  'src/web/parts/form/use-item-form.test.tsx',
  'src/web/features/flights/detail/flight-detail.test.tsx',
  'src/web/features/flights/track/ground/use-ground.test.tsx',
];
/** Node 25 and later have a `localStorage` of their own, which would hide that of a page. */
const WEB_STORAGE = process.allowedNodeEnvironmentFlags.has('--experimental-webstorage');
const EVERY = {
  execArgv: WEB_STORAGE ? ['--no-experimental-webstorage'] : [],
  // Generous limits for busy machines; no test waits longer than necessary.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  setupFiles: ['./test/run/fail-on-console-error.ts', './test/run/property-seed.ts'],
};

const LIMITS = './test/run/generous-limits.ts';

/** Prepares what several projects need; the second time it finds it up to date. */
const SERVER = './test/run/build-server.ts';

/** Files that mostly wait: begun last, as small files are, the run would wait for them alone. */
const PENDING = /(stop-while-database-hangs|hanging|npm-start|backup|login-delay|account-limits)\.test\.ts$/;

/** The places of the projects and environments in the run. */
const ORDER = ['parts', 'pages', 'new pages', 'pure in a page', 'pure'];

/** Many tests of the server wait for a database, a mail server or a time limit. Eight workers share one PostgreSQL; more were not tried. */
const PARTS_AT_ONCE = { maxWorkers: Math.min(Math.max(4, availableParallelism()), 8), sequence: { groupOrder: 0 } };
/** Tests of pages wait for nothing: a further worker would only import every module once more, which took a fifth longer (decision 070). */
const PAGES_AT_ONCE = { maxWorkers: Math.min(availableParallelism(), 8), sequence: { groupOrder: 1 } };

/**
 * Runs project by project, tests that wait first. A worker goes on with the next file only when it belongs to the same project and
 * environment; otherwise Vitest ends it, and the next one imports and compiles everything again.
 */
class ProjectByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

function placeOf({ moduleId, project }: TestSpecification): number {
  const inPage = project.name === 'pure' && readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment');
  return ORDER.indexOf(inPage ? 'pure in a page' : project.name) - (PENDING.test(moduleId) ? ORDER.length : 0);
}

export default defineConfig({
  test: {
    sequence: { sequencer: ProjectByProject },
    // Files start anew only where they share state: starting takes longer than most of them.
    projects: [
      { plugins: [directImports()], test: { ...EVERY, ...PAGES_AT_ONCE, name: 'pure', include: PURE, isolate: false } },
      {
        plugins: [directImports()],
        test: {
          ...EVERY,
          ...PAGES_AT_ONCE,
          name: 'pages',
          include: PAGES,
          exclude: NEW_PAGES,
          isolate: false,
          setupFiles: [...EVERY.setupFiles, LIMITS],
          globalSetup: [SERVER],
        },
      },
      {
        plugins: [directImports()],
        test: {
          ...EVERY,
          ...PAGES_AT_ONCE,
          name: 'new pages',
          include: NEW_PAGES,
          setupFiles: [...EVERY.setupFiles, LIMITS],
        },
      },
      {
        plugins: [directImports()],
        test: {
          ...EVERY,
          ...PARTS_AT_ONCE,
          name: 'parts',
          include: ['src/server/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['test/e2e/**', LANGUAGES],
          isolate: false,
          globalSetup: ['./test/run/databases.ts', SERVER],
        },
      },
    ],
  },
});
