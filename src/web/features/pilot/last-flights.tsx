import { useMemo } from 'react';
import { PAGES, pathTo } from '#contract/pages/pages';
import { PILOT as pilotTexts } from '#texts/pilot';
import { PendingMark } from '#web/parts/pending/pending-mark.tsx';
import { Airtime } from '#web/parts/quantities.tsx';
import { Profile } from '#web/parts/track/profile.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { CardRow, RowName } from '#web/ui/table/card-list.tsx';
import styles from './overview.module.css';
import { type LastFlight, lastFlightsOf, MOST_IN_OVERVIEW } from './overview.ts';
import { OverviewList } from './overview-list.tsx';

/** The pilot's last flights; nothing without any. */
export function LastFlights({ logbook }: { readonly logbook: Logbook }) {
  const { flights, sites } = logbook;
  const last = useMemo(() => lastFlightsOf(flights.values()), [flights]);
  if (last.length === 0) return null;
  const all = flights.size > MOST_IN_OVERVIEW ? { href: PAGES.flights.path, caption: pilotTexts.allFlights } : null;
  return (
    <OverviewList title={pilotTexts.lastFlights} all={all}>
      {last.map((shown) => (
        <LastFlightRow
          key={shown.flight.id}
          shown={shown}
          siteName={sites.get(shown.flight.siteId ?? 0)?.name ?? null}
        />
      ))}
    </OverviewList>
  );
}

interface LastFlightRowProps {
  readonly shown: LastFlight;
  readonly siteName: string | null;
}

function LastFlightRow({ shown: { flight, share }, siteName }: LastFlightRowProps) {
  const { id, date, airtime, profile } = flight;
  return (
    <CardRow href={pathTo('flight', id)} className={styles.row}>
      <RowName name={siteName ?? texts.terms.noSite} className={styles.name}>
        {texts.dates.day(date)} <PendingMark dataType="flight" id={id} />
      </RowName>
      {/* Without a track the name has its room, too. */}
      {profile && (
        <span className={styles.barogram}>
          <span style={{ width: `${Math.round(share * 100)}%` }}>
            <Profile profile={profile} />
          </span>
        </span>
      )}
      <span className={styles.end}>{airtime > 0 && <Airtime airtime={airtime} />}</span>
    </CardRow>
  );
}
