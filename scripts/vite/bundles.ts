import type { Rolldown } from 'vite';

/** Modules that have much in common, or are loaded one after another: what only they use is one bundle. The first match wins. */
const TOGETHER = {
  maps: /-drawing\.tsx$/,
  flight: /\/(flight-page|flight-form-page|track-map-drawing|replay-drawing)\.tsx$/,
  forms: /\/((flight|site|glider|pilot)-form-page\.tsx|form-drafts\.ts)$/,
  account: /\/(features\/account\/.*-page|pilot-page)\.tsx$/,
  charts: /\/(statistics|site|glider)-page\.tsx$/,
  import: /\/(import-page|mapping-step)\.tsx$/,
} as const;

/** Pages of a few hundred bytes, mostly reached by the links in emails: one bundle, as the first script carries the address of each. */
const ACCOUNT_LINKS = /\/features\/account\/(link\/.*|one-time-login|reset-request)-page\.tsx$/;

/** Runs before the app is there: it must not wait for a bundle that the app is in. */
const FIRST_TRACK = 'parts/track/file/first-track.ts';

/** What the flight list loads after its rows: one bundle, so that it comes soon; other pages load theirs from it. */
const LIST_TOOLS = 'features/flights/list/list-tools.tsx';

/** What long tables load, the flight list's among them, after their first rows: one bundle with the virtualizer. */
const LONG_TABLES = /\/ui\/table\/virtual\/virtual-(body|groups)\.tsx$/;

/** Returns how modules are grouped into bundles: few, of modules that are used together. The first match wins. */
export function bundles(web: string): Rolldown.CodeSplittingGroup[] {
  const usersOf = usersBy(`${web}/main.ts`);
  const groups: readonly Rolldown.CodeSplittingGroup[] = [
    { name: (id, context) => (staticImports(`${web}/main.ts`, context).has(id) ? 'main' : null) },
    { name: (id, context) => (staticImports(`${web}/${FIRST_TRACK}`, context).has(id) ? 'first-track' : null) },
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
    { name: (id, context) => (isInApp(usersOf(id, context), web) ? 'app' : null) },
    { name: (id, context) => (usersOf(id, context).includes(`${web}/${LIST_TOOLS}`) ? 'list-tools' : null) },
    { name: (id, context) => (isOnlyFor(LONG_TABLES, usersOf(id, context)) ? 'tables' : null) },
    { name: (id, context) => (bundleOf(usersOf(id, context)) === 'shared' ? 'shared' : null) },
    { name: (id, context) => bundleOf(usersOf(id, context)) },
  ];
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }));
}

/** Returns the bundle of a module by the dynamic imports that load it; null for a single one, whose own bundle it is. */
function bundleOf(users: readonly string[]): string | null {
  if (isOnlyFor(ACCOUNT_LINKS, users)) return 'account-links';
  if (users.length < 2) return null;
  const together = Object.entries(TOGETHER).find(([, modules]) => isOnlyFor(modules, users));
  return together?.[0] ?? 'shared';
}

/** Whether a module is part of the app: long tables share modules with it alone, so that the flight list loads nothing else for them. */
function isInApp(users: readonly string[], web: string): boolean {
  const isForTables = users.some((user) => LONG_TABLES.test(user));
  return users.includes(`${web}/app.tsx`) || (isForTables && !isOnlyFor(LONG_TABLES, users));
}

function isOnlyFor(modules: RegExp, users: readonly string[]): boolean {
  return users.length > 0 && users.every((user) => modules.test(user));
}

type UsersOf = (id: string, context: Rolldown.ChunkingContext) => readonly string[];

/** Returns a function from a module to the dynamically imported modules that load it. */
function usersBy(entry: string): UsersOf {
  let users: ReadonlyMap<string, readonly string[]> | null = null;
  return (id, context) => {
    users ??= usersIn(entry, context);
    return users.get(id) ?? [];
  };
}

/** Returns the dynamically imported modules that load a module, for every module. */
function usersIn(entry: string, context: Rolldown.ChunkingContext): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>();
  for (const user of dynamicImports(entry, context)) {
    for (const used of staticImports(user, context)) users.set(used, [...(users.get(used) ?? []), user]);
  }
  return users;
}

/** Returns all modules that are imported dynamically, from the entry on. */
function dynamicImports(entry: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>();
  const modules = new Set([entry]);
  for (const id of modules) {
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
    for (const imported of [...importedIds, ...dynamicallyImportedIds]) modules.add(imported);
    for (const imported of dynamicallyImportedIds) found.add(imported);
  }
  return found;
}

/** Returns a module and all that it imports statically. */
function staticImports(id: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const modules = new Set([id]);
  for (const module of modules) {
    for (const imported of context.getModuleInfo(module)?.importedIds ?? []) modules.add(imported);
  }
  return modules;
}
