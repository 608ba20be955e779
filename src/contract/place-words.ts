/** Every way in which a third party leaves us without an answer. */
export type PlaceTrouble = 'off' | 'busy' | 'slow' | 'unreachable' | 'refused' | 'tooLarge' | 'unexpected';

/** What is said of each trouble, behind what was being done. */
const WORDS: Readonly<Record<PlaceTrouble, string>> = {
  off: 'the service is switched off on this server',
  busy: 'too many look-ups at this moment',
  slow: 'no answer in time',
  unreachable: 'the service cannot be reached',
  refused: 'the service turned the request down',
  tooLarge: 'the answer is too large',
  unexpected: 'the answer cannot be read',
};

/** A third party's trouble in words. */
export function wordsOfTrouble(trouble: PlaceTrouble): string {
  return WORDS[trouble];
}

/** The site database answered something else than sites (spec, section 8). */
export function unexpectedSiteProposal(response: string): string {
  return `ERROR: Unable to get site proposal: ${response}`;
}

/** The site database gave no answer (spec, section 8). */
export function failedSiteProposal(place: { readonly lat: number; readonly lng: number }, error: string): string {
  return `ERROR: Unable to get site proposal for ${place.lat}/${place.lng}: ${error}`;
}
