import { useMemo } from 'react';
import type { Flight } from '#domain/flight';
import type { Glider } from '#domain/glider';
import { FlightRecordList } from '#web/parts/item/flights/flight-records.tsx';
import { ItemColumns } from '#web/parts/item/item-columns.tsx';
import { DetailPage } from '#web/parts/item/page/detail-page.tsx';
import { itemPageTexts } from '#web/parts/item/page/item-page-texts.ts';
import { ItemSkeleton } from '#web/parts/item/page/item-skeleton.tsx';
import { WithItem } from '#web/parts/item/page/with-item.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { CheckSection } from './check-section.tsx';
import { GliderCharts, GliderMonths } from './glider-charts.tsx';
import { GliderDetails, UsageBefore } from './glider-details.tsx';
import styles from './glider-page.module.css';

interface GliderDetailProps {
  readonly glider: Glider;
  readonly logbook: Logbook;
}

/** The page of one glider. */
export function GliderPage({ id }: { readonly id: number }) {
  return (
    <WithItem kind="glider" loading={<ItemSkeleton kind="glider" />} find={({ gliders }) => gliders.get(id)}>
      {(glider, logbook) => <GliderDetail key={glider.id} glider={glider} logbook={logbook} />}
    </WithItem>
  );
}

/** What the logbook knows about a glider; on wide screens what is to be read beside the charts. */
function GliderDetail({ glider, logbook }: GliderDetailProps) {
  const flights = useMemo(() => flightsOf(glider.id, logbook.flights), [glider.id, logbook.flights]);
  const hasFlights = flights.length > 0;
  return (
    <DetailPage kind="glider" id={glider.id} title={glider.name} wide>
      <ItemColumns
        left={
          <>
            <GliderDetails glider={glider} flights={flights} />
            <CheckSection glider={glider} flights={flights} />
            {hasFlights && <FlightRecordList flights={flights} units={logbook.pilot} />}
            <UsageBefore glider={glider} />
            {hasFlights && <GliderMonths glider={glider} flights={flights} />}
          </>
        }
        right={
          hasFlights ? (
            <GliderCharts glider={glider} logbook={logbook} flights={flights} />
          ) : (
            <p className={styles.empty}>{itemPageTexts.noFlights}</p>
          )
        }
        remarks={glider.remarks}
      />
    </DetailPage>
  );
}

function flightsOf(gliderId: number, flights: Logbook['flights']): readonly Flight[] {
  return [...flights.values()].filter((flight) => flight.gliderId === gliderId);
}
