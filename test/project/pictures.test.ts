import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DOCS_PICTURES } from '../../scripts/pictures/docs-pictures.ts';

it('each picture of the documentation is made by the script, and shown by a page', () => {
  const files = DOCS_PICTURES.map(({ name }) => `${name}.webp`);
  expect(new Set(readdirSync('docs/pictures'))).toEqual(new Set(files));
  const pages = ['README.md', 'docs/flight-page.md'].map((page) => readFileSync(page, 'utf8')).join('\n');
  expect(files.filter((file) => !pages.includes(`pictures/${file})`))).toEqual([]);
});
