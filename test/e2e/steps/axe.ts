import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Returns what axe finds on the page as it is once its colours have changed, one line a violation. */
export async function violationsNow(page: Page): Promise<readonly string[]> {
  await page.waitForFunction(() => !document.getAnimations().some((change) => change instanceof CSSTransition));
  await page.evaluate(AXE);
  const found: readonly Violation[] = await page.evaluate(
    `axe.run({ runOnly: ${JSON.stringify(RULES)} }).then((run) => run.violations)`,
  );
  return found.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
}
