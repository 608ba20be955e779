import { plural } from '../../formats/plural.ts';
/** A flight in the list of those of a file: its position from 1 on, times of day and airtime. */
export interface FlightOfFileLabel {
  readonly position: number;
  readonly count: number;
  readonly from: string;
  readonly to: string;
  readonly airtime: string;
  readonly isDoubtful: boolean;
}

/** Of a flight that may be something else. */
const PERHAPS_NONE = ' · perhaps none';

/** The track in the form of a flight. */
export const IGC = {
  title: 'IGC track',
  file: 'IGC file',
  choose: 'Choose IGC file',
  orDrop: 'or drop it here',
  replace: 'Replace',
  reading: (name: string): string => `Reading ${name}`,
  knownTrack: 'You have this track already',
  knownTrackOf: (flight: string): string => `You have this track already: flight of ${flight}`,
  open: 'Open',
  addAnyway: 'Add anyway',
  noSiteNear: (place: string): string => `No site near takeoff coordinates (${place}) found. Create new site?`,
  createSite: 'Create new',
  nearestSite: 'Nearest site',
  noDay: 'This file does not say on which day it was recorded. When was the flight?',
  whichDecade:
    'This file does not say on which day it was recorded, and its name leaves the decade open. When was the flight?',
  dayOfFlight: 'Day of the flight',
  takeDay: 'Use this day',
  rolledOver: (day: string, probable: string): string =>
    `The file says ${day}. Some receivers count 1,024 weeks too few: then the flight was on ${probable}.`,
  takeProbableDay: (day: string): string => `Use ${day}`,
  surelyNone: 'Nothing in this file is surely a flight. Check its start and end before you save it.',
  mayBeNone: 'This may not be a flight. Check its start and end before you save it.',
  beginsInAir: 'The recording begins in the air: where it was launched is not known, so no site is proposed.',
  endsInAir: 'The recording ends in the air.',
  whichFlight: 'Flight of this file',
  /** `Flight 1 of 3 · 10:12–10:48 · 36 min`. */
  flightOfFile: ({ position, count, from, to, airtime, isDoubtful }: FlightOfFileLabel): string =>
    `Flight ${position} of ${count} · ${from}–${to} · ${airtime}${isDoubtful ? PERHAPS_NONE : ''}`,
  addOthers: (count: number): string =>
    plural(count, 'Add the other one as a flight, too', `Add the other ${count} as flights, too`),
  /** Where the logbook has some of them. */
  addOthersNotStored: (count: number): string =>
    plural(
      count,
      'Add the other one that is not in your logbook yet, too',
      `Add the other ${count} that are not in your logbook yet, too`,
    ),
  othersNotAdded: (added: number, count: number, reason: string): string =>
    plural(
      count,
      `This flight is saved, but the other one is not: ${reason}`,
      `This flight is saved, and ${added} of the ${count} others. Then: ${reason}`,
    ),
  trim: 'Trim',
  trimStored: 'Trim',
  trimStart: 'Start',
  trimEnd: 'End',
  trimReset: 'Reset',
  utc: (time: string): string => `${time} UTC`,
};
