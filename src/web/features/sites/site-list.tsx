import { useMemo } from 'react';
import { PAGES, pathTo } from '#contract/pages';
import type { Site } from '#domain/site';
import type { AltitudeUnit } from '#domain/units';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { ListPage } from '#web/parts/item/list-page.tsx';
import { LoadingPage } from '#web/parts/item/loading-page.tsx';
import { useSavedItem } from '#web/parts/item/saved-item.ts';
import { SavedNotice } from '#web/parts/item/saved-notice.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { TopBarLink } from '#web/ui/page/top-bar.tsx';
import { SortableTable } from '#web/ui/table/sortable-table.tsx';
import { siteColumns } from './site-columns.tsx';
import { SiteViews } from './site-views.tsx';
import styles from './sites.module.css';

/** The page of all the pilot's sites. */
export function SiteList() {
  return (
    <WithLogbook loading={<LoadingPage title={texts.terms.sites} rowHeight="44px" />}>
      {({ sites, pilot }) => <Sites sites={sites} unit={pilot.altitudeUnit} />}
    </WithLogbook>
  );
}

function Sites({ sites, unit }: { readonly sites: Logbook['sites']; readonly unit: AltitudeUnit }) {
  const saved = useSavedItem();
  const rows = useMemo(() => [...sites.values()], [sites]);
  const columns = useMemo(() => siteColumns(unit), [unit]);
  return (
    <ListPage
      title={texts.terms.sites}
      add={texts.sites.add}
      addHref={pathTo('siteForm', 0)}
      emptySentence={texts.sites.empty}
      isEmpty={rows.length === 0}
      start={<TopBarLink href={PAGES.sitesMap.path}>{texts.sites.map}</TopBarLink>}
      views={<SiteViews shown="list" />}
      summary={texts.sites.count(rows.length)}
    >
      <SortableTable
        label={texts.terms.sites}
        columns={columns}
        rows={rows}
        startSorting={{ column: 'name', direction: 'ascending' }}
        hrefOf={hrefOf}
        markedId={saved.id}
        rowClass={styles.row}
        headClass={styles.headRow}
      />
      {saved.id !== null && <SavedNotice href={pathTo('site', saved.id)} onDismiss={saved.dismiss} />}
    </ListPage>
  );
}

function hrefOf(site: Site): string {
  return pathTo('site', site.id);
}
