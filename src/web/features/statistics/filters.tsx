import { compareTexts } from '#domain/order/text-order';
import { STATISTICS as statisticsTexts } from '#texts/statistics';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, type SelectOption } from '#web/ui/form/select-field.tsx';
import { siteLabel } from './charts/chart-data.ts';
import styles from './statistics.module.css';
import type { StatisticsShown } from './use-statistics.ts';

const ALL_TIME: SelectOption = { value: '', label: statisticsTexts.allTime };

/** Filters of the charts: site, year and month. */
export function Filters({ statistics }: { readonly statistics: StatisticsShown }) {
  const { selections, actions, years, months } = statistics;
  return (
    <div className={styles.filters}>
      <SelectField
        label={texts.terms.site}
        choices={siteChoices(statistics)}
        value={String(selections.site ?? '')}
        onChange={({ target }) => actions.toggleSite(target.value)}
      />
      <SelectField
        label={texts.terms.year}
        choices={[ALL_TIME, ...years.map((year) => ({ value: String(year), label: String(year) }))]}
        value={String(selections.year ?? '')}
        onChange={({ target }) => actions.chooseYear(numberOf(target.value))}
      />
      <SelectField
        label={texts.terms.month}
        disabled={selections.year === null}
        choices={[ALL_TIME, ...monthsWith(months, selections.month).map(monthChoice)]}
        value={String(selections.month ?? '')}
        onChange={({ target }) => actions.chooseMonth(numberOf(target.value))}
      />
      <ZoomOut statistics={statistics} />
    </div>
  );
}

/** Leads back from days to months and from months to years; a phone has it in its top bar. */
function ZoomOut({ statistics }: { readonly statistics: StatisticsShown }) {
  const { kind, actions } = statistics;
  const label = statisticsTexts.zoomOut[kind];
  if (label === null) return null;
  const zoomOut = (): void => {
    actions.zoomOut();
    // From the years nothing leads back: the button goes, and the focus stays on the page.
    if (kind === 'month') document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <Button className={styles.zoomOut} onClick={zoomOut}>
      {label}
    </Button>
  );
}

function siteChoices({ ranked }: StatisticsShown): readonly SelectOption[] {
  const byName = [...ranked].sort(
    (a, b) => Number(a.rank === null) - Number(b.rank === null) || compareTexts(siteLabel(a), siteLabel(b)),
  );
  const choices = byName.map((ranked) => ({ value: String(ranked.site), label: siteLabel(ranked) }));
  return [{ value: '', label: statisticsTexts.allSites }, ...choices];
}

/** The months flown, and the selected one if it has no flights any more. */
function monthsWith(months: readonly number[], chosen: number | null): readonly number[] {
  return chosen === null || months.includes(chosen) ? months : [...months, chosen];
}

function monthChoice(month: number): SelectOption {
  return { value: String(month), label: texts.dates.month(month) };
}

function numberOf(value: string): number | null {
  return value === '' ? null : Number(value);
}
