import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PRODUCT_NAME } from '#contract/product';

const ROOT = join(import.meta.dirname, '..');
const SPEC = join(ROOT, '../shared/spec.md');

/** Quoted in the spec, but not shown literally: patterns, formats, and texts that the decisions changed. */
const NOT_SHOWN = new Set([
  'lat lng',
  'lat,lng',
  'Mon D, YYYY',
  'OK',
  'h',
  'min',
  'Field must be round number, greater than 0',
]);

/** A text in single quotes; an apostrophe within a word does not end it. */
const QUOTED = /(?<!\w)'((?:[^'\n]|(?<=\w)'(?=\w))+)'(?!\w)/g;
/** Placeholders of a text, and parts that are separate in the sources, such as a link. */
const VARYING =
  /"<[^>]+>"|<[^>]+>|\(lat, lng\)|\.\.\.|…|\bN\b|(?<=public paragliding-site database)|(?=public paragliding-site database)/;
const PLACEHOLDER = /\$\{[^{}]*\}|\{[\w.]+\}|\{' '\}/g;

const skipped = !existsSync(SPEC);
if (skipped) process.stderr.write(`Skipped: no spec at ${SPEC}\n`);

describe.skipIf(skipped)('the words of the spec', () => {
  const program = wordsOfProgram();
  it.each(skipped ? [] : quotedTexts())('show %j', (text) => {
    const fixed = text.replaceAll('the product', PRODUCT_NAME).split(VARYING);
    for (const piece of fixed.map((part) => part.replace(/^[\s.;]+|[\s.;]+$/g, '')).filter((part) => /\w/.test(part))) {
      expect(program.includes(piece), piece).toBe(true);
    }
  });
});

function quotedTexts(): string[] {
  const texts = [...readFileSync(SPEC, 'utf8').matchAll(QUOTED)].map(([, text]) => text ?? '');
  return [...new Set(texts)].filter((text) => !NOT_SHOWN.has(text));
}

/** Returns all sources but tests as one line, with the product's name inserted and texts unescaped. */
function wordsOfProgram(): string {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' });
  const shown = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
  const sources = shown.map((file) => readFileSync(join(ROOT, 'src', file), 'utf8')).join('\n');
  return sources
    .replace(/\$?\{PRODUCT_NAME\}/g, PRODUCT_NAME)
    .replace(PLACEHOLDER, '…')
    .replaceAll("\\'", "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&apos;', "'")
    .replace(/\s+/g, ' ');
}
