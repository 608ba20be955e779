import type { Browser, Page } from '@playwright/test';
import type { Visitor } from '#test/servers/visitor';
import { median } from '../row.ts';

const VIEWPORT = { width: 1280, height: 800 };
const RUNS = 5;

/** A pilot's page in a real browser. */
export interface PageVisit {
  readonly browser: Browser;
  readonly visitor: Visitor;
  readonly address: string;
}

/** A page, and what is waited for on it. */
export interface ColdVisit extends PageVisit {
  /** The elements to wait for: a selector and a number of matches. */
  readonly shown: readonly [selector: string, count: number];
}

/** Returns the median milliseconds from navigation until the elements are painted, with an empty cache each time. */
export async function coldMedian(visit: ColdVisit): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await inNewBrowser(visit, (page) => shownAfter(page, visit)));
  return median(times);
}

/**
 * Opens an address, and returns the milliseconds until the elements are painted. By the clock of the page: this process may
 * be late, as after other benches.
 */
export async function shownAfter(
  page: Page,
  { address, shown: [selector, count] }: Pick<ColdVisit, 'address' | 'shown'>,
): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  return page.evaluate(
    ([wanted, least]) =>
      new Promise<number>((resolve) => {
        const painted = (): void => resolve(performance.now());
        const look = (): void => {
          const isThere = document.querySelectorAll(wanted).length >= least;
          requestAnimationFrame(isThere ? () => setTimeout(painted) : look);
        };
        look();
      }),
    [selector, count] as const,
  );
}

/** Does something with a page of a browser that knows nothing but the pilot's session. */
export async function inNewBrowser<Result>(
  { browser, visitor, address }: PageVisit,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-US' });
  // tsx wraps named functions in this helper, which is missing in the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addCookies(
    [...visitor.cookies].map(([name, value]) => ({ name, value, url: new URL('/', address).href })),
  );
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}
