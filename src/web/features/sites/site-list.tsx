import { useMemo } from 'react';
import { PAGES } from '#contract/pages/pages';
import type { UsedSite } from '#domain/order/item-order';
import { coordinatesOfSite } from '#domain/site';
import { NEVER_FLOWN, usageOfSites } from '#domain/statistics/site-statistics';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { ItemTable } from '#web/parts/item/item-table.tsx';
import { itemTexts } from '#web/parts/item/item-texts.ts';
import { ListPage } from '#web/parts/item/page/list-page.tsx';
import { ListSkeleton } from '#web/parts/item/page/list-skeleton.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { TopBarLink } from '#web/ui/page/top-bar.tsx';
import { useMedia, WIDE } from '#web/ui/use-media.ts';
import { SitesAside } from './map/sites-aside.tsx';
import { siteColumns } from './site-columns.tsx';
import { SiteViews } from './site-views.tsx';
import styles from './sites.module.css';

/** The page of all the pilot's sites. */
export function SiteList() {
  return <WithLogbook loading={<ListSkeleton kind="site" />}>{(logbook) => <Sites logbook={logbook} />}</WithLogbook>;
}

function Sites({ logbook }: { readonly logbook: Logbook }) {
  const { sites, flights, pilot } = logbook;
  const unit = pilot.altitudeUnit;
  const isWide = useMedia(WIDE);
  const rows = useMemo(() => usedSites(sites, flights), [sites, flights]);
  const columns = useMemo(() => siteColumns(unit), [unit]);
  return (
    <ListPage
      kind="site"
      isEmpty={rows.length === 0}
      start={<TopBarLink href={PAGES.sitesMap.path}>{itemTexts.sites.map}</TopBarLink>}
      views={<SiteViews shown="list" />}
      summary={itemTexts.sites.count(rows.length)}
      aside={isWide && rows.some(coordinatesOfSite) ? <SitesAside logbook={logbook} /> : null}
    >
      <ItemTable
        kind="site"
        label={texts.terms.sites}
        columns={columns}
        rows={rows}
        startSorting={{ column: 'name', direction: 'ascending' }}
        rowClass={styles.row}
        headClass={styles.headRow}
      />
    </ListPage>
  );
}

function usedSites(sites: Logbook['sites'], flights: Logbook['flights']): readonly UsedSite[] {
  const usage = usageOfSites(flights.values());
  return [...sites.values()].map((site) => ({ ...site, ...(usage.get(site.id) ?? NEVER_FLOWN) }));
}
