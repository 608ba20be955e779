import type { Page } from '@playwright/test';
import { layoutFaults, openWindow, type Window } from '../screens/layout/layout-faults.ts';

/** What may be: the panel of layers lies over the legend of the map. */
const ALLOWED = /^layers of a map .* overlaps .*m\/s|^layers of a map .*m\/s overlaps/;

/** Returns which texts of a screen have no room in one of the windows. */
export async function roomFaults(page: Page, where: string, windows: readonly Window[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const window of windows) {
    await openWindow(page, window);
    await page.evaluate(() => document.fonts.ready);
    const faults = [...(await layoutFaults(page, window)), ...(await page.evaluate(tooWide))];
    const described = faults.map((fault) => `${where} at ${window.width}: ${fault}`);
    found.push(...described.filter((fault) => !ALLOWED.test(fault)));
  }
  return found;
}

/** Runs within the page. Returns elements with a text of their own that is wider than they are. */
function tooWide(): readonly string[] {
  const elements = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('svg, noscript, .maplibregl-map') &&
      getComputedStyle(element).clipPath === 'none' &&
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim()),
  );
  return elements
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
    .map(
      (element) =>
        `${element.tagName} ${element.className} “${element.textContent.trim().slice(0, 40)}” is ${element.scrollWidth} of ${element.clientWidth} px`,
    );
}
