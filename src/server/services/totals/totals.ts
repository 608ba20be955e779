import type { TotalsResponse } from '#contract/totals';
import { type Currency, currencyOf } from '#domain/currency/currency';
import { duesOf } from '#domain/due/dues';
import { isLocalDate, type LocalDate } from '#domain/local-date';
import { totalsOf } from '#domain/totals/totals';
import { isoSeconds } from '#server/clock';
import { SITES } from '#server/repositories/plain-items';
import type { AppContext } from '#server/services/app-context';
import { AppError } from '#server/services/app-error';
import { type CountedLogbook, readCountedLogbook } from './counted-logbook.ts';

/** Returns a pilot's logbook in figures, as of a day on the pilot's calendar; without one, of this day in UTC. */
export async function totalsOfLogbook(
  { reader, dialect, clock }: Pick<AppContext, 'reader' | 'dialect' | 'clock'>,
  pilotId: number,
  { today = isoSeconds(clock()).slice(0, 10) }: { readonly today?: LocalDate | undefined },
): Promise<TotalsResponse> {
  if (!isLocalDate(today)) throw new AppError('badRequest');
  const read = await dialect.reading(reader, async (snapshot) => ({
    logbook: await readCountedLogbook(snapshot, pilotId),
    sites: await SITES.find(snapshot, { pilotId, since: null }),
  }));
  if (read.logbook === null) throw new AppError('noSession');
  const { logbook } = read;
  const sites = read.sites.filter((site) => site.see);
  return {
    today,
    ...totalsOf({ ...logbook, sites }, today),
    due: dueIn(logbook, today),
    currency: currencyIn(logbook, today),
  };
}

function dueIn(logbook: CountedLogbook, today: LocalDate): TotalsResponse['due'] {
  return duesOf(logbook, today).map(({ subject, check, state, dueOn, daysLeft, hoursLeft, flightsLeft }) => ({
    type: subject.type,
    name: subject.name,
    ...check,
    state,
    dueOn,
    daysLeft,
    hoursLeft,
    flightsLeft,
  }));
}

function currencyIn({ pilot, flights, gliders }: CountedLogbook, today: LocalDate): TotalsResponse['currency'] {
  return pilot.currencyRules.map((rule) => {
    const currency = currencyOf(rule, { flights, gliders }, today);
    return { ...rule, state: currency.state, amount: currency.amount, lapsesOn: lapseIn(currency) };
  });
}

function lapseIn(currency: Currency): LocalDate | null {
  if (currency.state === 'met' || currency.state === 'soon') return currency.lapsesOn;
  return currency.state === 'lapsed' ? currency.lapsedOn : null;
}
