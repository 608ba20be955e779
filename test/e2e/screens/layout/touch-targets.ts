import type { Page } from '@playwright/test';

/** The minimum width and height of a touch target, in CSS pixels; 0.5 is for rounding by the browser. */
const LEAST_PX = 43.5;

/** Returns the controls of the page that are too small to touch; links within a sentence are exempt. */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  const targets = await page.evaluate(targetsOfPage);
  return targets
    .filter(({ width, height }) => Math.min(width, height) < LEAST_PX)
    .map(({ name, width, height }) => `${name} measures ${Math.round(width)} × ${Math.round(height)}`);
}

/** Runs within the page. A touch target is the control, the label around it, or the area of its `::after`. */
function targetsOfPage() {
  const isShown = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    for (let each: Element | null = element; each; each = each.parentElement)
      if (getComputedStyle(each).clipPath !== 'none') return false;
    return true;
  };
  const inSentence = (element: Element): boolean =>
    element.matches('p > a, p > button') &&
    [...(element.parentElement?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.textContent?.trim());
  const placed = (element: Element): Element =>
    getComputedStyle(element).position === 'static' && element.parentElement ? placed(element.parentElement) : element;
  const targetOf = (control: Element): Element => {
    const isStretched = getComputedStyle(control, '::after').position === 'absolute';
    return isStretched ? placed(control) : (control.closest('label') ?? control);
  };
  const controls = document.querySelectorAll('a[href], button, input, select, textarea, summary');
  return [...controls]
    .filter((each) => !each.closest('.maplibregl-ctrl-attrib, .maplibregl-marker'))
    .filter((each) => isShown(each) && !inSentence(each))
    .map((control) => {
      const { width, height } = targetOf(control).getBoundingClientRect();
      return { name: (control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 30), width, height };
    });
}
