import { NUMBERS, plural } from './formats.ts';

const { whole } = NUMBERS;

const flights = (count: number): string => `${whole(count)} ${plural(count, 'flight', 'flights')}`;

/** The review of an import: nothing is written yet. */
export const IMPORT_REVIEW = {
  title: 'Review',
  summary: (found: number, files: number): string =>
    `${flights(found)} in ${whole(files)} ${plural(files, 'file', 'files')}. Nothing is saved yet.`,
  import: (count: number): string => (count === 0 ? 'Nothing to import' : `Import ${flights(count)}`),
  /** The import brings sites, gliders or the pilot's settings, and no flights. */
  importOthers: 'Import the rest of the archive',
  archive: (
    path: string,
    moment: string | null,
    counts: { readonly sites: number; readonly gliders: number },
  ): string =>
    `${path} is a whole logbook${moment === null ? '' : ` of ${moment}`}, with ${whole(counts.sites)} ${plural(counts.sites, 'site', 'sites')} and ${whole(counts.gliders)} ${plural(counts.gliders, 'glider', 'gliders')}.`,
  pilotComes: 'Your logbook is empty, so it also gets the name, units, home league and earlier flights of the archive.',
  trackLost: 'Its track is damaged: the flight comes without it.',
  noDay: 'Its file does not say on which day it was recorded.',
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
    `${flights(count)} from GPX or KML: the ${plural(count, 'track is', 'tracks are')} stored as IGC.`,
  show: 'Show',
  all: 'All',
  /** Names of the outcomes, as filters. */
  filters: {
    new: 'New',
    fills: 'Fills an entry',
    question: 'Questions',
    known: 'Known',
    leftOut: 'Left out',
    refused: 'Refused',
  },
  /** What a filter shows when there is nothing. */
  none: 'No flights here.',
  whichFlight: 'Which flight is it?',
  isItNew: 'Is it a new flight?',
  /** Why a flight is known. */
  known: {
    known: 'In your logbook',
    sameFlight: 'By another recorder',
    repeated: 'Found twice',
    fills: 'Nothing to fill',
    question: 'Nothing to fill',
    new: 'Nothing to fill',
  },
  answer: 'What becomes of it',
  addAsNew: 'New flight',
  leaveOut: 'Leave out',
  /** An option: the entry that the flight is. */
  isEntry: (entry: string): string => `Is ${entry}`,
  answerFor: (flight: string): string => `What becomes of ${flight}`,
  flightOf: (date: string, time: string | null): string =>
    time === null ? `the flight of ${date}` : `the flight of ${date}, ${time}`,
  entryWithoutFields: 'the entry without time and site',
  inLogbook: 'In your logbook',
  fills: 'Fills',
  fields: {
    time: 'time',
    site: 'site',
    glider: 'glider',
    airtime: 'airtime',
    altitude: 'altitude',
    remarks: 'remarks',
    tags: 'tags',
    track: 'track',
  },
  noTrack: 'no track',
  newItem: 'new',
  change: (flight: string): string => `Change site and glider of ${flight}`,
  done: 'Done',
  bulk: (count: number): string => plural(count, 'The flight shown', `All ${flights(count)} shown`),
  bulkAdd: 'Import as new',
  bulkLeaveOut: 'Leave out',
  bulkReset: 'As proposed',
  bulkGlider: 'Glider of the flights shown',
  setGlider: 'Set glider …',
  tableLeftOut: 'You have left out this table.',
  refusedFiles: 'What cannot be imported',
  rowOfFile: (path: string, row: number): string => `${path}, row ${whole(row)}`,
  file: 'File',
  reason: 'Reason',
  table: 'Flights found',
};

/** New sites and gliders of an import. */
export const IMPORT_ITEMS = {
  sites: {
    title: (count: number): string => `${whole(count)} new ${plural(count, 'site', 'sites')}`,
    lead: 'Launches that are near none of your sites. Names come from a public database; change them as you like.',
    leadOfArchive: 'Sites that you do not have. They come with everything the archive says of them.',
    name: 'Name',
    use: 'Use',
    newSite: 'New site',
    flights,
    launchAt: (place: string): string => `${place}, launch`,
    launchNear: (place: string, km: number): string => `Launch near ${place}, ${km} km`,
    unnamed: 'Launch',
    useFor: (name: string): string => `Use for ${name}`,
    nameOf: (name: string): string => `Name of ${name}`,
    lookingUp: (count: number): string =>
      `${whole(count)} ${plural(count, 'name is', 'names are')} still being looked up: an import now takes the names shown.`,
    beingLookedUp: 'Its name is being looked up …',
    newNamed: (name: string): string => `${name} (new)`,
    near: (name: string, distance: string): string => `${name}, ${distance}`,
    sameName: 'You have a site of this name here; the flights get that one.',
    sameNew: 'Another new site has this name and is as near; the flights share it.',
    numbered: (name: string): string => `A site of this name is elsewhere; this one will be “${name}”.`,
    noLookUp: 'Names could not be looked up now.',
  },
  gliders: {
    title: 'Gliders',
    lead: 'What your files call your gliders, and which glider of yours it is.',
    none: 'Files that name none',
    newGlider: (name: string): string => `New glider “${name}”`,
    gliderFor: (text: string): string => `Glider for ${text}`,
  },
};
