import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PRODUCT_NAME } from '#contract/product';
import { shownTexts } from './behaviour.ts';

const SOURCES = join(import.meta.dirname, '../../src');
const PLACEHOLDER = /\$\{[^{}]*\}|\{[\w.]+\}|\{' '\}/g;

describe('the texts of the behaviour', () => {
  const sources = textOfSources();

  it('are many', () => {
    expect(shownTexts().length).toBeGreaterThan(80);
  });

  it.each(shownTexts())('include %j', (text) => {
    for (const piece of fixedParts(text)) expect(sources.includes(piece), piece).toBe(true);
  });
});

/** Returns the parts of a text between its values. */
function fixedParts(text: string): readonly string[] {
  return text
    .split(/\{\w+\}/)
    .map((part) => part.replace(/^[\s.;]+|[\s.;]+$/g, ''))
    .filter((part) => /\w/.test(part));
}

/** Returns all sources but tests as one line, with the product's name inserted and texts unescaped. */
function textOfSources(): string {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const shown = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
  return shown
    .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
    .join('\n')
    .replace(/\$?\{PRODUCT_NAME\}/g, PRODUCT_NAME)
    .replace(PLACEHOLDER, '…')
    .replaceAll("\\'", "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&apos;', "'")
    .replace(/\s+/g, ' ');
}
