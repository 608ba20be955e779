// @vitest-environment happy-dom
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/languages';
import { HomePicture } from './benefits.tsx';

const FOLDER = join(import.meta.dirname, 'pictures');
/** Of a WebP file of the extended format: three bytes each, less 1. */
const [FORMAT, WIDTH, HEIGHT] = [12, 24, 27];

/** Returns the size of a picture's file in its pixels. */
function sizeOf(address: string, language = 'en'): readonly string[] {
  const file = readFileSync(join(FOLDER, language, basename(address)));
  expect(file.toString('latin1', FORMAT, FORMAT + 4)).toBe('VP8X');
  return [WIDTH, HEIGHT].map((at) => String(file.readUIntLE(at, 3) + 1));
}

/** The width of the window in which they are taken. */
const PHONE_POINTS = 390;
/** What the pictures of a phone may cost together, in bytes: it loads those of one theme. */
const MOST_BYTES = 75 * 1024;

afterEach(cleanup);

describe('a picture of the home page', () => {
  it.each(['flights', 'flight', 'statistics'] as const)('declares the size of each of its files: %s', (of) => {
    const { container } = render(<HomePicture of={of} />);
    const shown = [...container.querySelectorAll('source, img')];
    const declared = shown.map((element) => ['width', 'height'].map((name) => element.getAttribute(name)));
    const addresses = shown.map((element) => element.getAttribute('srcset') ?? element.getAttribute('src') ?? '');
    expect(new Set(addresses).size).toBe(4);
    expect(declared).toEqual(addresses.map((address) => sizeOf(address)));
  });

  const pictured = LANGUAGES.flatMap((language) => (['light', 'dark'] as const).map((theme) => ({ language, theme })));

  it.each(pictured)('is sharp on a phone, which loads few bytes for all of them: $language $theme', (of) => {
    const { language, theme } = of;
    const files = readdirSync(join(FOLDER, language)).filter((name) => name.endsWith(`-phone-${theme}.webp`));
    expect(files).toHaveLength(3);
    for (const file of files) expect(Number(sizeOf(file, language)[0]) / PHONE_POINTS).toBe(1.5);
    const sizes = files.map((file) => statSync(join(FOLDER, language, file)).size);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MOST_BYTES);
  });
});
