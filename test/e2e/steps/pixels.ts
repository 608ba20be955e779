import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the number of pixels of an element that have a colour, `#rrggbb`. */
export async function pixelsOf(page: Page, part: Locator, colour: string): Promise<number> {
  const png = (await part.screenshot()).toString('base64');
  const sought = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return page.evaluate(
    async ([picture, [red, green, blue]]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context?.drawImage(image, 0, 0);
      const data = context?.getImageData(0, 0, image.width, image.height).data ?? [];
      let count = 0;
      for (let at = 0; at < data.length; at += 4)
        if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) count += 1;
      return count;
    },
    [png, sought] as const,
  );
}

/** Returns a picture of an element once it no longer changes, as text. */
export async function settledPicture(page: Page, part: Locator): Promise<string> {
  let last = await pictureOf(part);
  const changes = async (): Promise<number> => {
    const before = last;
    last = await pictureOf(part);
    return differingPixels(page, before, last);
  };
  await expect.poll(changes, { intervals: [800] }).toBe(0);
  return last;
}

/** Returns the number of pixels in which an element differs from a picture of it. */
export async function changedPixels(page: Page, before: string, part: Locator): Promise<number> {
  return differingPixels(page, before, await pictureOf(part));
}

async function pictureOf(part: Locator): Promise<string> {
  return (await part.screenshot()).toString('base64');
}

/** Levels of a colour, of 255, that nobody sees: Chromium smooths the round corners of the same button sometimes one lighter. */
const UNSEEN = 2;

function differingPixels(page: Page, one: string, other: string): Promise<number> {
  return page.evaluate(
    async ([pictures, unseen]) => {
      const levelsIn = async (picture: string): Promise<Uint8ClampedArray> => {
        const image = new Image();
        image.src = `data:image/png;base64,${picture}`;
        await image.decode();
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        context?.drawImage(image, 0, 0);
        return context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
      };
      const [a, b] = await Promise.all([levelsIn(pictures[0]), levelsIn(pictures[1])]);
      const differing = new Set<number>();
      for (let at = 0; at < a.length; at += 1)
        if (Math.abs((a[at] ?? 0) - (b[at] ?? 999)) > unseen) differing.add(Math.floor(at / 4));
      return differing.size;
    },
    [[one, other], UNSEEN] as const,
  );
}
