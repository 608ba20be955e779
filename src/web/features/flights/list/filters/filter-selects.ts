import { pathToFlights } from '#contract/pages/flight-list-address';
import type { FacetValue, FilterChoices } from '#domain/flight-filter/filter-choices';
import type { FlightFilter } from '#domain/flight-filter/flight-filter';
import { isolated } from '#domain/isolated';
import { compareTexts } from '#domain/order/text-order';
import { FLIGHT_FILTERS as filterTexts } from '#texts/flight-filters';
import { texts } from '#web/texts.ts';
import type { SelectOption } from '#web/ui/form/select-field.tsx';
import { gliderName, siteName } from './active-filters.ts';
import type { FilteredLogbook } from './flights-shown.ts';

/** One select of the panel. The value of an option is the path of the list with that choice. */
export interface FilterSelect {
  readonly label: string;
  readonly choices: readonly SelectOption[];
  readonly value: string;
  /** There is nothing to choose. */
  readonly disabled: boolean;
}

/** What a select offers: the text for no choice, and its choices with names and the changes that they make. */
interface Offer<Value> {
  readonly label: string;
  readonly all: string;
  readonly choices: readonly FacetValue<Value>[];
  readonly name: (value: Value) => string;
  readonly change: (value: Value | null) => Partial<FlightFilter>;
}

/** Returns the selects of the panel. Choices that no flight has are left out. */
export function filterSelects(
  choices: FilterChoices,
  filter: FlightFilter,
  logbook: Pick<FilteredLogbook, 'sites' | 'gliders'>,
): readonly FilterSelect[] {
  const { all, tracks, xcType, hike, hikes } = filterTexts;
  const select = <Value>(offer: Offer<Value>): FilterSelect => selectOf(offer, filter);
  return [
    select({
      label: texts.terms.year,
      all: all.years,
      choices: choices.years.toSorted((a, b) => b.value - a.value),
      name: String,
      change: (year) => ({ year }),
    }),
    select({
      label: texts.terms.site,
      all: all.sites,
      choices: byName(choices.sites, (site) => siteName(site, logbook)),
      name: (site) => siteName(site, logbook),
      change: (site) => ({ site }),
    }),
    select({
      label: texts.terms.glider,
      all: all.gliders,
      choices: byName(choices.gliders, (glider) => gliderName(glider, logbook)),
      name: (glider) => gliderName(glider, logbook),
      change: (glider) => ({ glider }),
    }),
    select({
      label: texts.terms.track,
      all: all.tracks,
      choices: byName(choices.tracks, (track) => tracks[track]),
      name: (track) => tracks[track],
      change: (track) => ({ track }),
    }),
    select({
      label: xcType,
      all: all.xcTypes,
      choices: byName(choices.xcTypes, (type) => texts.xc.types[type]),
      name: (type) => texts.xc.types[type],
      change: (xc) => ({ xc }),
    }),
    // Most logbooks have no hike.
    ...(choices.hikes.every(({ value }) => value === 'without')
      ? []
      : [
          select({
            label: hike,
            all: all.tracks,
            choices: byName(choices.hikes, (chosen) => hikes[chosen]),
            name: (chosen) => hikes[chosen],
            change: (chosen) => ({ hike: chosen }),
          }),
        ]),
  ];
}

function selectOf<Value>(offer: Offer<Value>, filter: FlightFilter): FilterSelect {
  const { label, all, choices, name, change } = offer;
  const optionFor = (value: Value | null, text: string): SelectOption => ({
    value: pathToFlights({ ...filter, ...change(value) }),
    label: text,
  });
  const options = choices.map(({ value, count }) => optionFor(value, filterTexts.choice(isolated(name(value)), count)));
  return {
    label,
    value: pathToFlights(filter),
    disabled: choices.length === 0,
    choices: [optionFor(null, all), ...options],
  };
}

/** In alphabetical order, flights without the item last. */
function byName<Value>(
  choices: readonly FacetValue<Value>[],
  name: (value: Value) => string,
): readonly FacetValue<Value>[] {
  return choices.toSorted(
    (a, b) => Number(a.value === 'none') - Number(b.value === 'none') || compareTexts(name(a.value), name(b.value)),
  );
}
