import { displayCoordinates } from '#domain/coordinates';
import type { Flight } from '#domain/flight';
import { localDateOf, yearOf } from '#domain/local-date';
import { coordinatesOfSite, type Site } from '#domain/site';
import { flightsInYear } from '#domain/statistics/tallies';
import type { AltitudeUnit } from '#domain/units';
import { FlightCount } from '#web/parts/item/flights/flight-count.tsx';
import { Altitude } from '#web/parts/quantities/altitude.tsx';
import { texts } from '#web/texts.ts';
import { DASH } from '#web/ui/text/dash.ts';
import { DetailList } from '#web/ui/text/detail-list.tsx';

interface SiteDetailsProps {
  readonly site: Site;
  /** Those from the site. */
  readonly flights: readonly Flight[];
  readonly unit: AltitudeUnit;
}

/** The fields of a site, and how often it was flown. */
export function SiteDetails({ site, flights, unit }: SiteDetailsProps) {
  const thisYear = flightsInYear(flights, yearOf(localDateOf(new Date())));
  const place = coordinatesOfSite(site);
  const altitude = <Altitude altitude={site.launchAltitude} unit={unit} />;
  return (
    <DetailList
      details={[
        { label: texts.terms.location, value: site.location || DASH },
        { label: texts.terms.launchAltitude, value: site.launchAltitude > 0 ? altitude : DASH },
        { label: texts.terms.coordinates, value: place ? displayCoordinates(place) : DASH },
        {
          label: texts.terms.flights,
          value: <FlightCount count={flights.length} thisYear={thisYear.length} />,
        },
      ]}
    />
  );
}
