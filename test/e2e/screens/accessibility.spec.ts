import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { logOut, lookAround, signUp, test } from '../steps/pilot.ts';
import { SCREENS_OF_ACCOUNTS, SCREENS_OF_PILOTS, SCREENS_OF_VISITORS } from '../steps/screens.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

async function violationsAt(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await page.evaluate(AXE);
  const found: readonly Violation[] = await page.evaluate(
    `axe.run({ runOnly: ${JSON.stringify(RULES)} }).then((run) => run.violations)`,
  );
  return found.map(({ id, nodes }) => `${path}: ${id} ${nodes[0]?.html}`);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no violation on any screen, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const path of SCREENS_OF_VISITORS) found.push(...(await violationsAt(page, path)));
    await signUp(page);
    for (const path of SCREENS_OF_ACCOUNTS) found.push(...(await violationsAt(page, path)));
    await logOut(page);
    await lookAround(page);
    for (const path of SCREENS_OF_PILOTS) found.push(...(await violationsAt(page, path)));
    expect(found).toEqual([]);
  });
}
