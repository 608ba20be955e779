import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What two independent programs found in a file of the corpus; null for an empty cell of the table. */
export interface Truth {
  readonly file: string;
  /** Whether both programs found the same. */
  readonly isTrusted: boolean;
  readonly date: string | null;
  /** `hh:mm:ss`, UTC. */
  readonly firstFix: string | null;
  readonly fixes: number;
  readonly validFixes: number | null;
  readonly durationS: number | null;
  readonly firstLat: number | null;
  readonly firstLng: number | null;
  /** Metres, spikes included. */
  readonly maxGnss: number | null;
  /** Metres, spikes included. */
  readonly maxPressure: number | null;
  /** Metres, from launch to landing, without spikes. */
  readonly maxAltitude: number | null;
  /** Unix seconds. */
  readonly launch: number | null;
  /** Unix seconds. */
  readonly landing: number | null;
  /** Whether two detectors found the same launch. */
  readonly isLaunchAgreed: boolean;
  /** Whether two detectors found the same landing. */
  readonly isLandingAgreed: boolean;
}

/** Returns the rows of the corpus' table, `truth.tsv`. */
export function readTruth(folder: string): readonly Truth[] {
  const [head = '', ...lines] = readFileSync(join(folder, 'truth.tsv'), 'utf8').trimEnd().split('\n');
  const names = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return truthOf((name) => cells[names.indexOf(name)] || null);
  });
}

function truthOf(cell: (name: string) => string | null): Truth {
  const number = (name: string): number | null => (cell(name) === null ? null : Number(cell(name)));
  return {
    file: cell('file') ?? '',
    isTrusted: cell('trusted') === 'yes',
    date: cell('date'),
    firstFix: cell('first_fix_utc'),
    fixes: number('fixes') ?? 0,
    validFixes: number('valid_fixes'),
    durationS: number('duration_s'),
    firstLat: number('first_lat'),
    firstLng: number('first_lng'),
    maxGnss: number('max_gps_m'),
    maxPressure: number('max_pressure_m'),
    maxAltitude: number('max_altitude_m'),
    launch: unixSeconds(cell('takeoff_utc')),
    landing: unixSeconds(cell('landing_utc')),
    isLaunchAgreed: cell('launch_agreed') === 'yes',
    isLandingAgreed: cell('landing_agreed') === 'yes',
  };
}

function unixSeconds(time: string | null): number | null {
  return time === null ? null : Date.parse(time) / 1000;
}
