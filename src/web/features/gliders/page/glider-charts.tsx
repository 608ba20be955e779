import { useMemo } from 'react';
import type { Flight } from '#domain/flight';
import type { Glider } from '#domain/glider';
import { FlightMonths } from '#web/parts/item/flights/flight-months.tsx';
import { ItemFlights } from '#web/parts/item/flights/item-flights.tsx';
import { ItemCard } from '#web/parts/item/item-card.tsx';
import { itemPageTexts } from '#web/parts/item/page/item-page-texts.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { NARROW, useMedia } from '#web/ui/use-media.ts';
import { GliderYearsCard } from './glider-years-card.tsx';

interface GliderFlightsProps {
  readonly glider: Glider;
  /** Those flown with it. */
  readonly flights: readonly Flight[];
}

/** How much the glider was flown in each year, and its latest flights. */
export function GliderCharts({ glider, logbook, flights }: GliderFlightsProps & { readonly logbook: Logbook }) {
  const siteOf = ({ siteId }: Flight) => (siteId === null ? undefined : logbook.sites.get(siteId)?.name);
  return (
    <>
      <GliderYearsCard flights={flights} gliderId={glider.id} />
      <ItemFlights
        flights={flights}
        filter={{ glider: glider.id }}
        other={{ label: texts.terms.site, nameOf: siteOf }}
        units={logbook.pilot}
      />
    </>
  );
}

/** In which months the glider was flown. Twelve columns have no room for a thumb: a phone has the years alone. */
export function GliderMonths({ glider, flights }: GliderFlightsProps) {
  const narrow = useMedia(NARROW);
  const filter = useMemo(() => ({ glider: glider.id }), [glider.id]);
  if (narrow) return null;
  return (
    <ItemCard title={itemPageTexts.rhythm}>
      <FlightMonths flights={flights} filter={filter} />
    </ItemCard>
  );
}
