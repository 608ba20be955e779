import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['src', 'test', 'docs', 'scripts', 'deploy', '.ci'];
const ROOT_DOCUMENTS = readdirSync(ROOT).filter((name) => name.endsWith('.md'));
const DOCUMENTS = [
  ...ROOT_DOCUMENTS,
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];
/** Documents of the present: a decision, and the list of changes, may name a file by a part of its path that it had then. */
const LIVING = DOCUMENTS.filter((path) => dirname(path) !== 'docs/decisions' && path !== 'CHANGELOG.md');
/** A path of the project in a document, `src/…`, without spaces or asterisks. */
const PATH = /`((?:src|test|docs|scripts)\/[^`\s*…]*)`/g;
const CODE = /`([^`\n]+)`/g;
/** A word of code that names a file or folder: words with slashes between them, or the ending of a file that we write. */
const LIKE_PATH = /^(?:[a-z.][\w.-]*(?:\/[\w.-]+)+\/?|[\w-][\w.-]*\.(?:tsx?|mjs|md|css|json|sh|ya?ml))$/;
/** Folders that the build or the server makes, what is beside the repository, and files of an archive or a backup. */
const NOT_OURS = /^(?:dist|data|\.build|\.\.)\/|^wingbook\.json$/;
/** A name that the style rejects. */
const REJECTED = ['services/location-manager.ts'];

const PATHS = [
  ...readdirSync(ROOT, { withFileTypes: true }),
  ...FOLDERS.flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })),
].map((entry) => {
  const path = relative(ROOT, join(entry.parentPath, entry.name));
  return entry.isDirectory() ? `${path}/` : path;
});
/** Every path and every end of one, with the ending of a source file and without; a folder's ends with a slash, or without. */
const NAMED = new Set(
  PATHS.flatMap((path) => endsOf(path).flatMap((end) => [end, end.replace(/\.tsx?$|(?<=\w)\/$/, '')])),
);

function endsOf(path: string): readonly string[] {
  const names = path.split(/(?<=\/)/);
  return names.map((_, i) => names.slice(i).join(''));
}

it.each(DOCUMENTS)('%s names only files that exist', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8');
  const named = [...text.matchAll(PATH)].map(([, path = '']) => path);
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

it.each(LIVING)('%s names files and folders that exist by any end of their paths', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8');
  const words = [...text.matchAll(CODE)].flatMap(([, code = '']) => code.split(/\s+/));
  const paths = words.filter((word) => LIKE_PATH.test(word) && !NOT_OURS.test(word) && !REJECTED.includes(word));
  expect(paths.filter((path) => !NAMED.has(path))).toEqual([]);
});

it('tells a path from other code', () => {
  const words = [
    'domain/track/',
    'threads/tasks.ts',
    'read-track',
    'npm',
    '/api/data',
    'flight-form.tsx',
    'a/b',
    'x.y',
  ];
  expect(words.filter((word) => LIKE_PATH.test(word))).toEqual([
    'domain/track/',
    'threads/tasks.ts',
    'flight-form.tsx',
    'a/b',
  ]);
  expect([NAMED.has('domain/track'), NAMED.has('domain/track/'), NAMED.has(basename(import.meta.filename))]).toEqual([
    true,
    true,
    true,
  ]);
  expect([NAMED.has('no/such'), NAMED.has('domain/flight/'), NAMED.has('project/docs.test.ts/')]).toEqual([
    false,
    false,
    false,
  ]);
});

it('docs/security.md says what bounds each table', () => {
  const schema = readFileSync(join(ROOT, 'src/server/db/schema.ts'), 'utf8');
  const tables = [...schema.matchAll(/^ {2}(\w+): \w+Table;$/gm)].map(([, name]) => name);
  const security = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
  const [, rows = ''] = /<!-- tables -->\n([\s\S]*?)<!-- end -->/.exec(security) ?? [];
  const named = rows.split('\n').flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)]);
  expect(named.map(([, name]) => name).toSorted()).toEqual(tables.toSorted());
});
