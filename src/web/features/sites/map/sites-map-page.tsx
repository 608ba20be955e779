import { type ReactNode, useMemo } from 'react';
import { PAGES, pathTo } from '#contract/pages/pages';
import { ITEMS as itemTexts } from '#texts/items';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { lazyDrawing } from '#web/parts/map/lazy-drawing.tsx';
import { MapBox } from '#web/parts/map/map-box.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarLink } from '#web/ui/page/top-bar.tsx';
import { SiteViews } from '../site-views.tsx';
import { placedSites } from './placed-sites.ts';
import styles from './sites-map.module.css';

const SitesMapDrawing = lazyDrawing(async () => (await import('./sites-map-drawing.tsx')).SitesMapDrawing);

/** The page of all sites with coordinates on a full-screen map. */
export function SitesMapPage() {
  return (
    <WithLogbook
      loading={
        <MapPage>
          <Skeleton height="100%" />
        </MapPage>
      }
    >
      {(logbook) => (
        <MapPage>
          <SitesMap logbook={logbook} />
        </MapPage>
      )}
    </WithLogbook>
  );
}

function MapPage({ children }: { readonly children: ReactNode }) {
  return (
    <Page
      filled
      title={texts.terms.sites}
      heading="hidden"
      start={<TopBarLink href={PAGES.sites.path}>{itemTexts.sites.list}</TopBarLink>}
      end={<TopBarLink href={pathTo('siteForm', 0)}>{texts.actions.add}</TopBarLink>}
    >
      {children}
      <div className={styles.actions}>
        <LinkButton tone="primary" href={pathTo('siteForm', 0)}>
          {itemTexts.sites.add}
        </LinkButton>
        <SiteViews shown="map" />
      </div>
    </Page>
  );
}

function SitesMap({ logbook }: { readonly logbook: Logbook }) {
  const { sites, flights } = logbook;
  const placed = useMemo(() => placedSites(sites.values(), flights.values()), [sites, flights]);
  const unplaced = logbook.sites.size - placed.length;
  return (
    <>
      <MapBox className={styles.map}>
        <SitesMapDrawing wholeScreen placed={placed} logbook={logbook} />
      </MapBox>
      {unplaced > 0 && <p className={styles.unplaced}>{itemTexts.sites.unplaced(unplaced)}</p>}
      {logbook.sites.size === 0 && <p className={styles.unplaced}>{itemTexts.sites.empty}</p>}
    </>
  );
}
