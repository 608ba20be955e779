import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const EVERY_RULE = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };
/** The rules that look at colours. */
const RULES_OF_COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };
/** The rules that look at languages, and at names that are not what is shown: the last one is experimental. */
const RULES_OF_LANGUAGES = {
  type: 'rule',
  values: ['html-has-lang', 'html-lang-valid', 'valid-lang', 'label-content-name-mismatch'],
};
/**
 * What no rule here needs takes a tenth of a run: style sheets are read a second time for a rule of the page's orientation, which is
 * experimental and not among these, frames are looked for, which no page has, and paths of selectors, which nobody reads.
 */
const VIOLATIONS_ALONE = {
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
  iframes: false,
  selectors: false,
};

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Loads axe with every document of a page from now on: half as much work as handing it over anew, where many are looked at. */
export async function loadAxeWithPages(page: Page): Promise<void> {
  await page.addInitScript(AXE);
}

/** Returns what axe finds on the page as it is once its colours have changed, one line a violation. */
export function violationsNow(page: Page): Promise<readonly string[]> {
  return violationsOf(page, EVERY_RULE);
}

/** Returns what axe finds about languages and names. */
export function languageViolations(page: Page): Promise<readonly string[]> {
  return violationsOf(page, RULES_OF_LANGUAGES);
}

/** Returns what axe finds on the page in both colour schemes; in the dark one it looks at colours only, as the rest is the same. */
export async function violationsInBothSchemes(page: Page): Promise<readonly string[]> {
  await show(page, 'light');
  const inLight = await violationsOf(page, EVERY_RULE);
  await show(page, 'dark');
  const inDark = await violationsOf(page, RULES_OF_COLOURS);
  return [...inLight.map((found) => `light: ${found}`), ...inDark.map((found) => `dark: ${found}`)];
}

async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}

async function violationsOf(page: Page, rules: typeof EVERY_RULE): Promise<readonly string[]> {
  await page.waitForFunction(() => !document.getAnimations().some((change) => change instanceof CSSTransition));
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE);
  const options = { runOnly: rules, ...VIOLATIONS_ALONE };
  const found: readonly Violation[] = await page.evaluate(
    `axe.run(${JSON.stringify(options)}).then((run) => run.violations)`,
  );
  return found.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
}
