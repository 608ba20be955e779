import { createHash } from 'node:crypto';
import { SERVER_TEXTS } from '#contract/messages/server-texts';
import { PRODUCT_NAME } from '#contract/product';
import { type DayEvent, iCalendarOf } from '#domain/calendar/icalendar';
import { type Currency, currencyOf } from '#domain/currency/currency';
import type { CurrencyRule } from '#domain/currency/rules';
import { dueDaysOf } from '#domain/due/dues';
import { isolated } from '#domain/isolated';
import { chosenLanguage, type Language } from '#domain/languages';
import { daysAfter, type LocalDate, lastDayOnEarth } from '#domain/local-date';
import { compareCodes } from '#domain/order/text-order';
import type { AppContext, Configured } from '#server/services/app-context';
import { AppError } from '#server/services/app-error';
import { type CountedLogbook, readCountedLogbook } from '#server/services/totals/counted-logbook';

type CalendarTexts = Pick<(typeof SERVER_TEXTS)[Language], 'calendar' | 'currency' | 'due'>;

/** A day on which something is due or lapses, before it has an id in the world. */
interface CalendarDay extends Omit<DayEvent, 'uid'> {
  /** Tells what is due from all else of the pilot: the item and its check, or the rule, and the stage. */
  readonly key: string;
}

/** So many days before a check is due there is an event, too. */
const DAYS_BEFORE = 30;

/**
 * Returns the days on which something is due, or a rule of currency lapses, as a calendar file, in the pilot's language; where that is
 * left to the browser, in the one that the address asks for. What is due by hours or flights has no day and is not in it. It says the same until
 * the logbook changes, or the day of a flight comes that the logbook has in advance.
 */
export async function calendarOf(
  context: Pick<AppContext, 'reader' | 'dialect' | 'clock'> & Configured<'baseUrl' | 'language'>,
  pilotId: number,
  language: Language | null,
): Promise<string> {
  const { reader, dialect, clock, configuration } = context;
  const logbook = await dialect.reading(reader, (snapshot) => readCountedLogbook(snapshot, pilotId));
  if (logbook === null) throw new AppError('notFound');
  const texts = SERVER_TEXTS[chosenLanguage(logbook.pilot.language, language ?? configuration.language)];
  const today = lastDayOnEarth(clock());
  const days = [...checkDays(logbook, texts), ...lapseDays(logbook, texts, today)].sort(compareDays);
  const uidOf = ({ key, day }: CalendarDay) => {
    const hash = createHash('sha256').update(`${pilotId}\0${key}\0${day}`).digest('hex').slice(0, 32);
    return `${hash}@${configuration.baseUrl.hostname}`;
  };
  return iCalendarOf(
    PRODUCT_NAME,
    days.map((day) => ({ uid: uidOf(day), day: day.day, stamp: day.stamp, summary: day.summary })),
  );
}

function compareDays(a: CalendarDay, b: CalendarDay): number {
  return compareCodes(a.day, b.day) || compareCodes(a.key, b.key);
}

function checkDays(logbook: CountedLogbook, { calendar, due }: CalendarTexts): readonly CalendarDay[] {
  const stamps = {
    glider: new Map(logbook.gliders.map(({ id, createdAt }) => [id, createdAt])),
    gear: new Map(logbook.gear.map(({ id, createdAt }) => [id, createdAt])),
  };
  return dueDaysOf(logbook).flatMap(({ subject: { type, id, name }, check, key, dueOn }) => {
    const stamp = stamps[type].get(id);
    if (stamp === undefined) return [];
    const what = check.what === 'other' ? isolated(check.words) : due.checks[check.what];
    return [
      { key: `${key} soon`, day: daysAfter(dueOn, -DAYS_BEFORE), stamp, summary: calendar.soon(what, isolated(name)) },
      { key, day: dueOn, stamp, summary: calendar.due(what, isolated(name)) },
    ];
  });
}

/** An event is as old as the flight of which the rule stops to count the day. */
function lapseDays(
  { pilot, flights, gliders }: CountedLogbook,
  texts: CalendarTexts,
  today: LocalDate,
): readonly CalendarDay[] {
  return pilot.currencyRules.flatMap((rule) => {
    const day = lapseOf(currencyOf(rule, { flights, gliders }, today));
    if (day === null) return [];
    const key = `rule ${JSON.stringify(rule)}`;
    const stamp = `${daysAfter(day, -rule.days)}T00:00:00Z`;
    return [{ key, day, stamp, summary: texts.calendar.lapses(ruleText(rule, texts)) }];
  });
}

function lapseOf(currency: Currency): LocalDate | null {
  if (currency.state === 'met' || currency.state === 'soon') return currency.lapsesOn;
  return currency.state === 'lapsed' ? currency.lapsedOn : null;
}

function ruleText({ count, least, days, tag, glider }: CurrencyRule, { currency: texts }: CalendarTexts): string {
  const amount = count === 'hours' ? texts.hoursIn(least, days) : texts.flightsIn(least, days);
  return [
    amount,
    ...(tag === '' ? [] : [texts.withTag(isolated(tag))]),
    ...(glider === '' ? [] : [isolated(glider)]),
  ].join(' · ');
}
