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
import { YearsCard } from './years-card.tsx';

interface GliderChartsProps {
  readonly glider: Glider;
  readonly logbook: Logbook;
  /** Those flown with it. */
  readonly flights: readonly Flight[];
}

/** When the glider was flown, and its latest flights. */
export function GliderCharts({ glider, logbook, flights }: GliderChartsProps) {
  const narrow = useMedia(NARROW); // Twelve columns have no room for a thumb: there the years are enough.
  const filter = useMemo(() => ({ glider: glider.id }), [glider.id]);
  const siteOf = ({ siteId }: Flight) => (siteId === null ? undefined : logbook.sites.get(siteId)?.name);
  return (
    <>
      <YearsCard flights={flights} gliderId={glider.id} />
      <ItemFlights
        flights={flights}
        filter={filter}
        beside={{ label: texts.terms.site, nameOf: siteOf }}
        units={logbook.pilot}
      />
      {!narrow && (
        <ItemCard title={itemPageTexts.rhythm}>
          <FlightMonths flights={flights} filter={filter} />
        </ItemCard>
      )}
    </>
  );
}
