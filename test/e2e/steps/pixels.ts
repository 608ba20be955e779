import type { Locator, Page } from '@playwright/test';

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
