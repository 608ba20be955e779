import type { FoundFlight } from './found-flight.ts';
import { airtimeOfSeconds, knownPlace, localTimeIn } from './json-flight.ts';

/** A row of the table `Vol` of LogFly's database, without its track. */
export interface LogflyRow {
  /** `V_Date`: local time of the launch, `2021-07-04 13:05:21`; empty when there is none. */
  readonly launchedAt: string;
  /** `V_Duree`, in seconds. */
  readonly durationS: number | null;
  /** `V_LatDeco` and `V_LongDeco`, in degrees. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** `V_Site`, `V_Engin` and `V_Commentaire`. */
  readonly siteName: string;
  readonly gliderName: string;
  readonly remarks: string;
}

/** The name that LogFly gives to a launch it does not know, `Site No 12  (To rename)`, in whatever language. */
const UNNAMED_SITE = /^Site No \d+\s*(?:\(|$)/;

/** Returns the flight of a row. Its altitude is not known: `V_AltDeco` is that of the launch, not the highest. */
export function logflyFlight(row: LogflyRow): Omit<FoundFlight, 'key' | 'source' | 'track' | 'date'> & {
  readonly date: FoundFlight['date'] | null;
} {
  const siteName = row.siteName.trim();
  return {
    ...localTimeIn(row.launchedAt.trim()),
    airtime: airtimeOfSeconds(row.durationS),
    altitude: null,
    launch: knownPlace(row.latitude, row.longitude),
    siteName: UNNAMED_SITE.test(siteName) ? '' : siteName,
    gliderName: row.gliderName.trim(),
    remarks: row.remarks.trim(),
  };
}
