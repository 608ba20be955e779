import type { Isolated } from '#domain/isolated';
import { counted, NUMBERS, plural } from './formats.ts';

const { whole } = NUMBERS;

const flights = (count: number): string => `${whole(count)} ${plural(count, 'flight', 'flights')}`;

/** Fields of an entry within a sentence. */
const FILLED = {
  time: 'time',
  site: 'site',
  glider: 'glider',
  airtime: 'airtime',
  altitude: 'altitude',
  remarks: 'remarks',
  tags: 'tags',
  track: 'track',
};

/** The review of an import: nothing is written yet. */
export const IMPORT_REVIEW = {
  /** Title of the page: what will be imported can be looked at. */
  title: 'Review',
  /** `42 flights in 40 files`. */
  summary: (found: number, files: number): string =>
    `${flights(found)} in ${whole(files)} ${plural(files, 'file', 'files')}. Nothing is saved yet.`,
  import: (count: number): string => (count === 0 ? 'Nothing to import' : `Import ${flights(count)}`),
  /** The import brings sites, gliders or the pilot's settings, and no flights. */
  importOthers: 'Import the rest of the archive',
  /** The import brings ground handling of a table, or its flights before this logbook, and no flights. */
  importOthersOfTable: 'Import the rest of the table',
  archive: (
    path: string,
    moment: string | null,
    counts: { readonly sites: number; readonly gliders: number },
  ): string =>
    `${path} is a whole logbook${moment === null ? '' : ` of ${moment}`}, with ${whole(counts.sites)} ${plural(counts.sites, 'site', 'sites')} and ${whole(counts.gliders)} ${plural(counts.gliders, 'glider', 'gliders')}.`,
  /** Of a whole logbook: how much gear and ground handling comes with it. */
  gearComes: (gear: number, handlings: number): string =>
    `With it come ${counted(gear, 'piece of gear', 'pieces of gear')} and ${counted(handlings, 'entry of ground handling', 'entries of ground handling')}.`,
  /** Of tables: how much ground handling comes with their flights. */
  handlingsCome: (count: number): string =>
    `It also brings ${counted(count, 'entry of ground handling', 'entries of ground handling')}.`,
  /** `places` are rows of files. */
  withoutGlider: (count: number, places: string): string =>
    `${counted(count, 'entry of ground handling names', 'entries of ground handling name')} no glider: choose one under “Gliders”, or ${plural(count, 'it is', 'they are')} not imported (${places}).`,
  pilotComes: 'Your logbook is empty, so it also gets the name, units, home league and earlier flights of the archive.',
  trackLost: 'Its track is damaged: the flight comes without it.',
  noDay: 'The file has no recording date.',
  /** In a select: the question that is open. */
  whichDay: 'Which day?',
  timesNotes: {
    noZone: 'Its file does not say the time zone: the times were read as UTC, so check the time of day.',
    spread: 'Its file has the times of its beginning and end only: those between are estimates.',
  },
  doubtful: 'This may not be a flight.',
  beginsInAir: 'Its recording begins in the air: no site is proposed.',
  endsInAir: 'Its recording ends in the air.',
  continued: (seconds: number, file: string): string =>
    `Begins in the air, ${whole(seconds)} s after ${file} ends there: probably one flight with it.`,
  joined: (files: number): string =>
    `Joined from ${whole(files)} files: each goes on where the one before ends. The track is stored as one file.`,
  /** Button: the parts of a joined flight become flights of their own. */
  keepApart: 'Keep them apart',
  mayBeAnother: 'Perhaps the same flight as another one of that day.',
  finish: 'Finish the import',
  stopped: (read: number, files: number): string =>
    `Reading was stopped: ${whole(read)} of ${whole(files)} ${plural(files, 'file was', 'files were')} read.`,
  goesOn: (moment: string): string => `This goes on with the import of ${moment}, which was not finished.`,
  startOver: 'Start over',
  openQuestions: (count: number): string =>
    count === 1
      ? '1 question is open. Without an answer that flight is left out.'
      : `${whole(count)} questions are open. Without an answer those flights are left out.`,
  converted: (count: number): string =>
    `${flights(count)} from other formats: the ${plural(count, 'track is', 'tracks are')} stored as IGC.`,
  /** Rows of a table stand for flights before this logbook: they go to the pilot’s totals. */
  before: (count: number, airtime: string): string =>
    `${flights(count)} before this logbook, ${airtime}: they go into your profile.`,
  beforeKnown: (count: number, airtime: string): string =>
    `${flights(count)} before this logbook, ${airtime}: left out, as your profile has such flights already.`,
  /** The headers of columns that the pilot has left out of a table. */
  columnsLeftOut: (path: string, headers: readonly string[]): string =>
    `${plural(headers.length, 'Column', 'Columns')} of ${path} left out: ${headers.join(', ')}.`,
  importedBefore: (moment: string): string =>
    `You have imported these files before, on ${moment}. Entries that you have stay as they are.`,
  /** Button below it: entries get what they have empty and the tables have. */
  fillAgain: (count: number): string => `Fill ${whole(count)} ${plural(count, 'entry', 'entries')} anyway`,
  /** Name of the buttons that filter the flights, for screen readers. */
  show: 'Show',
  /** The flights of all outcomes. */
  all: 'All',
  /** Names of the outcomes of flights, as filters with a number behind: short. The last is of files and rows, too. */
  filters: {
    new: 'New',
    fills: 'Fills an entry',
    question: 'Questions',
    known: 'Known',
    leftOut: 'Left out',
    refused: 'Unreadable',
  },
  /** What a filter shows when there is nothing. */
  none: 'No flights here.',
  whichFlight: 'Which flight is it?',
  isItNew: 'Is it a new flight?',
  /** In a select: why a flight is known, so that nothing becomes of it. */
  known: {
    known: 'In your logbook',
    sameFlight: 'By another recorder',
    repeated: 'Found twice',
    fills: 'Nothing to fill',
    question: 'Nothing to fill',
    new: 'Nothing to fill',
  },
  /** In that select: the flight is known, but the track in the logbook ends earlier. */
  longer: 'Longer than in your logbook',
  /** Head of the column of selects, for screen readers. */
  answer: 'What to do with it',
  // Options of that select.
  addAsNew: 'New flight',
  leaveOut: 'Leave out',
  /** An option: the entry that the flight is. */
  isEntry: (entry: string): string => `Is ${entry}`,
  /** Name of that select; the flight is {@link flightOf}, or the path of its file. */
  answerFor: (flight: string): string => `What becomes of ${flight}`,
  /** Stands in `answerFor` and `change` only. */
  flightOf: (date: string, time: string | null): string =>
    time === null ? `the flight of ${date}` : `the flight of ${date}, ${time}`,
  entryWithoutFields: 'the entry without time and site',
  /** Before the date, site and glider of the entry. */
  inLogbook: 'In your logbook',
  /** Behind the entry: which of its fields the flight fills: `Fills site, track`. */
  fills: (fields: readonly (keyof typeof FILLED)[]): string =>
    `Fills ${fields.map((field) => FILLED[field]).join(', ')}`,
  noTrack: 'no track',
  /** Behind the name of a site or glider that the import makes. */
  newItem: { site: 'new', glider: 'new' },
  /** Name of a button and question of its dialog. */
  change: (flight: string): string => `Change site and glider of ${flight}`,
  /** Button: closes the dialog. */
  done: 'Done',
  /** Before buttons that answer for all these flights. */
  bulk: (count: number): string => plural(count, 'The flight shown', `All ${flights(count)} shown`),
  // Buttons of it, verbs.
  bulkAdd: 'Import as new',
  bulkLeaveOut: 'Leave out',
  bulkReset: 'As proposed',
  bulkGlider: 'Glider of the flights shown',
  setGlider: 'Set glider …',
  tableLeftOut: 'You have left out this table.',
  refusedFiles: 'What cannot be imported',
  rowOfFile: (path: string, row: number): string => `${path}, row ${whole(row)}`,
  // Heads of the table of what is refused, and of a file with it.
  file: 'File',
  reason: 'Reason',
  table: 'Flights found',
};

