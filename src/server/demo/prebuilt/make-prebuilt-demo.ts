import { composeIgcFileName } from '#domain/igc/file-name';
import type { LocalDate } from '#domain/local-date';
import { numberOfFlight } from '#domain/order/numbering';
import { readFlownTrack } from '#domain/track/read-track';
import { storedFindingsOf } from '#server/threads/tasks/compute-findings';
import { DEMO_SITES } from '../content/sites.ts';
import type { DemoFlight } from '../demo-flight.ts';
import { type DemoLogbook, demoLogbook } from '../demo-logbook.ts';
import { seededRandom } from '../random.ts';
import type { PrebuiltDemo, PrebuiltFlight, PrebuiltTrack } from './prebuilt-demo.ts';
import { gzipWithStoredHead } from './stored-head.ts';

/** Every demo pilot has the same logbook. */
const SEED = 1;
/** The zone of a day on which no flight has a site. */
const HOME_ZONE = 'Europe/Zurich';
const FIRST_POSITION = /^B/m;

/** Returns the demo pilot's logbook up to the day before `today`, with tracks analysed, their findings computed, and compressed. Takes seconds. */
export function makePrebuiltDemo(today: LocalDate): PrebuiltDemo {
  const logbook = demoLogbook({ today, random: seededRandom(SEED) });
  const { pilot, sites, gliders, flights } = logbook;
  return { madeFor: today, pilot, sites, gliders, flights: flights.map((_, index) => prebuiltFlight(logbook, index)) };
}

function prebuiltFlight(logbook: DemoLogbook, index: number): PrebuiltFlight {
  const flight = logbook.flights[index];
  if (!flight) throw new Error(`The demo has no flight ${index}`);
  const { siteIndex, gliderIndex, igc, ...input } = flight;
  return {
    input: { ...input, siteId: idAt(siteIndex), gliderId: idAt(gliderIndex) },
    timeZone: zoneOf(flight, logbook.flights),
    track: igc === null ? null : prebuiltTrack(igc, (recorder) => fileNameOf(logbook, index, recorder)),
  };
}

function prebuiltTrack(igc: string, nameOf: (recorder: string) => string): PrebuiltTrack {
  const reading = readFlownTrack(Buffer.from(igc, 'latin1'), null);
  if (reading.state === 'unreadable') throw new Error('A track of the demo cannot be read');
  const { analysis } = reading.track;
  const headLength = igc.search(FIRST_POSITION);
  const content = gzipWithStoredHead(igc.slice(0, headLength), igc.slice(headLength));
  return {
    fileName: nameOf(analysis.recorder),
    sizeBytes: igc.length,
    content: content.toString('base64'),
    analysis,
    computed: storedFindingsOf(reading.flown),
  };
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
