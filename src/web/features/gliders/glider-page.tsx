import type { Glider } from '#domain/glider';
import { localDateOf } from '#domain/local-date';
import { usageOfGlider } from '#domain/statistics/usage';
import { DetailPage } from '#web/parts/item/detail-page.tsx';
import { FlightCount } from '#web/parts/item/flight-count.tsx';
import { LoadingPage } from '#web/parts/item/loading-page.tsx';
import { Remarks } from '#web/parts/item/remarks.tsx';
import { Section } from '#web/parts/item/section.tsx';
import { WithItem } from '#web/parts/item/with-item.tsx';
import { Airtime } from '#web/parts/quantities/airtime.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { DetailList } from '#web/ui/detail-list.tsx';
import { formatWhole } from '#web/ui/numbers.ts';

/** The page of one glider. */
export function GliderPage({ id }: { readonly id: number }) {
  const loading = <LoadingPage title={texts.terms.glider} rowHeight="72px" />;
  return (
    <WithItem kind="glider" loading={loading} find={({ gliders }) => gliders.get(id)}>
      {(glider, { flights }) => <GliderDetail glider={glider} flights={flights} />}
    </WithItem>
  );
}

interface GliderDetailProps {
  readonly glider: Glider;
  readonly flights: Logbook['flights'];
}

function GliderDetail({ glider, flights }: GliderDetailProps) {
  const usage = usageOfGlider(glider, flights.values(), localDateOf(new Date()));
  return (
    <DetailPage kind="glider" id={glider.id} title={glider.name}>
      <DetailList
        details={[
          {
            label: texts.gliders.totalFlights,
            value: <FlightCount count={usage.trueFlightNum} thisYear={usage.flightNumThisYear} />,
          },
          { label: texts.gliders.totalAirtime, value: <Airtime airtime={usage.trueAirtime} /> },
        ]}
      />
      <Section title={texts.gliders.usageBefore}>
        <DetailList
          details={[
            { label: texts.terms.flights, value: formatWhole(glider.initialFlightNum) },
            { label: texts.terms.airtime, value: <Airtime airtime={glider.initialAirtime} /> },
          ]}
        />
      </Section>
      <Remarks remarks={glider.remarks} />
    </DetailPage>
  );
}
