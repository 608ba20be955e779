/** Cross-country flights: leagues, and what a flight is scored as. */
export const XC = {
  homeLeague: 'Home league',
  leagues: { xcontest: 'XContest', ffvl: 'FFVL (CFD)', fai: 'FAI', leonardo: 'Leonardo', worldXc: 'World XC' },
  types: {
    freeFlight: 'Free flight',
    freeTriangle: 'Free triangle',
    faiTriangle: 'FAI triangle',
    closedFreeTriangle: 'Closed free triangle',
    closedFaiTriangle: 'Closed FAI triangle',
  },
};
