import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { expect, it } from 'vitest';
import { withDocumentTexts } from '../../scripts/vite/languages.ts';

const SOURCES = join(import.meta.dirname, '../../src');
const FOLDERS = ['web', 'domain', 'formats', 'server'];
/** Nothing there is shown to pilots, but the names in an example file: readers and layouts of other programs' files, what only operators read, and SQL. */
const NOT_SHOWN = new RegExp(
  `^(?:domain/csv/example\\.ts|domain/import/(?:json-\\w+|read-json-flights)\\.ts|domain/import/table/presets\\.ts|formats/read-tcx\\.ts|web/features/import/logfly/read-database\\.ts|server/(?:${[
    'airspace/|backups/|commands/|configuration/|metrics.ts|start/|main.ts|services/(?:admin.ts|places/refresh-airspaces.ts)|http/operations.ts',
    'db/|repositories/',
  ].join('|')}))`,
);

/** Shown texts: every text of an element, and literals that begin with a capital letter or have two words. */
const SHOWN: Readonly<Record<string, RegExp>> = {
  JSXText: /\p{L}/u,
  StringLiteral: /^\p{Lu}\p{Ll}|\p{L}{2,} \p{L}{2,}/u,
  TemplateElement: /^\p{Lu}\p{Ll}|\p{L}{2,} |^ \p{L}{2,}/u,
};
/** Attributes whose every word is shown. */
const SHOWN_ATTRIBUTES = /^(?:aria-label|alt|caption|confirm|hint|label|lead|placeholder|question|title|unit)$/;
/** Not shown: names of keys, papers, errors, the mapping of our own tables, interfaces, GeoJSON and KML, of papaparse, of the map library, of HTTP and of SMTP, and values of HTML, CSS, SVG, SQLite and IGC, files within others', letters of a code page, and shaders. */
const NAMES =
  /^(?:Wingbook|Letter|Enter|Escape|Backspace|Files|Map\.Title|[A-Z]\w+Error|Not read:|Track|Relationship|MissingQuotes|WebGL2RenderingContext|SHA256|Feature|FeatureCollection|LineString|MultiLineString|MultiPolygon|Polygon|Point|not set|main form input|EmailRejected|Auto-Submitted|Bearer|RCPT TO|an email:|LookAt|Camera|Placemark|Index\.zip|Metadata\/Properties\.plist)$|^(?:HFFTYFRTYPE:|SQLite format 3|<|" style|font-family:|screen and|color-mix|%, transparent|\(width <|12px system-ui|main table |xMaxYMax|\) rotate|#version 300 es|Çüéâ)/;

/** Not shown, either, on the server: what it logs, sends as a header or to a file's reader, names of other programs, and pages without the built files. */
const SERVER_NAMES: ReadonlySet<string> = new Set([
  'Accept-Encoding',
  'Accept-Encoding, Cookie',
  'Cookie, Accept-Language',
  'Lax',
  'Etc/GMT',
  'Quotes',
  'Unable to geocode',
  'degrees (WGS 84), north and east positive',
  'track jobs',
  '(an address)',
  // Names of the demo's gear.
  'Hammock M',
  'Parasol 32',
  // Keys of rate limits.
  'browser',
  'email',
  'track_files of pilotId',
  'cannot be read:',
  'the findings of a track could not be computed, and are not tried again by this version',
  'a track could not be analysed again, and keeps its old analysis',
  'Not found',
  'Method not allowed',
  // For mail programs that stop emails: nobody reads it.
  'You get no more emails about checks.',
  'This link is not valid.',
  'Too many requests',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
  'List-Unsubscribe=One-Click',
  'The web pages are not built yet: npm start builds them.',
]);

/** Part of a syntax tree. */
type Node = Readonly<Record<string, unknown>> & { readonly type?: unknown };

/** Nodes in which nothing is shown: imports, types, class names, sources of data, messages of errors and of the console. */
const FOR_DEVELOPERS: Readonly<Record<string, (node: Node) => boolean>> = {
  ImportDeclaration: () => true,
  TsLiteralType: () => true,
  KeyValueProperty: ({ key }) => /^(?:source|key)$/.test(wordOf(key)),
  VariableDeclarator: ({ id }) => wordOf(id) === 'key',
  JSXAttribute: ({ name }) => wordOf(name) === 'className',
  NewExpression: ({ callee }) => /Error$/.test(wordOf(callee)),
  CallExpression: ({ callee }) =>
    isNode(callee) && (callee.type === 'Super' || /^(?:console|log)$/.test(nameOf(callee.object))),
};

it('finds labels, sentences, templates and the text of elements, but no messages for developers', () => {
  const code = `
    console.warn('The map is slow.');
    context.log.error({ err }, 'The map is away.');
    throw new Error('This cannot happen.');
    export const a = <p title="flight" className="Own name">no {count} of them{\`\${count} flights\`}</p>;
    export const b = ['Add', 'add', 'two words'];`;
  expect(textsIn(parsed(code, true))).toEqual(['flight', 'no', 'of them', 'flights', 'Add', 'two words']);
});

it('has every text that is shown to pilots in the catalogue', () => {
  expect(FOLDERS.flatMap(textsInFolder)).toEqual([]);
});

it('has the texts of the document, too, which the build writes into it', () => {
  const html = readFileSync(join(SOURCES, 'web/index.html'), 'utf8');
  expect(html.replaceAll(/<!--.*?-->|<(?:[^<>"]|"[^"]*")*>|%\w+%/gs, '').trim()).toBe('');
  const shown = withDocumentTexts(html, 'en');
  expect(shown).not.toMatch(/%\w+%/);
  expect(shown).toContain('<title>Wingbook</title>');
  expect(shown).toContain('<noscript>Wingbook needs JavaScript.</noscript>');
  expect(shown).toContain('name="description" content="Wingbook is the logbook');
});

it('finds numbers that are made texts, but not those that are only rounded', () => {
  const code = `
    const a = [x.toFixed(1), Number(x.toFixed(1)), x.y.toLocaleString() + ' km'];
    const b = \`\${Number(z.toPrecision(3))},0\`;`;
  expect(numberTextsIn(parsed(code, false))).toEqual(['toFixed', 'toLocaleString']);
});

it('has every number that is shown to pilots written by the catalogue', () => {
  expect(inSources('web', numberTextsIn)).toEqual([]);
});

/** Returns the calls that make a text of a number; one that becomes a number again is rounded. */
function numberTextsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(numberTextsIn);
  if (!isNode(value)) return [];
  if (value.type === 'CallExpression' && isNode(value.callee)) {
    if (wordOf(value.callee) === 'Number') return [];
    const called = wordOf(value.callee.property);
    if (/^to(?:Fixed|Precision|LocaleString)$/.test(called)) return [called];
  }
  return Object.values(value).flatMap(numberTextsIn);
}

function textsInFolder(folder: string): string[] {
  return inSources(folder, textsIn);
}

/** Returns what is found in the syntax trees of a folder, with the files. */
function inSources(folder: string, find: (tree: unknown) => readonly string[]): string[] {
  const files = readdirSync(join(SOURCES, folder), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !file.includes('.test.'));
  return sources.flatMap((file) => {
    const tree = parsed(readFileSync(join(SOURCES, folder, file), 'utf8'), file.endsWith('.tsx'));
    const path = `${folder}/${file}`;
    const found = NOT_SHOWN.test(path) ? [] : find(tree);
    return found.filter((text) => folder !== 'server' || !SERVER_NAMES.has(text)).map((text) => `${path}: ${text}`);
  });
}

function parsed(code: string, tsx: boolean): unknown {
  return parseSync(code, { syntax: 'typescript', tsx });
}

function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isNode(value) || FOR_DEVELOPERS[String(value.type)]?.(value)) return [];
  const text = shownText(value);
  if (text !== null && !NAMES.test(text)) return [text];
  return Object.values(value).flatMap(textsIn);
}

/** Returns the text of a node that looks shown; null for any other node. */
function shownText({ type, name, value, cooked }: Node): string | null {
  if (type === 'JSXAttribute') return SHOWN_ATTRIBUTES.test(wordOf(name)) ? wordIn(value) : null;
  const text = value ?? cooked;
  const isShown = typeof text === 'string' && SHOWN[String(type)]?.test(text) === true;
  return isShown ? text.trim() : null;
}

/** Returns the literal of an attribute; null for an expression. */
function wordIn(value: unknown): string | null {
  return isNode(value) && typeof value.value === 'string' && /\p{L}/u.test(value.value) ? value.value : null;
}

/** Returns the name of a variable, or of the property of an object. */
function nameOf(value: unknown): string {
  return isNode(value) && value.type === 'MemberExpression' ? wordOf(value.property) : wordOf(value);
}

function wordOf(value: unknown): string {
  return isNode(value) ? String(value.value) : '';
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}
