import { Link } from 'wouter';
import { pathToFlights } from '#contract/pages/flight-list-address';
import type { Currency } from '#domain/currency/currency';
import type { CurrencyRule } from '#domain/currency/rules';
import { isolated } from '#domain/isolated';
import { daysBetween, type LocalDate } from '#domain/local-date';
import { minutes } from '#domain/units';
import { CURRENCY as currencyTexts } from '#texts/currency';
import { airtimeText } from '#web/parts/quantities.tsx';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { CardItem, RowName } from '#web/ui/table/card-list.tsx';
import { DOT } from '#web/ui/text/dot.ts';
import styles from './currency.module.css';

interface CurrencyRowProps {
  readonly currency: Currency;
  readonly today: LocalDate;
  readonly onChange: () => void;
}

/** A rule, how it stands today, and the way to the flights that count. */
export function CurrencyRow({ currency, today, onChange }: CurrencyRowProps) {
  const { rule, filter } = currency;
  const name = ruleText(rule);
  const which = [rule.tag === '' ? '' : currencyTexts.withTag(isolated(rule.tag)), isolated(rule.glider)].filter(
    (word) => word !== '',
  );
  return (
    <CardItem>
      <RowName name={name}>
        {which.length > 0 && <div>{which.join(DOT)}</div>}
        <span className={classes(styles.state, STYLES[currency.state])}>{stateText(currency, today)}</span>
      </RowName>
      <div className={styles.end}>
        {filter && <Link href={pathToFlights(filter)}>{amountText(currency)}</Link>}
        <Button tone="quiet" aria-label={`${texts.actions.edit} ${name}`} onClick={onChange}>
          {texts.actions.edit}
        </Button>
      </div>
    </CardItem>
  );
}

const STYLES = {
  met: styles.met,
  soon: styles.soon,
  lapsed: styles.lapsed,
  never: styles.never,
  impossible: styles.lapsed,
} as const satisfies Readonly<Record<Currency['state'], string | undefined>>;

function ruleText({ count, least, days }: CurrencyRule): string {
  return count === 'hours' ? currencyTexts.hoursIn(least, days) : currencyTexts.flightsIn(least, days);
}

/** Returns how a rule stands: met up to a day, or not. It never says both. */
export function stateText(currency: Currency, today: LocalDate): string {
  switch (currency.state) {
    case 'met':
      return currencyTexts.met(currency.lapsesOn);
    case 'soon': {
      const days = daysBetween(today, currency.lapsesOn);
      const soon = days === 1 ? currencyTexts.lapsesTomorrow : currencyTexts.soon(days);
      return soon + DOT + texts.dates.day(currency.lapsesOn);
    }
    case 'lapsed':
      return currencyTexts.lapsed(currency.lapsedOn);
    case 'never':
      return currencyTexts.never;
    case 'impossible':
      return currency.why === 'noGlider'
        ? currencyTexts.noGlider(isolated(currency.rule.glider))
        : currencyTexts.tooMuch;
  }
}

/** Returns what counts: `5 of 10 flights`, or all of it where that is enough. */
function amountText({ rule, amount, least }: Currency): string {
  const airtime = airtimeText(minutes(amount));
  if (amount >= least) return rule.count === 'hours' ? airtime : texts.flights.count(amount);
  return rule.count === 'hours'
    ? currencyTexts.hoursOf(airtime, rule.least)
    : currencyTexts.flightsOf(amount, rule.least);
}
