import { DEMO } from '#contract/messages/en/demo';
import { composeIgcFileName } from '#domain/igc/file-name';
import type { LocalDate } from '#domain/local-date';
import { numberOfFlight } from '#domain/order/numbering';
import { readFlownTrack } from '#domain/track/read-track';
import type { DemoFiles, DemoFilesFlight, DemoFilesTrack } from '#server/demo/demo-files';
import { storedFindingsOf } from '#server/services/tracks/compute-findings';
import { seededRandom } from '#test/builders/random';
import { type DemoFlight, type DemoLogbook, demoLogbook } from './demo-logbook.ts';
import { DEMO_SITES } from './demo-sites.ts';

/** Every demo pilot has the same logbook. */
const SEED = 1;
/** The zone of a day on which no flight has a site. */
const HOME_ZONE = 'Europe/Zurich';

/** Keys of remarks by their English text: the files have no texts, as a demo is in the language of its visitor. */
const KEYS = new Map<string, string>(Object.entries(DEMO.flights).map(([key, text]) => [text, key]));

/** What the demo's folder holds: the logbook, and the texts of the IGC files by their names. */
export interface MadeDemoFiles {
  readonly logbook: DemoFiles;
  readonly tracks: ReadonlyMap<string, string>;
}

/** Returns the demo pilot's logbook up to the day before `today`, its tracks with their analysis and findings. Takes seconds. */
export function makeDemoFiles(today: LocalDate): MadeDemoFiles {
  const made = demoLogbook({ today, random: seededRandom(SEED) });
  const { pilot, sites, gliders } = made;
  const flights = made.flights.map((_, index) => demoFlight(made, index));
  const tracks = made.flights.flatMap(({ igc }, index) => {
    const { track } = flights[index] ?? {};
    return igc === null || !track ? [] : [[track.fileName, igc] as const];
  });
  return {
    logbook: {
      madeFor: today,
      pilot,
      sites: sites.map((site) => ({ ...site, location: '', remarks: '' })),
      gliders: gliders.map((glider) => ({ ...glider, remarks: '' })),
      flights,
    },
    tracks: new Map(tracks),
  };
}

function demoFlight(logbook: DemoLogbook, index: number): DemoFilesFlight {
  const flight = logbook.flights[index];
  if (!flight) throw new Error(`The demo has no flight ${index}`);
  const { siteIndex, gliderIndex, igc, ...input } = flight;
  return {
    input: { ...input, remarks: keyOf(input.remarks), siteId: idAt(siteIndex), gliderId: idAt(gliderIndex) },
    timeZone: zoneOf(flight, logbook.flights),
    track: igc === null ? null : demoTrack(igc, (recorder) => fileNameOf(logbook, index, recorder)),
  };
}

function keyOf(remark: string): string {
  const key = remark === '' ? '' : KEYS.get(remark);
  if (key === undefined) throw new Error(`The catalogue does not have the remark ${remark}`);
  return key;
}

function demoTrack(igc: string, nameOf: (recorder: string) => string): DemoFilesTrack {
  const reading = readFlownTrack(Buffer.from(igc, 'latin1'), null);
  if (reading.state === 'unreadable') throw new Error('A track of the demo cannot be read');
  const { analysis } = reading.track;
  return { fileName: nameOf(analysis.recorder), analysis, computed: storedFindingsOf(reading.flown) };
}

/** All flights of a day are at one site. */
function zoneOf({ date }: DemoFlight, flights: readonly DemoFlight[]): string {
  const placed = flights.find((other) => other.date === date && other.siteIndex !== null);
  return DEMO_SITES[placed?.siteIndex ?? -1]?.timeZone ?? HOME_ZONE;
}

function fileNameOf({ flights, pilot }: DemoLogbook, index: number, recorderSerial: string): string {
  const dated = flights.map(({ date, time }, place) => ({ id: place + 1, date, time }));
  const flight = dated[index];
  if (!flight) throw new Error(`The demo has no flight ${index}`);
  return composeIgcFileName({
    date: flight.date,
    recorderSerial,
    pilotName: pilot.userName,
    flightNumberOfDay: numberOfFlight(flight, dated, 0).inDay,
  });
}

/** Ids are counted from 1 in the order of insertion. */
function idAt(index: number | null): number | null {
  return index === null ? null : index + 1;
}
