import { FEWEST_ROWS, type SheetChoices } from '#domain/logbook-sheets/logbook-sheets';
import type { Paper } from '#web/parts/print/paper.ts';

/** The columns that a pilot may print, in the order of the checkboxes; number, date, site, glider and airtime are always there. */
export const OPTIONAL_COLUMNS = ['landing', 'heightDifference', 'altitude', 'tags', 'remarks', 'stamps'] as const;
export type OptionalColumn = (typeof OPTIONAL_COLUMNS)[number];

/** What the pilot chooses for one print; nothing of it is stored. */
export interface PrintChoices {
  readonly owner: string;
  readonly licence: string;
  readonly paper: Paper;
  readonly rowsPerPage: number;
  /** As typed; blank is the first flight. */
  readonly fromNumber: string;
  /** As typed; blank is 1. */
  readonly firstPage: string;
  readonly columns: readonly OptionalColumn[];
  readonly hasStatement: boolean;
  readonly hasAppendix: boolean;
}

/** Flights of a page at first. */
const USUAL_ROWS = FEWEST_ROWS + 5;
/** As many pages as a life of flights fills. */
export const LAST_PAGE = 9_999;

export function usualChoices(owner: string, paper: Paper): PrintChoices {
  return {
    owner,
    licence: '',
    paper,
    rowsPerPage: USUAL_ROWS,
    fromNumber: '',
    firstPage: '',
    columns: ['heightDifference', 'remarks'],
    hasStatement: true,
    hasAppendix: true,
  };
}

/** A field with a number that is not possible. */
export type WrongField = 'fromNumber' | 'firstPage';

/** What was typed, read. A field that is wrong counts as blank. */
export interface ReadChoices extends SheetChoices {
  readonly wrong: readonly WrongField[];
}

/** Reads where a print begins; `numbers` are those of the first and the last flight of the logbook. */
export function readChoices(
  { rowsPerPage, fromNumber, firstPage }: Pick<PrintChoices, 'rowsPerPage' | 'fromNumber' | 'firstPage'>,
  numbers: { readonly first: number; readonly last: number },
): ReadChoices {
  const from = wholeBetween(fromNumber, numbers.first, numbers.last);
  const page = wholeBetween(firstPage, 1, LAST_PAGE);
  const wrong: readonly WrongField[] = [
    ...(from === null ? (['fromNumber'] as const) : []),
    ...(page === null ? (['firstPage'] as const) : []),
  ];
  return { rowsPerPage, fromNumber: from ?? numbers.first, firstPage: page ?? 1, wrong };
}

/** Returns a typed whole number, the least for a blank field; null for anything else. */
function wholeBetween(typed: string, least: number, most: number): number | null {
  const text = typed.trim();
  if (text === '') return least;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : null;
}
