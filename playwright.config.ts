import { defineConfig } from '@playwright/test';
import { launchOptions, newestChromium, npmChromium } from './test/chromium.ts';
import { freePort } from './test/free-port.ts';

// Workers read this file again, so what the run chose is handed to them in the environment.
process.env.BROWSER_TESTS_PORT ??= String(await freePort());
process.env.CHROMIUM_PATH ??= await newestChromium();
const PORT = process.env.BROWSER_TESTS_PORT;
/** Recording every test takes a third more time, so only whoever looks for a fault does: `TRACE=1 npm run test:browser`. */
const TRACE = process.env.TRACE ? 'retain-on-failure' : 'off';
const DATA = 'test-results/browser-data';
/** Run in npm's Chromium, too, where a newer one runs the rest: what works in the newest must work in an older one. */
const JOURNEYS = ['account.spec.ts', 'flight-with-track.spec.ts', 'statistics.spec.ts'];
/** About calls, statuses and addresses, or opening windows of their own: the size of the screen makes no difference. */
const WIDE_ALONE = [
  'session-over.spec.ts',
  'routes.spec.ts',
  'answers.spec.ts',
  'killed-run.spec.ts',
  'reflow.spec.ts',
  'print.spec.ts',
  'restored.spec.ts',
];
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const NPMS = await npmChromium();

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Generous, for busy machines: nothing waits longer than it must.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: launchOptions(process.env.CHROMIUM_PATH),
    locale: 'en-GB',
    timezoneId: 'Europe/Zurich',
    screenshot: 'only-on-failure',
    trace: TRACE,
  },
  projects: [
    { name: 'desktop', use: DESKTOP },
    {
      name: 'phone',
      testIgnore: WIDE_ALONE,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    ...(NPMS === process.env.CHROMIUM_PATH
      ? []
      : [{ name: 'npm', testMatch: JOURNEYS, use: { ...DESKTOP, launchOptions: launchOptions(NPMS) } }]),
  ],
  webServer: {
    command: 'exec node --import tsx test/e2e/server.ts',
    env: { PORT, DATA_DIR: DATA, LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1,::1' },
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
