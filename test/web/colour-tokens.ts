import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const CSS = join(import.meta.dirname, '../../src/web/ui/theme');

/** Returns the colour tokens of a theme in a style sheet, by name without dashes, as `#rgb` or `#rrggbb`. */
export function tokensOf(file: string, theme: 'light' | 'dark'): ReadonlyMap<string, string> {
  const [light = '', dark = ''] = readFileSync(join(CSS, file), 'utf8').split('@media screen');
  const found = (theme === 'light' ? light : dark).matchAll(/--([\w-]+): (#\w+);/g);
  return new Map([...found].map(([, name = '', colour = '']) => [name, colour]));
}

/** Returns a token's colour. Throws when the token does not exist. */
export function colourOf(tokens: ReadonlyMap<string, string>, name: string): string {
  const colour = tokens.get(name);
  if (colour === undefined) throw new Error(`No token ${name}`);
  return colour;
}
