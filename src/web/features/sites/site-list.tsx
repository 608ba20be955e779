import { useMemo } from 'react';
import { PAGES } from '#contract/pages/pages';
import { SITE_ORDERS, type UsedSite } from '#domain/order/item-order';
import { coordinatesOfSite } from '#domain/site';
import { NEVER_FLOWN, usageOfSites } from '#domain/statistics/site-statistics';
import type { AltitudeUnit } from '#domain/units';
import { ITEM_PAGES as itemPageTexts } from '#texts/item-pages';
import { ITEMS as itemTexts } from '#texts/items';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { ItemTable } from '#web/parts/item/item-table.tsx';
import { ListPage } from '#web/parts/item/page/list-page.tsx';
import { ListSkeleton } from '#web/parts/item/page/list-skeleton.tsx';
import { PendingMark } from '#web/parts/pending/pending-mark.tsx';
import { Altitude } from '#web/parts/quantities.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { TopBarLink } from '#web/ui/page/top-bar.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DASH } from '#web/ui/text/dash.ts';
import { formatWhole } from '#web/ui/text/numbers.ts';
import { TwoLines } from '#web/ui/text/two-lines.tsx';
import { useMedia, WIDE } from '#web/ui/use-media.ts';
import { SitesAside } from './map/sites-aside.tsx';
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

/** Returns the columns of the site list, altitudes in the pilot's unit. */
function siteColumns(unit: AltitudeUnit): readonly Column<UsedSite>[] {
  return [
    {
      name: 'name',
      label: texts.terms.name,
      className: styles.name,
      cell: (site) => (
        <>
          <TwoLines>{site.name}</TwoLines> <PendingMark dataType="site" id={site.id} />
        </>
      ),
      sort: { compare: SITE_ORDERS.name, first: 'ascending' },
    },
    {
      name: 'location',
      label: texts.terms.location,
      className: styles.location,
      cell: (site) => <TwoLines>{site.location || DASH}</TwoLines>,
      sort: { compare: SITE_ORDERS.location, first: 'ascending' },
    },
    {
      name: 'launchAltitude',
      label: texts.terms.altitude,
      cell: (site) => (site.launchAltitude > 0 ? <Altitude altitude={site.launchAltitude} unit={unit} /> : DASH),
      sort: { compare: SITE_ORDERS.launchAltitude, first: 'descending' },
      atEnd: true,
      className: styles.altitude,
    },
    {
      name: 'flightNum',
      label: texts.terms.flights,
      cell: ({ flightNum }) => (flightNum > 0 ? <FlightNumber count={flightNum} /> : DASH),
      sort: { compare: SITE_ORDERS.flightNum, first: 'descending' },
      atEnd: true,
      className: styles.flights,
    },
    {
      name: 'lastFlown',
      label: itemPageTexts.lastFlown,
      cell: ({ lastFlown }) => (lastFlown ? texts.dates.day(lastFlown) : DASH),
      sort: { compare: SITE_ORDERS.lastFlown, first: 'descending' },
      atEnd: true,
      className: styles.lastFlown,
    },
  ];
}

/** The noun is shown where the number has no head above it. */
function FlightNumber({ count }: { readonly count: number }) {
  return (
    <>
      {formatWhole(count)} <span className={styles.noun}>{texts.flights.counted(count)}</span>
    </>
  );
}
