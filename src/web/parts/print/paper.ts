/** The papers that sheets are laid out for. */
export const PAPERS = ['A4', 'Letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** Width of the text on a sheet in millimetres: what the margins of `@page` leave on A4. Decision 030 has one width for all papers. */
export const SHEET_WIDTH_MM = 186;
/**
 * Height of a sheet in millimetres, 3 mm less than its paper has between the margins: a sheet as high as that begins another
 * page in some browsers.
 */
export const SHEET_HEIGHT_MM: Readonly<Record<Paper, number>> = { A4: 264, Letter: 246 };

/** Regions that print on Letter: North America and its neighbours. */
const LETTER_REGIONS: ReadonlySet<string> = new Set([
  'US',
  'CA',
  'MX',
  'CL',
  'CO',
  'CR',
  'DO',
  'GT',
  'PA',
  'PH',
  'PR',
  'SV',
  'VE',
]);

/** Returns the paper that is usual where a browser's language is spoken, as `en-US`. */
export function usualPaper(language: string): Paper {
  const region = /-([A-Z]{2})$/i.exec(language)?.[1]?.toUpperCase();
  return region !== undefined && LETTER_REGIONS.has(region) ? 'Letter' : 'A4';
}