/** New sites and gliders of an import. */
export const IMPORT_ITEMS = {
  sites: {
    title: (count: number): string => `${whole(count)} new ${plural(count, 'site', 'sites')}`,
    lead: 'Launches away from all your sites. Names come from a public database; change them as you like.',
    leadOfArchive: 'Sites that you do not have. They come with everything the archive says of them.',
    /** Label of the field, with the number of flights behind. */
    name: 'Name',
    /** Label of the select beside: the new site, or one of the pilot's to use instead. */
    use: 'Use',
    newSite: 'New site',
    flights,
    // Names that are proposed for a new site by the nearest place; the last where no place is near. They become data.
    launchAt: (place: string): string => `${place}, launch`,
    launchNear: (place: string, km: number): string => `Launch near ${place}, ${km} km`,
    unnamed: 'Launch',
    // Names of the select and of the field, for screen readers: each contains the label.
    useFor: (name: Isolated): string => `Use for ${name}`,
    nameOf: (name: Isolated): string => `Name of ${name}`,
    lookingUp: (count: number): string =>
      `${whole(count)} ${plural(count, 'name is', 'names are')} still being looked up: an import waits up to 10 seconds for them, and then takes the names shown.`,
    /** Button that imports, while it waits. */
    waiting: 'Waiting for names …',
    beingLookedUp: 'Its name is being looked up …',
    /** In the select of sites: one that the import makes. */
    newNamed: (name: Isolated): string => `${name} (new)`,
    /** In the select of sites: one of the pilot's, with its distance. */
    near: (name: Isolated, distance: string): string => `${name}, ${distance}`,
    sameName: 'You have a site of this name here; the flights get that one.',
    sameNew: 'Another new site has this name and is as near; the flights share it.',
    numbered: (name: Isolated): string => `A site of this name is elsewhere; this one will be “${name}”.`,
    noLookUp: 'Names could not be looked up now.',
  },
  gliders: {
    title: 'Gliders',
    lead: 'What your files call your gliders, and which glider of yours it is.',
    /** In place of the name of a glider. */
    none: 'Files that name none',
    newGlider: (name: Isolated): string => `New glider “${name}”`,
    /** Label of a select; behind is what the files say. */
    gliderFor: (text: string): string => `Glider for ${text}`,
  },
};
