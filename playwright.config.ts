import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions, newestChromium, npmChromium } from './test/run/chromium.ts';
import { freePort } from './test/run/free-port.ts';

// Workers evaluate this file again, so the choices are passed to them in the environment.
process.env.BROWSER_TESTS_PORT ??= String(await freePort());
process.env.CHROMIUM_PATH ??= await newestChromium();
const PORT = process.env.BROWSER_TESTS_PORT;
/** Off by default, as recording takes a third more time: `TRACE=1 npm run test:browser`. */
const TRACE = process.env.TRACE ? 'retain-on-failure' : 'off';
const DATA = 'test-results/browser-data';
/** What the server asks the database, which the end of the run checks. */
const STATEMENTS = 'test-results/statements.jsonl';
/** Also run by `npm run test:all` in npm's Chromium where a newer one runs the rest: what works in the newest must work in an older one. */
const JOURNEYS = ['account.spec.ts', 'flight-with-track.spec.ts', 'statistics.spec.ts', 'failed-pages.spec.ts'];
/** Axe on every screen, and what has the tag `@all`: `npm run test:all` alone. */
const ACCESSIBILITY = 'accessibility.spec.ts';
const IS_ALL = process.env.TEST_ALL !== undefined;
const LONG = IS_ALL ? [] : [/@all/];
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const NPMS = await npmChromium();

export default defineConfig({
  testDir: 'test/e2e',
  testIgnore: IS_ALL ? [] : [`**/${ACCESSIBILITY}`],
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One more than cores: a page waits now and then, for a paint or a time limit (decision 070). Eight at most share one server.
  workers: Math.min(availableParallelism() + 1, 8),
  // Generous limits for busy machines; no test waits longer than necessary.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: launchOptions(process.env.CHROMIUM_PATH),
    // A worker would hide requests from a test's routes; specs about it (`offline-*.spec.ts`) allow theirs.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/Zurich',
    screenshot: 'only-on-failure',
    trace: TRACE,
  },
  projects: [
    { name: 'desktop', grepInvert: [...LONG, /@phone-only/], use: DESKTOP },
    {
      // Journeys for which touch or the width makes a difference; some of them need no other window.
      name: 'phone',
      grepInvert: LONG,
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    ...(!IS_ALL || NPMS === process.env.CHROMIUM_PATH
      ? []
      : [{ name: 'npm', testMatch: JOURNEYS, use: { ...DESKTOP, launchOptions: launchOptions(NPMS) } }]),
  ],
  globalTeardown: './test/e2e/run/statements.config.ts',
  webServer: {
    command: 'exec node --import tsx test/e2e/run/server.ts',
    env: { PORT, DATA_DIR: DATA, RECORDED_STATEMENTS: STATEMENTS, LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1,::1' },
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
