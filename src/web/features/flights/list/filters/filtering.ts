import { clearFilter, searchFor } from './change-filter.ts';
import { FilterDetails } from './filter-details.tsx';
import { flightsShown } from './flights-shown.ts';
import { prepareSearch } from './search/search-texts.ts';

/** What the flight list needs once it is filtered: one bundle, loaded when the field or the button is first used. */
export const filtering = { clearFilter, searchFor, FilterDetails, flightsShown, prepareSearch };
