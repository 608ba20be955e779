import { useMemo } from 'react';
import { lazyDrawing } from '#web/parts/map/lazy-drawing.tsx';
import { MapBox } from '#web/parts/map/map-box.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { placedSites } from './placed-sites.ts';
import styles from './sites-map.module.css';

const SitesMapDrawing = lazyDrawing(async () => (await import('./sites-map-drawing.tsx')).SitesMapDrawing);

/** The map of all sites with coordinates, beside their list: it stays in the window while the list scrolls. */
export function SitesAside({ logbook }: { readonly logbook: Logbook }) {
  const { sites, flights } = logbook;
  const placed = useMemo(() => placedSites(sites.values(), flights.values()), [sites, flights]);
  return (
    <MapBox className={styles.box}>
      <SitesMapDrawing placed={placed} logbook={logbook} />
    </MapBox>
  );
}
