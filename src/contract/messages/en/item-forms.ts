import type { Isolated } from '#domain/isolated';
import { plural } from './formats.ts';

const FLIGHT_FORM = {
  /** Link that fills the form with site, glider and tags of the last flight. */
  likeLast: 'Like the last flight',
  newGlider: 'New glider',
  newSite: 'New site',
  atLaunch: (place: string): string => `At the launch of the track (${place})`,
  siteOnMap: 'Place it on a map, and more',
  deleteQuestion: 'Delete this flight?',
  /** Checkbox: a flight straight down to the landing, without lift. */
  sledRide: 'Sled ride',
};

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
const IGC = {
  /** Heads the part of the form. */
  title: 'IGC track',
  file: 'IGC file',
  choose: 'Choose IGC file',
  /** Behind the button that chooses a file. */
  orDrop: 'or drop it here',
  /** Button: another file in place of this one. */
  replace: 'Replace',
  /** Link below the message that a file is too large. */
  openInImport: 'Open it in the import, which takes up to 8 MB',
  reading: (name: Isolated): string => `Reading ${name}`,
  knownTrack: 'You have this track already',
  knownTrackOf: (flight: string): string => `You have this track already: flight of ${flight}`,
  /** Link to the flight that has the track: a verb. */
  open: 'Open',
  addAnyway: 'Add anyway',
  noSiteNear: (place: string): string => `No site near takeoff coordinates (${place}) found. Create new site?`,
  createSite: 'Create new',
  nearestSite: 'Nearest site',
  noDay: 'This file has no recording date. When was the flight?',
  whichDecade: 'This file has no recording date, and its name leaves the decade open. When was the flight?',
  dayOfFlight: 'Day of the flight',
  /** Button. */
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
  /** Heads the tool that cuts off the beginning and end of a track; not the trim of lines. */
  trim: 'Trim',
  /** Button that opens it. */
  trimStored: 'Trim',
  /** Labels of its two sliders: where the flight begins and ends. */
  trimStart: 'Start',
  trimEnd: 'End',
  /** Button: nothing is cut off. */
  trimReset: 'Reset',
  utc: (time: string): string => `${time} UTC`,
};

/** Proposals of known sites around the coordinates in the form of a site. */
const PROPOSALS = {
  title: 'Known sites nearby',
  pending: 'Looking for known sites nearby ...',
  /** A button in the same notice takes it. */
  found: (name: Isolated, distance: string): string => `We found the site "${name}" at ${distance} distance`,
  /** Button: name, place and altitude of the known site come into the form. */
  use: 'Use this data',
  /** Split at its link to the database. */
  nothing: (distance: string) => ({
    before: `No site found within a distance of ${distance}. Consider adding new site data to a `,
    link: 'public paragliding-site database',
    after: ' or increase search radius.',
  }),
  widen: 'Increase search radius',
  credit: (source: string): string => `Site data: ${source}`,
};

/** The map on which the place of a site is chosen. */
const PICKER = {
  title: 'Choose a place on the map',
  /** Name of the mark on the map that is moved. */
  pin: 'Pin',
  close: 'Close Map',
  /** Button: takes what is ticked into the form. */
  apply: 'Apply',
  searchLabel: 'Address or coordinates',
  /** In the empty field of the search on the map: ≤ 24 letters. */
  placeholder: 'type or drop a pin',
  search: 'Search',
  searching: 'Searching ...',
  nothingFound: 'Nothing found. Try other words or drop a pin.',
  foundPlaces: 'Found places',
  locate: 'My location',
  locating: 'Locating ...',
  notShared: 'Your browser does not share your location with this page. Allow it there, or search, or drop a pin.',
  notFound: 'Your location could not be found. Search or drop a pin.',
  pending: 'Looking up ...',
  /** In place of an address or an elevation. */
  unknown: 'Unknown',
  elevationOf: (source: string): string => `Elevation: ${source}`,
};

/** The tags of flights, and the field to enter them. */
const TAGS = {
  label: 'Tags',
  /** `Enter` is the key. */
  hint: 'Enter or a comma ends a tag.',
  /** Names of two lists of tags, for screen readers. */
  chosen: 'Chosen',
  proposed: 'Proposed',
  add: (tag: Isolated): string => `Add ${tag}`,
  /** Proposed to every pilot, after those that the pilot uses: as pilots write them, ≤ 30 letters, without a comma. They become data. */
  common: [
    'hike & fly',
    'cross-country',
    'thermal',
    'soaring',
    'tandem',
    'training',
    'competition',
    'ground handling',
    'acro',
  ] as readonly string[],
};

/** What was changed elsewhere while a form was open, or since a pending change was made. */
const CONFLICT = {
  lead: 'This has been changed meanwhile. Choose what to keep, and save again.',
  /** Which value of a field is kept. */
  mine: 'Yours',
  theirs: 'On the server',
  /** The field has no value. */
  nothing: 'Empty',
  myTrack: 'The track in this form',
  theirTrack: 'The track that is saved',
};

/** The texts of the forms of flights and sites alone, in English. They are loaded with the forms, so they do not delay the flight list. */
export const ITEM_FORMS = {
  forms: {
    hours: (label: string): string => `${label}, hours`,
    minutes: (label: string): string => `${label}, minutes`,
    restored: 'Restored what you had typed.',
    leaveQuestion: 'Leave without saving your changes?',
    /** The logbook was replaced by a backup while a form was open. */
    openAgain:
      'This form was opened before the logbook was restored from a backup, so it may now belong to another record. Please open the record again.',
    unreadableFile: (name: Isolated): string => `Couldn't read file ${name}`,
    /** Before ` · View`. */
    saved: 'Saved',
    savedHere: 'Saved on this device',
    /** The flight was saved, and so many further flights of the same file. */
    savedWith: (others: number): string => `Saved, and ${others} more of the same file`,
  },
  flightForm: FLIGHT_FORM,
  igc: IGC,
  conflict: CONFLICT,
  picker: PICKER,
  proposals: PROPOSALS,
  tags: TAGS,
};
