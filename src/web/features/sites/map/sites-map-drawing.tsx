import type { Map as LibreMap } from 'maplibre-gl';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { pathTo } from '#contract/pages/pages';
import type { Site } from '#domain/site';
import type { AltitudeUnit } from '#domain/units';
import { MAP_TEXTS as mapTexts } from '#texts/maps';
import { SITE_PAGE as sitePageTexts } from '#texts/site-page';
import { baseMapSettings, mapScale } from '#web/parts/map/base-map-settings.ts';
import { Altitude } from '#web/parts/quantities.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { MapPopup, popupOffset } from '#web/ui/map/map-popup.tsx';
import { MapView } from '#web/ui/map/map-view.tsx';
import { mostFlownSites, type PlacedSite } from './placed-sites.ts';
import styles from './sites-map.module.css';
import { type ChosenSites, sitesOnMap } from './sites-on-map.ts';

interface SitesMapDrawingProps {
  readonly placed: readonly PlacedSite[];
  readonly logbook: Logbook;
  /** See `MapView`. */
  readonly wholeScreen?: boolean;
}

/** The popup does not cover the site's mark and its label. */
const BESIDE_MARK = popupOffset({ height: 36, halfWidth: 18, below: 24 });

/** The map of all sites; it needs MapLibre, so it is a chunk of its own. */
export function SitesMapDrawing({ placed, logbook: { pilot, sites }, wholeScreen = false }: SitesMapDrawingProps) {
  const [map, setMap] = useState<LibreMap | null>(null);
  const [chosen, setChosen] = useState<ChosenSites | null>(null);
  const [drawn] = useState(() => sitesOnMap(placed, { onMap: setMap, onChoose: setChosen }));
  useEffect(() => {
    drawn.show(placed);
  }, [drawn, placed]);
  const counts = useMemo(() => new Map(placed.map(({ site, flightNum }) => [site.id, flightNum])), [placed]);
  const close = useCallback(() => setChosen(null), []);
  const shown = (chosen?.ids ?? []).map((id) => sites.get(id)).filter((site) => site !== undefined);
  return (
    <MapView
      wholeScreen={wholeScreen}
      label={mapTexts.maps.ofAllSites}
      base={baseMapSettings()}
      scale={mapScale(pilot)}
      content={drawn.content}
    >
      {map && chosen && shown.length > 0 && (
        <MapPopup key={chosen.ids.join()} takesFocus map={map} at={chosen.place} offset={BESIDE_MARK} onClose={close}>
          <SitePopup sites={shown} unit={pilot.altitudeUnit} counts={counts} />
        </MapPopup>
      )}
      {mostFlownSites(placed).length < placed.length && (
        <Button className={styles.all} onClick={drawn.showAll}>
          {sitePageTexts.allSites}
        </Button>
      )}
    </MapView>
  );
}

interface SitePopupProps {
  readonly sites: readonly Site[];
  readonly unit: AltitudeUnit;
  /** Flights by the ids of the sites. */
  readonly counts: ReadonlyMap<number, number>;
}

/** The sites of a mark on the map, each with a link to its page. */
function SitePopup({ sites, unit, counts }: SitePopupProps) {
  return (
    <ul className={styles.popup}>
      {sites.map((site) => (
        <li key={site.id}>
          <Link href={pathTo('site', site.id)}>{site.name}</Link>
          {site.location && <p className={styles.location}>{site.location}</p>}
          <p>
            {site.launchAltitude > 0 && (
              <>
                <Altitude altitude={site.launchAltitude} unit={unit} /> ·{' '}
              </>
            )}
            {texts.flights.count(counts.get(site.id) ?? 0)}
          </p>
        </li>
      ))}
    </ul>
  );
}
