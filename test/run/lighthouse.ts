import { type BrowserContext, chromium } from '@playwright/test';
import { launchOptions, newestChromium } from './chromium.ts';
import { freePort } from './free-port.ts';

/** The parts of a report. */
export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** A browser in which Lighthouse opens pages; its cookies are those of the context. */
export interface LighthouseBrowser {
  readonly context: BrowserContext;
  readonly port: number;
}

/** What a page reaches in a category, and why not more. */
export interface Mark {
  readonly category: string;
  /** From 0 to 100. */
  readonly score: number;
  /** Ids of audits that cost points. */
  readonly lost: readonly string[];
}

/** Starts a browser for Lighthouse, does something with it, and closes it. */
export async function withLighthouseBrowser<Result>(
  work: (browser: LighthouseBrowser) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  const options = launchOptions(await newestChromium());
  const context = await chromium.launchPersistentContext('', {
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
  try {
    return await work({ context, port });
  } finally {
    await context.close();
  }
}

/**
 * Returns Lighthouse's marks of a page on a phone; on a slow one with a slow network if performance is among them. Slowness is
 * simulated in the figures: where it is not, Lighthouse waits five times as long for a quiet page.
 */
export async function lighthouseMarks(
  { port }: LighthouseBrowser,
  address: string,
  categories: readonly Category[],
): Promise<readonly Mark[]> {
  // Loaded here, as most of the programs that import this module need it late or never.
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(address, {
    port,
    onlyCategories: [...categories],
    throttlingMethod: 'simulate',
    disableFullPageScreenshot: true,
    logLevel: 'silent',
  });
  if (!result) throw new Error(`Lighthouse has no report of ${address}`);
  const { categories: marks, audits } = result.lhr;
  return Object.entries(marks).map(([category, { score, auditRefs }]) => ({
    category,
    score: Math.round((score ?? 0) * 100),
    lost: auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
  }));
}
