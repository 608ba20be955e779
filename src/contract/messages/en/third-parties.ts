/** Why a look-up at a third party failed (spec, section 8). */
export const THIRD_PARTIES = {
  problems: {
    off: 'the service is switched off on this server',
    busy: 'too many look-ups at this moment',
    slow: 'no answer in time',
    unreachable: 'the service cannot be reached',
    rejected: 'the service turned the request down',
    tooLarge: 'the answer is too large',
    unexpected: 'the answer cannot be read',
  },
  unexpectedSites: (response: string): string => `ERROR: Unable to get site proposal: ${response}`,
  failedSites: ({ lat, lng }: { readonly lat: number; readonly lng: number }, error: string): string =>
    `ERROR: Unable to get site proposal for ${lat}/${lng}: ${error}`,
};
