import { lazy } from 'react';
import type { LocalDate } from '#domain/local-date';
import { OptionalNotice } from '#web/parts/frame/optional-notice.tsx';
import type { Logbook } from '#web/store/logbook.ts';

/** Most visits of the page are about something else. */
const CurrencySection = lazy(async () => ({ default: (await import('./currency-section.tsx')).CurrencySection }));

interface CurrencyProps {
  readonly logbook: Logbook;
  readonly today: LocalDate;
}

/** The pilot's own rules of currency; nothing for a new pilot, who has no flight to count. */
export function Currency({ logbook, today }: CurrencyProps) {
  if (logbook.flights.size === 0 && logbook.pilot.currencyRules.length === 0) return null;
  return (
    <OptionalNotice>
      <CurrencySection logbook={logbook} today={today} />
    </OptionalNotice>
  );
}
