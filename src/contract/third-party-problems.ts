/** Every way in which a third-party service can fail. */
export type ThirdPartyProblem = 'off' | 'busy' | 'slow' | 'unreachable' | 'rejected' | 'tooLarge' | 'unexpected';

/** Text for each problem, appended to what was being done. */
const WORDS: Readonly<Record<ThirdPartyProblem, string>> = {
  off: 'the service is switched off on this server',
  busy: 'too many look-ups at this moment',
  slow: 'no answer in time',
  unreachable: 'the service cannot be reached',
  rejected: 'the service turned the request down',
  tooLarge: 'the answer is too large',
  unexpected: 'the answer cannot be read',
};

/** Returns the text for a third party's problem. */
export function thirdPartyProblemText(trouble: ThirdPartyProblem): string {
  return WORDS[trouble];
}

/** Returns the message for a response of the site database that is not a list of sites (spec, section 8). */
export function unexpectedSiteProposal(response: string): string {
  return `ERROR: Unable to get site proposal: ${response}`;
}

/** Returns the message for a failed request to the site database (spec, section 8). */
export function failedSiteProposal(place: { readonly lat: number; readonly lng: number }, error: string): string {
  return `ERROR: Unable to get site proposal for ${place.lat}/${place.lng}: ${error}`;
}
