import type { Rolldown } from 'vite';

/** The first script, with what storage shares with the app: neither waits for the other. */
const FIRST = ['main.ts', 'device-storage/in-time.ts'];
/** Where a pilot starts: the app has this page. */
const START = ['app.tsx', 'features/flights/list/flight-list.tsx'];
/** Large packages; what several pages share is in the chunk of the last of them that it imports, so that no chunk needs a later one. */
const PACKAGES = { charts: /\/d3-shape\//, forms: /\/react-hook-form\//, maps: /\/maplibre-gl\/.*js$/ } as const;
/** What a start from the copy on this device waits for, without anything else that pages share: reading it needs nothing of the app. */
const [STORAGE, COPY] = [
  /\/(node_modules\/idb|web\/device-storage\/stored-database)/,
  /\/web\/(device-storage|store\/copy\/copy-)/,
];
/** What waits on this device is read at each such start, too: without the forms, which share its rules of merging. */
const QUEUE = ['store/pending/queue-sender.ts', 'store/pending/sending.ts'];
/** What the list of flights says of checks, once it is shown, and several pages do: without anything else that these share. */
const DUE = /\/(web\/parts\/due\/|domain\/due\/|web\/parts\/item\/check-state\.module\.css|en\/due\.ts)/;
const SHARED = ['shared', ...Object.keys(PACKAGES)];
/** The chunks that have texts and that several pages load, a chunk before those that need it. */
export const SHARED_CHUNKS: readonly string[] = ['app', 'due', ...SHARED];

/** Returns which modules are a chunk together, beside the chunk of each page and of what is loaded later. */
export function chunkGroups(web: string): Rolldown.CodeSplittingGroup[] {
  const inWeb = (files: readonly string[]): string[] => files.map((file) => `${web}/${file}`);
  const [first, start, queue] = [inWeb(FIRST), inWeb(START), inWeb(QUEUE)];
  const groups: readonly Rolldown.CodeSplittingGroup[] = [
    { name: (id, context) => (staticImports(first, context).has(id) ? 'main' : null) },
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
    { name: (id, context) => (staticImports(start, context).has(id) ? 'app' : null) },
    { name: 'storage', test: STORAGE },
    { name: 'copy', test: COPY },
    { name: (id, context) => (staticImports(queue, context).has(id) ? 'queue' : null) },
    { name: 'due', test: DUE },
    ...SHARED.map(
      (name): Rolldown.CodeSplittingGroup => ({
        name: (id, context) => (sharedChunkOf(id, context) === name ? name : null),
        minShareCount: 2,
      }),
    ),
  ];
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }));
}

function sharedChunkOf(id: string, context: Rolldown.ChunkingContext): string {
  const modules = [...staticImports([id], context)];
  const imported = Object.entries(PACKAGES).filter(([, files]) => modules.some((module) => files.test(module)));
  return imported.at(-1)?.[0] ?? 'shared';
}

/** Returns modules and all that they import statically. */
export function staticImports(entries: readonly string[], context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const modules = new Set(entries);
  for (const module of modules) {
    for (const imported of context.getModuleInfo(module)?.importedIds ?? []) modules.add(imported);
  }
  return modules;
}
