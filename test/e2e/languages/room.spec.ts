import { expect } from '@playwright/test';
import type { Window } from '../screens/layout/layout-faults.ts';
import { STATES } from '../screens/states.ts';
import { test as base, lookAroundByCall } from '../steps/pilot.ts';
import { FORMS_OF_ITEMS, SCREENS_OF_PILOTS, SCREENS_OF_VISITORS } from '../steps/screens.ts';
import { roomFaults } from './room.ts';
import { englishOn, translationOf } from './translation.ts';

const WINDOWS: readonly Window[] = [
  { width: 360, height: 640, text: 16 },
  { width: 1280, height: 800, text: 16 },
];

/** Calls ask for the language, too. */
const test = base.extend({
  extraHTTPHeaders: ({ extraHTTPHeaders, locale }, use) =>
    use({ ...extraHTTPHeaders, 'accept-language': locale ?? '' }),
});

test.describe.configure({ mode: 'default' });

for (const tag of ['de', 'fr']) {
  test.describe(tag, { tag: '@all' }, () => {
    test.use({ locale: tag });

    test('texts have room on every screen, and none is English', async ({ page }) => {
      const translation = await translationOf(tag);
      const found: string[] = [];
      const look = async (paths: readonly string[]): Promise<void> => {
        for (const path of paths) {
          await page.goto(path);
          await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
          await expect(page.locator('main [class*=skeleton]')).toHaveCount(0);
          found.push(...(await roomFaults(page, path, WINDOWS)), ...(await englishOn(page, translation)));
        }
      };
      await look(SCREENS_OF_VISITORS);
      await lookAroundByCall(page);
      await look([...SCREENS_OF_PILOTS, ...FORMS_OF_ITEMS]);
      expect(found).toEqual([]);
    });

    test('texts have room in dialogs, menus and parts that fail, and none is English', async ({ page }) => {
      const translation = await translationOf(tag);
      const found: string[] = [];
      await lookAroundByCall(page);
      for (const [name, state] of Object.entries(STATES)) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await state.prepare?.(page);
        await page.goto(state.path);
        await state.act(translation.of(page));
        found.push(...(await roomFaults(page, name, WINDOWS)), ...(await englishOn(page, translation)));
        if (state.prepare) await page.unrouteAll();
      }
      expect(found).toEqual([]);
    });
  });
}
