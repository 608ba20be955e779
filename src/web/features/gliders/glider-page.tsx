import { PAGES, pathTo } from '#contract/pages';
import { PRODUCT_NAME } from '#contract/product';
import type { Glider } from '#domain/glider';
import { localDateOf } from '#domain/local-date';
import { usageOfGlider } from '#domain/usage';
import { Airtime } from '#web/parts/figures/airtime.tsx';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { DetailPage } from '#web/parts/item/detail-page.tsx';
import { FlightCount } from '#web/parts/item/flight-count.tsx';
import { ItemNotFound } from '#web/parts/item/item-not-found.tsx';
import { LoadingPage } from '#web/parts/item/loading-page.tsx';
import { Remarks } from '#web/parts/item/remarks.tsx';
import { Section } from '#web/parts/item/section.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { DetailList } from '#web/ui/detail-list.tsx';
import { formatWhole } from '#web/ui/numbers.ts';

/** The page of one glider. */
export function GliderPage({ id }: { readonly id: number }) {
  return (
    <WithLogbook loading={<LoadingPage title="Glider" rowHeight="72px" />}>
      {({ gliders, flights }) => {
        const glider = gliders.get(id);
        return glider ? (
          <GliderDetail glider={glider} flights={flights} />
        ) : (
          <ItemNotFound title="Glider" listHref={PAGES.gliders.path} />
        );
      }}
    </WithLogbook>
  );
}

interface GliderDetailProps {
  readonly glider: Glider;
  readonly flights: Logbook['flights'];
}

function GliderDetail({ glider, flights }: GliderDetailProps) {
  const usage = usageOfGlider(glider, flights.values(), localDateOf(new Date()));
  return (
    <DetailPage
      title={glider.name}
      list={{ label: 'Gliders', href: PAGES.gliders.path }}
      editHref={pathTo('gliderForm', glider.id)}
    >
      <DetailList
        details={[
          {
            label: 'Total flights',
            value: <FlightCount count={usage.trueFlightNum} thisYear={usage.flightNumThisYear} />,
          },
          { label: 'Total airtime', value: <Airtime airtime={usage.trueAirtime} /> },
        ]}
      />
      <Section title={`Glider usage before ${PRODUCT_NAME}`}>
        <DetailList
          details={[
            { label: 'Flights', value: formatWhole(glider.initialFlightNum) },
            { label: 'Airtime', value: <Airtime airtime={glider.initialAirtime} /> },
          ]}
        />
      </Section>
      <Remarks remarks={glider.remarks} />
    </DetailPage>
  );
}
