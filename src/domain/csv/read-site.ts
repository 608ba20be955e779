import type { Problem } from '../problem.ts';
import { problemsOfSite, type SiteInput } from '../site.ts';
import { type AltitudeUnit, type Degrees, degrees } from '../units.ts';
import type { CsvCells } from './columns.ts';
import { unguardFormula } from './formula.ts';
import { metresOf, readDegrees, readNumber } from './numbers.ts';

/** The site of a record, and its problems. */
export interface SiteReading {
  /** Null when the record names none. */
  readonly input: SiteInput | null;
  readonly problems: readonly Problem[];
}

/** Returns the site of a record. A place without a name is a problem: it could not be found again. */
export function readSite(cells: CsvCells, unit: AltitudeUnit): SiteReading {
  const name = unguardFormula(cells.site).trim();
  const location = unguardFormula(cells.location).trim();
  const place = readPlace(cells);
  const altitude = readNumber(cells.launchAltitude, { subject: 'site', field: 'launchAltitude' });
  if (name === '') {
    const saysWhere = location !== '' || cells.latitude.trim() !== '' || cells.longitude.trim() !== '';
    const nameless: readonly Problem[] = saysWhere ? [{ subject: 'site', field: 'name', code: 'required' }] : [];
    return { input: null, problems: [...nameless, ...altitude.problems] };
  }
  const launchAltitude = metresOf(altitude.value, unit);
  const input: SiteInput = { name, location, lat: place.lat, lng: place.lng, launchAltitude, remarks: '' };
  return { input, problems: [...problemsOfSite(input), ...place.problems, ...altitude.problems] };
}

interface PlaceReading {
  readonly lat: Degrees | null;
  readonly lng: Degrees | null;
  readonly problems: readonly Problem[];
}

/** Latitude and longitude; a missing half is found by the site's own rules. */
function readPlace({ latitude, longitude }: CsvCells): PlaceReading {
  const [lat, lng] = [readDegrees(latitude), readDegrees(longitude)];
  if (Number.isNaN(lat) || Number.isNaN(lng)) {
    return { lat: null, lng: null, problems: [{ subject: 'site', field: 'coordinates', code: 'notCoordinates' }] };
  }
  return { lat: lat === null ? null : degrees(lat), lng: lng === null ? null : degrees(lng), problems: [] };
}
