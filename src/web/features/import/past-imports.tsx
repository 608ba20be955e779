import { lazy } from 'react';
import { OptionalNotice } from '#web/parts/frame/optional-notice.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** Its calls need the server, which also has its code. */
const RunsSection = lazy(async () => ({ default: (await import('./runs-section.tsx')).RunsSection }));

/** Past imports, below the page that they belong to; nothing where they cannot be loaded. */
export function PastImports({ logbook }: { readonly logbook: Logbook }) {
  return (
    <OptionalNotice room={<Skeleton height="68px" />}>
      <RunsSection logbook={logbook} />
    </OptionalNotice>
  );
}
