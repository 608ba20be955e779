import { PAGES, pathTo } from '#contract/pages';
import type { Glider } from '#domain/glider';
import { localDateOf } from '#domain/local-date';
import { usageOfGlider } from '#domain/usage';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { DetailPage } from '#web/parts/item/detail-page.tsx';
import { FlightCount } from '#web/parts/item/flight-count.tsx';
import { ItemNotFound } from '#web/parts/item/item-not-found.tsx';
import { LoadingPage } from '#web/parts/item/loading-page.tsx';
import { Remarks } from '#web/parts/item/remarks.tsx';
import { Section } from '#web/parts/item/section.tsx';
import { Airtime } from '#web/parts/quantities/airtime.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { DetailList } from '#web/ui/detail-list.tsx';
import { formatWhole } from '#web/ui/numbers.ts';

/** The page of one glider. */
export function GliderPage({ id }: { readonly id: number }) {
  return (
    <WithLogbook loading={<LoadingPage title={texts.terms.glider} rowHeight="72px" />}>
      {({ gliders, flights }) => {
        const glider = gliders.get(id);
        return glider ? (
          <GliderDetail glider={glider} flights={flights} />
        ) : (
          <ItemNotFound title={texts.terms.glider} toList={texts.gliders.goToList} listHref={PAGES.gliders.path} />
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
      list={{ label: texts.terms.gliders, href: PAGES.gliders.path }}
      editHref={pathTo('gliderForm', glider.id)}
    >
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
