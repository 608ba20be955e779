import { flightFindings } from '#contract/findings';
import { storedJson } from '#server/db/stored-json';

/** The findings of a track as they are stored, of the current version. */
export const STORED_FINDINGS = storedJson('tracks.findings', flightFindings);
