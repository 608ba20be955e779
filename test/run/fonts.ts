import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/run.mjs';

/** The fonts of common Linux systems, from npm: Arimo has the widths of Liberation Sans. The first is the pages' own in a test. */
export const FACES = ['DejaVu Sans', 'Noto Sans', 'Arimo'] as const;

const FOLDERS = ['dejavu-fonts-ttf/ttf', '@expo-google-fonts/noto-sans', '@expo-google-fonts/arimo'];
/** What a page asks for when it names no font of a system. */
const GENERIC = ['sans-serif', 'system-ui', 'sans', 'Arial', 'Helvetica'];

/**
 * Writes a configuration that has these fonts and none of the machine's, and returns its path for `FONTCONFIG_FILE`: whatever is
 * installed, pages of tests and pictures have the same widths and heights.
 */
export function fontConfiguration(): string {
  const folder = join(ROOT, '.build/fonts');
  const path = join(folder, 'fonts.conf');
  const fontFolders = FOLDERS.map((name) => join(ROOT, 'node_modules', name));
  const missing = fontFolders.filter((name) => !existsSync(name));
  // Without a single font Chromium crashes while it draws, and says nothing of fonts.
  if (missing.length > 0) throw new Error(`Fonts are missing, run npm ci: ${missing.join(', ')}`);
  const folders = fontFolders.map((name) => `  <dir>${name}</dir>`);
  const aliases = GENERIC.map(
    (name) => `  <alias binding="same"><family>${name}</family><prefer><family>${FACES[0]}</family></prefer></alias>`,
  );
  const lines = ['<?xml version="1.0"?>', '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">', '<fontconfig>', ...folders];
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path,
    [...lines, `  <cachedir>${join(folder, 'cache')}</cachedir>`, ...aliases, '</fontconfig>', ''].join('\n'),
  );
  return path;
}
