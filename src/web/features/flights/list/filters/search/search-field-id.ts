/** The id of the search field of the flight list: the key `/` moves the focus there. */
export const SEARCH_FIELD_ID = 'search-flights';
