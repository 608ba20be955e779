import { type BrowserContext, chromium, type Page, test } from '@playwright/test';

/** How it is started. */
type Options = NonNullable<Parameters<typeof chromium.launchPersistentContext>[1]>;

/** A browser whose profile outlives its process. */
export class KilledBrowser {
  readonly #options: Options;
  #context: BrowserContext | null = null;

  constructor(options: Options) {
    this.#options = { locale: 'en-GB', timezoneId: 'Europe/Zurich', ...options };
  }

  async start(): Promise<Page> {
    this.#context = await chromium.launchPersistentContext(test.info().outputPath('profile'), this.#options);
    this.#context.setDefaultTimeout(30_000);
    return this.#context.newPage();
  }

  async stop(): Promise<void> {
    await this.#context?.close();
  }

  /** Kills the process: what is not stored by now is lost. */
  async kill(): Promise<void> {
    const context = this.#context;
    const session = await context?.browser()?.newBrowserCDPSession();
    const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
    const pid = processInfo.find(({ type }) => type === 'browser')?.id;
    if (!context || pid === undefined) throw new Error('There is no browser to kill.');
    const closed = context.waitForEvent('close');
    process.kill(pid, 'SIGKILL');
    await closed;
  }
}
