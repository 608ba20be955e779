import { lazy, Suspense } from 'react';
import type { Logbook } from '#web/store/logbook.ts';

const Chip = lazy(async () => ({ default: (await import('#web/parts/due/due-chip.tsx')).DueChip }));

/** How many checks are due, behind the totals of the list: a logbook without checks does not load the code for it. */
export function LazyDueChip({ logbook }: { readonly logbook: Logbook }) {
  if (!hasChecks(logbook)) return null;
  return (
    <Suspense fallback={null}>
      <Chip logbook={logbook} />
    </Suspense>
  );
}

function hasChecks({ gliders, gear }: Logbook): boolean {
  const isChecked = [...gliders.values()].some(({ checkedOn }) => checkedOn !== null);
  return isChecked || [...gear.values()].some(({ checks }) => checks.length > 0);
}
