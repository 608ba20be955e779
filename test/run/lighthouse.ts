import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import * as v from 'valibot';
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

const PROGRAM = createRequire(import.meta.url).resolve('lighthouse/cli/index.js');
/** Nothing is sent anywhere: errors are not reported, and the browser reaches this machine alone. */
const ARGUMENTS = ['--quiet', '--output=json', '--no-enable-error-reporting', '--disable-full-page-screenshot'];
const MOST_BYTES = 100_000_000;

const REPORT = v.object({
  categories: v.record(
    v.string(),
    v.object({
      score: v.nullable(v.number()),
      auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
    }),
  ),
  audits: v.record(v.string(), v.object({ score: v.nullable(v.number()) })),
});

/** Starts a browser for Lighthouse, does something with it, and closes it. */
export async function withLighthouseBrowser<Result>(
  work: (browser: LighthouseBrowser) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  const { executablePath, args } = launchOptions(await newestChromium());
  const context = await chromium.launchPersistentContext('', {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
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
  const choices = [`--port=${port}`, `--only-categories=${categories.join()}`, '--throttling-method=simulate'];
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, address, ...ARGUMENTS, ...choices], {
    maxBuffer: MOST_BYTES,
    cwd: tmpdir(),
  });
  const report = v.parse(REPORT, JSON.parse(stdout));
  return Object.entries(report.categories).map(([category, { score, auditRefs }]) => ({
    category,
    score: Math.round((score ?? 0) * 100),
    lost: auditRefs.filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1).map(({ id }) => id),
  }));
}
