import type { Page } from '@playwright/test';
import { untilDrawn } from '../../steps/frames.ts';
import { type Box, boxesOfPage } from './boxes.ts';

/** A window in CSS pixels, and the size of its text. */
export interface Window {
  readonly width: number;
  readonly height: number;
  /** Font size of the root in pixels: 16 is usual, 32 is text of 200 %. */
  readonly text: number;
}

/** The maximum share of a low window that may be sticky. */
const STICKY_SHARE = 0.25;
const LOW = 480;
/** Overlaps up to this size do not make text harder to read. */
const NEAR_PX = 2;

/** Sets the window of the page, and the text size in the browser's settings: media queries in em follow it, too. */
export async function openWindow(page: Page, { width, height, text }: Window): Promise<void> {
  await page.setViewportSize({ width, height });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: text } });
  await session.detach();
  await untilDrawn(page);
}

/** Sets the font of the page, which must be one of our own. */
export async function showIn(page: Page, face: string): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.style.setProperty('--face', `"${name}"`);
    return document.fonts.ready;
  }, face);
}

/** Returns the faults of the page: horizontal scrolling, clipped or overlapping texts and controls, bars too high. */
export async function layoutFaults(page: Page, { height }: Window): Promise<readonly string[]> {
  const [boxes, outline] = [await page.evaluate(boxesOfPage), await page.evaluate(outlineOfPage)];
  return [
    ...(outline.hiddenWidth > 0 ? [`scrolls sideways by ${outline.hiddenWidth} px`] : []),
    ...(height <= LOW && outline.stickyHeight > height * STICKY_SHARE ? [`${outline.stickyHeight} px are sticky`] : []),
    ...boxes.filter(({ isCut }) => isCut).map(({ name, kind }) => `the ${kind} ${name} is clipped`),
    ...overlaps(boxes),
  ];
}

/** Runs within the page. Sticky parts of a list that scrolls by itself do not count. */
function outlineOfPage() {
  const { scrollWidth, clientWidth } = document.documentElement;
  const staysInWindow = (element: Element | null, isFirst = true): boolean => {
    if (!element || element === document.body) return true;
    const { overflowY } = getComputedStyle(element);
    return (isFirst || !/auto|scroll/.test(overflowY)) && staysInWindow(element.parentElement, false);
  };
  const bars = [...document.querySelectorAll('body *:not([class*=maplibregl] *)')].filter(
    (element) =>
      /fixed|sticky/.test(getComputedStyle(element).position) && element.checkVisibility() && staysInWindow(element),
  );
  const heights = bars.map((bar) => bar.getBoundingClientRect().height);
  return { hiddenWidth: scrollWidth - clientWidth, stickyHeight: heights.reduce((sum, each) => sum + each, 0) };
}

function overlaps(boxes: readonly Box[]): readonly string[] {
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => areApart(one, other) && overlap(one, other))
      .map((other) => `the ${one.kind} ${one.name} overlaps the ${other.kind} ${other.name}`),
  );
}

/** Neither contains the other, nor does one scroll under the other. */
function areApart(one: Box, other: Box): boolean {
  const [a = -1, b = -1] = [one.path[0], other.path[0]];
  return one.bar === other.bar && !one.path.includes(b) && !other.path.includes(a);
}

function overlap(one: Box, other: Box): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > NEAR_PX && height > NEAR_PX;
}
