import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PAGES, pageOf } from '#contract/pages/pages';
import { DOCS_PICTURES } from '../../scripts/docs/docs-pictures-table.ts';
import { FORMATS } from '../../scripts/pictures/import/import-formats.ts';
import { SCREENS } from '../../scripts/pictures/table.ts';

const names = SCREENS.map(({ name }) => name);

it('every page has pictures, and so has one that is not found', () => {
  const pictured = new Set(SCREENS.map(({ path }) => pageOf(path.replace(/:[\w-]+/, '1'))));
  expect(pictured).toEqual(new Set([...Object.keys(PAGES), null]));
});

it('every page of a logbook has pictures of how it waits and how it fails', () => {
  const waiting = SCREENS.filter(({ isLoading }) => isLoading).map(({ path }) => pageOf(path.replace(/:\w+/, '1')));
  // The others show a form's skeleton, or the map's.
  const alike = ['siteForm', 'gliderForm', 'pilotForm', 'flightsUpload', 'changePassword', 'sitesMap', 'import'];
  const pages = Object.entries(PAGES).filter(([name, { access }]) => access === 'pilot' && !alike.includes(name));
  expect(new Set(waiting)).toEqual(new Set(pages.map(([name]) => name)));
  for (const name of names.filter((each) => each.startsWith('loading-')))
    expect(names).toContain(name.replace('loading-', 'failed-'));
});

it('every format of the import has pictures of its review and its report', () => {
  for (const format of Object.keys(FORMATS))
    expect(names).toEqual(expect.arrayContaining([`import-review-of-${format}`, `import-report-of-${format}`]));
});

it('no two screens have the same name: the second would replace the first’s pictures', () => {
  expect(new Set(names).size).toBe(names.length);
});

it('each picture of the documentation is made by the script, and shown by a page', () => {
  const files = DOCS_PICTURES.map(({ name }) => `${name}.webp`);
  expect(new Set(readdirSync('docs/pictures'))).toEqual(new Set(files));
  const pages = ['README.md', 'docs/flight-page.md'].map((page) => readFileSync(page, 'utf8')).join('\n');
  expect(files.filter((file) => !pages.includes(`pictures/${file})`))).toEqual([]);
});
