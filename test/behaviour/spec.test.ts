import { describe, expect, it } from 'vitest';
import { PRODUCT_NAME } from '#contract/product';
import { readSpec, shownTexts, tableWith } from './behaviour.ts';

/** Pages that the spec does not have. */
const BEYOND_THE_SPEC = [
  '/',
  '/gear/:id',
  '/gear/:id/edit',
  '/gear/print',
  '/gliders/due',
  '/handling/:id/edit',
  '/import',
  '/logbook/print',
  '/restored',
  '/settings/tokens',
  '/unsubscribe/:id/:authToken',
  '/waiting',
];
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
  /"<[^>]+>"|<[^>]+>|%\w+|\(lat, lng\)|\.\.\.|…|\bN\b|(?<=public paragliding-site database)|(?=public paragliding-site database)/;

const spec = readSpec();

it.each([
  ['| path | for | shows |', 23],
  ['| code | text |', 18],
  ['| call | fields | returns |', 14],
  ['| type | text |', 15],
])('the table %s has lost no row', (header, rows) => {
  expect(tableWith(header).length).toBeGreaterThanOrEqual(rows);
});

// The behaviour stands for the spec, which is not everywhere: where it is, nothing of it may be missing.
if (spec !== null) {
  describe('the behaviour has of the spec', () => {
    const behaviour = shownTexts().join('\n');

    it.each(quotedTexts(spec))('the text %j', (text) => {
      for (const piece of text.replaceAll('the product', PRODUCT_NAME).split(VARYING)) {
        const trimmed = piece.replace(/^[\s.;]+|[\s.;]+$/g, '');
        expect(behaviour.includes(trimmed), trimmed).toBe(true);
      }
    });

    it('every route', () => {
      const routes = tableWith('| Route | Screen |', spec).flatMap(([names = '']) => names.split(', '));
      const paths = routes.map((route) =>
        route.replace(/\{id\}|\{pilotId\}/, ':id').replace('{authToken}', ':authToken'),
      );
      const ours = tableWith('| path | for | shows |').map(([path]) => path);
      const theirs = paths.filter((path) => !path.includes('/0/'));
      expect(ours.toSorted()).toEqual([...BEYOND_THE_SPEC, ...theirs].toSorted());
    });

    it('every call with its fields', () => {
      const theirs = tableWith('| Method and path | Request | Answer |', spec);
      const ours = new Map(tableWith('| call | fields | returns |').map(([call = '', fields = '']) => [call, fields]));
      expect([...ours.keys()].toSorted()).toEqual(theirs.map(([call]) => call).toSorted());
      for (const [call = '', request = ''] of theirs) {
        expect(ours.get(call)?.match(/\w+/g) ?? []).toEqual(expect.arrayContaining([...fieldsNamedIn(request)]));
      }
    });

    it('every error with its text', () => {
      const theirs = tableWith('| Type | Message |', spec).map(([type, text = '']) => [type, quotedTexts(text)[0]]);
      const ours = tableWith('| type | text |').map(([type = '', text = '']) => [
        type.replace('any other', 'anything else'),
        shownTexts(text)[0],
      ]);
      expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(theirs));
    });
  });
}

/** Returns the texts in quotes that the product shows. */
function quotedTexts(text: string): readonly string[] {
  const texts = [...text.matchAll(QUOTED)].map(([, quoted = '']) => quoted);
  return [...new Set(texts)].filter((quoted) => !NOT_SHOWN.has(quoted));
}

/** Returns the field names of a request: 'body data (the item), lastModified' names data and lastModified. */
function fieldsNamedIn(request: string): readonly string[] {
  const withoutNotes = request.replace(/\([^)]*\)/g, '');
  const [, list = ''] = /^(?:query|body) (.*)$/.exec(withoutNotes) ?? [];
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
