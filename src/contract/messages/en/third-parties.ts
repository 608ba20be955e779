/** That a look-up at a third party failed (`docs/behaviour.md`, 'Errors'). */
export const THIRD_PARTIES = {
  failedSites: ({ lat, lng }: { readonly lat: number; readonly lng: number }, error: string): string =>
    `ERROR: Unable to get site proposal for ${lat}/${lng}: ${error}`,
};
