import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './test/chromium.ts';
import { freePort } from './test/free-port.ts';

/** Workers read this file again, so the port that the run chose is handed to them in the environment. */
process.env.BROWSER_TESTS_PORT ??= String(await freePort());
const PORT = process.env.BROWSER_TESTS_PORT;
/** Recording every test takes a third more time, so only whoever looks for a fault does: `TRACE=1 npm run test:browser`. */
const TRACE = process.env.TRACE ? 'retain-on-failure' : 'off';
const DATA = 'test-results/browser-data';
/** About calls, statuses and addresses: nothing of it depends on the size of the screen. */
const WIDE_ALONE = ['session-over.spec.ts', 'routes.spec.ts', 'answers.spec.ts'];

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: await chromiumLaunch(),
    locale: 'en-GB',
    timezoneId: 'Europe/Zurich',
    screenshot: 'only-on-failure',
    trace: TRACE,
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testIgnore: WIDE_ALONE,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
  webServer: {
    command: 'node --import tsx test/e2e/server.ts',
    env: { PORT, DATA_DIR: DATA, LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1,::1' },
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
