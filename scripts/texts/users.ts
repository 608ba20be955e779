import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, type Entry, isContainer } from '#test/languages/catalogue';
import { ROOT } from '../run.mjs';

const SOURCES = join(ROOT, 'src');
/** How a page takes texts from the catalogue, under a name of its own. */
const NAMED = /import \{ (\w+) as (\w+) \} from '#texts\//g;
const MOST_SHOWN = 6;

type Words = ReadonlySet<string>;

/** Returns what finds the files that probably show a text: those that name its catalogue, what it stands in, and itself. */
export function findUsers(english: Catalogue): (entry: Entry) => readonly string[] {
  const sources = codeOfUsers();
  const words = sources.map(([file, code]) => [file, new Set(code.match(/\w+/g))] as const);
  const names = namesOfPages(sources.map(([, code]) => code));
  const places = placesOfExports(english);
  const filesWith = (paths: readonly (readonly string[])[]): readonly string[] =>
    words.filter(([, all]) => paths.some((path) => hasPath(all, path, names))).map(([file]) => file);
  return ({ file, path: [root = '', ...path] }) => {
    const paths = (places.get(english[file]?.[root]) ?? [[root]]).map((place) => [...place, ...path]);
    const exact = filesWith(paths);
    // The last name can be a code, which no file has.
    const found = exact.length > 0 ? exact : filesWith(paths.map((names) => names.slice(0, -1)));
    const more = found.length - MOST_SHOWN;
    return [...found.slice(0, MOST_SHOWN), ...(more > 0 ? [`and ${more} more`] : [])];
  };
}

function codeOfUsers(): readonly (readonly [file: string, code: string])[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const users = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|contract\/messages/.test(file));
  return users.map((file) => [file, readFileSync(join(SOURCES, file), 'utf8')]);
}

/** Returns the names under which pages know an export. */
function namesOfPages(codes: readonly string[]): ReadonlyMap<string, string> {
  const named = codes.flatMap((code) => [...code.matchAll(NAMED)]);
  return new Map([['EVERY_PAGE', 'texts'], ...named.map(([, texts = '', name = '']) => [texts, name] as const)]);
}

/** Returns where each export stands, itself and in those that gather several: `TERMS` is `EVERY_PAGE.terms`, too. */
function placesOfExports(english: Catalogue): ReadonlyMap<unknown, readonly (readonly string[])[]> {
  const exported = Object.values(english).flatMap((exports) => Object.entries(exports));
  const inner = exported.flatMap(([name, value]) =>
    isContainer(value) ? Object.entries(value).map(([part, each]) => [each, [name, part]] as const) : [],
  );
  const places = [...exported.map(([name, value]) => [value, [name]] as const), ...inner];
  const byValue = new Map<unknown, (readonly string[])[]>();
  for (const [value, path] of places) byValue.set(value, [...(byValue.get(value) ?? []), path]);
  return byValue;
}

function hasPath(words: Words, [root = '', ...path]: readonly string[], names: ReadonlyMap<string, string>): boolean {
  return (words.has(root) || words.has(names.get(root) ?? root)) && path.slice(-2).every((name) => words.has(name));
}
