/** Proposals of known sites around the coordinates in the form of a site. */
export const PROPOSALS = {
  title: 'Known sites nearby',
  pending: 'Looking for known sites nearby ...',
  found: (name: string, distance: string): string => `We found the site "${name}" at ${distance} distance`,
  use: 'Use this data',
  /** Split at its link to the database. */
  nothing: (distance: string) => ({
    before: `No site found within a distance of ${distance}. Consider adding new site data to a `,
    link: 'public paragliding-site database',
    after: ' or increase search radius.',
  }),
  widen: 'Increase search radius',
  credit: (source: string): string => `Site data: ${source}`,
};
