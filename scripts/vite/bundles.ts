import type { Rolldown } from 'vite';

/** Returns how modules are grouped into bundles: few, of modules that are used together. The first match wins. */
export function bundles(web: string): Rolldown.CodeSplittingGroup[] {
  const groups: readonly Rolldown.CodeSplittingGroup[] = [
    { name: importedBy('main', [`${web}/main.ts`]) },
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
    { name: importedBy('app', [`${web}/app.tsx`]) },
    { name: importedBy('maps', [`${web}/ui/map/map-view.tsx`, `${web}/ui/map/map-popup.tsx`]) },
    { name: importedBy('forms', [`${web}/parts/form/form-page.tsx`, `${web}/parts/form/use-item-form.ts`]) },
    { name: 'shared', test: /\/src\//, minShareCount: 3 },
  ];
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }));
}

/** Returns the name for some modules and all that they import statically; null for any other module. */
function importedBy(name: string, roots: readonly string[]): Rolldown.CodeSplittingNameFunction {
  let members: Set<string> | null = null;
  return (id, context) => {
    members ??= closureOf(roots, context);
    return members.has(id) ? name : null;
  };
}

function closureOf(roots: readonly string[], context: Rolldown.ChunkingContext): Set<string> {
  const members = new Set(roots);
  for (const member of members) {
    for (const imported of context.getModuleInfo(member)?.importedIds ?? []) members.add(imported);
  }
  return members;
}
