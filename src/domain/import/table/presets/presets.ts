import type { AltitudeUnit } from '../../../units.ts';
import type { Json } from '../../json/json-value.ts';
import { mappingOf } from '../mapping-of.ts';
import { OWN_LAYOUT, type TableMapping } from '../table-mapping.ts';
import flightbookDe from './flightbook-de.json' with { type: 'json' };
import flightbookEn from './flightbook-en.json' with { type: 'json' };
import flightbookFr from './flightbook-fr.json' with { type: 'json' };
import flightbookIt from './flightbook-it.json' with { type: 'json' };
import flugbuchCh from './flugbuch-ch.json' with { type: 'json' };
import flugbuech from './flugbuech.json' with { type: 'json' };
import garmin from './garmin.json' with { type: 'json' };
import logflyEn from './logfly-en.json' with { type: 'json' };
import logflyFr from './logfly-fr.json' with { type: 'json' };
import logflyTracksEn from './logfly-tracks-en.json' with { type: 'json' };
import logflyTracksFr from './logfly-tracks-fr.json' with { type: 'json' };
import logflyWeb from './logfly-web.json' with { type: 'json' };
import paraflightlog from './paraflightlog.json' with { type: 'json' };
import paraflightlogBackup from './paraflightlog-backup.json' with { type: 'json' };
import strava from './strava.json' with { type: 'json' };
import vfrnav from './vfrnav.json' with { type: 'json' };
import webLogbook from './web-logbook.json' with { type: 'json' };
import wingbook from './wingbook.json' with { type: 'json' };

/** The layouts of other logbooks: mappings as pilots keep them, each with the `source` where it was seen. A layout is tried in this order. */
const FILES: readonly Json[] = [
  flightbookDe,
  flightbookEn,
  flightbookFr,
  flightbookIt,
  flugbuchCh,
  flugbuech,
  garmin,
  logflyEn,
  logflyFr,
  logflyTracksEn,
  logflyTracksFr,
  logflyWeb,
  paraflightlogBackup,
  paraflightlog,
  strava,
  vfrnav,
  webLogbook,
  wingbook,
];

/** The mappings of other logbooks' layouts, and of our own in metres. */
export const PRESETS: readonly TableMapping[] = FILES.flatMap((file) => mappingOf(file) ?? []);

/** Returns the presets for a pilot: our own export has altitudes in the unit of its pilot, and does not name it. */
export function presetsIn(unit: AltitudeUnit): readonly TableMapping[] {
  const altitudeIn = unit === 'feet' ? 'ft' : 'm';
  return PRESETS.map((preset) => (preset.name === OWN_LAYOUT ? { ...preset, altitudeIn } : preset));
}
