import type { RowProblem } from '#domain/import/table/row-flight';
import type { TableEncoding } from '#domain/import/table/source-table';
import type { DateOrder, DurationUnit, TableField } from '#domain/import/table/table-mapping';
import type { Isolated } from '#domain/isolated';
import { NUMBERS, plural } from './formats.ts';

const { whole } = NUMBERS;

const rows = (count: number): string => `${whole(count)} ${plural(count, 'row', 'rows')}`;

/** What a column can be for: choices of a select, where long ones are cut off behind 20 letters. */
const FIELDS: Readonly<Record<TableField, string>> = {
  date: 'Date',
  time: 'Time of launch',
  landingTime: 'Time of landing',
  utcOffset: 'Offset from UTC',
  duration: 'Airtime',
  site: 'Site',
  launchAltitude: 'Launch altitude of the site',
  location: 'Location of the site',
  glider: 'Glider',
  altitude: 'Max altitude',
  latitude: 'Latitude',
  longitude: 'Longitude',
  activity: 'Activity',
  count: 'Number of flights',
  tags: 'Tags',
  remarks: 'Remarks',
};

/** Choices behind `Dates are`, and in a question. */
const DATE_ORDERS: Readonly<Record<DateOrder, string>> = {
  dmy: 'Day, month, year',
  mdy: 'Month, day, year',
  ymd: 'Year, month, day',
};

/** Choices behind `Airtimes without a unit are`, and in questions about a column. */
const DURATIONS: Readonly<Record<DurationUnit, string>> = {
  auto: 'As it looks',
  minutes: 'Minutes',
  seconds: 'Seconds',
  hours: 'Hours',
  hoursMinutes: 'Hours and minutes (1.05 is 1 h 5 min)',
  minutesSeconds: 'Minutes and seconds (12:45 is 12 min 45 s)',
  dayFractions: 'Fractions of a day',
};

/** Names of encodings, which stay, with the languages that they are used for. */
const ENCODINGS: Readonly<Record<TableEncoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16, big-endian',
  'windows-1252': 'Western Europe (Windows-1252)',
  'windows-1250': 'Central Europe (Windows-1250)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  macintosh: 'Old Mac (Macintosh)',
  shift_jis: 'Japanese (Shift-JIS)',
  'iso-8859-2': 'Central Europe (ISO 8859-2)',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1254': 'Turkish (Windows-1254)',
  gb18030: 'Chinese (GB 18030)',
  'euc-kr': 'Korean (EUC-KR)',
};

/** Why a row of a table is not read: said of the cell. */
export const ROW_PROBLEM_TEXTS: Readonly<Record<RowProblem, string>> = {
  noDate: 'There is no date.',
  badDate: 'This is no date in the order chosen.',
  badTime: 'This is no time of day.',
  badOffset: 'This is no offset from UTC.',
  badDuration: 'Not a valid airtime.',
  tooLongDuration: 'The airtime is longer than a day.',
  landingBeforeLaunch: 'The landing is before the launch.',
  badAltitude: 'This is no altitude.',
  badCoordinates: 'These are no coordinates.',
  badCount: 'This is no number of flights.',
  zeroFlights: 'The row stands for no flight.',
  manyFlights: 'The row stands for many flights: say what they are.',
  tooLong: 'The text is too long.',
  tooManyTags: 'There are more than 20 tags.',
  tagTooLong: 'A tag has more than 30 characters.',
  badTags: 'A tag has characters that cannot be shown.',
};

/** The mapping step of an import: which column of a table is what. */
export const IMPORT_MAPPING = {
  title: 'Columns of your table',
  titleOf: (number: number, count: number): string => `Columns of your table ${whole(number)} of ${whole(count)}`,
  /** The same where the top bar has little room. */
  shortTitle: 'Columns',
  about: (path: string, sheet: string | null, count: number): string =>
    [path, ...(sheet === null ? [] : [`sheet “${sheet}”`]), rows(count)].join(' · '),
  /** Button: goes on with the columns as they are chosen. */
  use: 'Use these columns',
  /** The same in the top bar: ≤ 14 letters. */
  useShort: 'Use',
  using: 'Keeping these columns …',
  /** Button. */
  leaveOut: 'Leave this table out',
  recognised: (name: Isolated): string => `Read as “${name}”. Look at the preview, then go on.`,
  proposed: 'Tell what each column is for. The preview shows what becomes of it; nothing is saved yet.',
  leaveQuestion: 'Leave the import? Nothing of it is saved yet.',
  /** Heads the list of columns. */
  columns: 'Columns',
  column: (number: number): string => `Column ${whole(number)}`,
  /** Name of a select. */
  isFor: (header: string): string => `What ${header} is for`,
  /** In that select: the column is left out. */
  unused: 'Leave out',
  /** In that select: each cell becomes a line of the remarks, `Weather: sunny`. */
  keptInRemarks: 'Keep in the remarks',
  /** Heads the list of columns that no field has. */
  others: (count: number): string => plural(count, 'A column without a field', 'Columns without a field'),
  othersLead:
    'Kept at the end of each flight’s remarks, up to 500 characters. What looks personal, or only numbers the rows, is left out at first.',
  /** In place of examples: the column has no values. */
  noValues: 'Empty',
  fields: FIELDS,
  noDateColumn: 'Choose the column that has the dates.',
  /** Heads the fields on dates, times, units. */
  reading: 'How it is read',
  /** Label of a select of known tables: which one this is. */
  format: 'Format',
  formatProposed: 'By headers and content',
  formatChanged: 'As chosen below',
  /** Names of known formats that are not names of programs alone. */
  formats: {
    'LogFly 5 with tracks': 'LogFly 5 with tracks',
    'ParaFlightLog backup': 'ParaFlightLog backup',
  } as Readonly<Record<string, string>>,
  own: (name: Isolated): string => `${name} (yours)`,
  encoding: 'Encoding',
  encodings: ENCODINGS,
  /** An encoding, with words of the table as they are in it. */
  encodingWith: (encoding: string, words: Isolated): string => `${encoding}: ${words}`,
  encodingTitle: 'Are the names right?',
  encodingLead: 'The file does not say how its letters are written. Choose another encoding when these are wrong.',
  unreadable: (count: number): string =>
    `${whole(count)} ${plural(count, 'cell has a character', 'cells have characters')} that cannot be read; they are shown as \ufffd.`,
  /** Label of a select: the character between two cells of a row. */
  delimiter: 'Between cells',
  delimiters: { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab', '|': 'Vertical bar' },
  headerRow: 'Row of the headers',
  /** In that select: the table has no row of headers. */
  noHeaderRow: 'None',
  headerRowOf: (number: number, text: string): string => `${whole(number)}: ${text}`,
  // Labels of selects, each going on with its choice.
  dateOrder: 'Dates are',
  dateOrders: DATE_ORDERS,
  timeIs: 'Times are',
  times: { local: 'Local time', utc: 'UTC' },
  altitudeIn: 'Altitudes are in',
  /** Choices behind it. */
  altitudes: { m: 'Metres', ft: 'Feet', kilometres: 'Kilometres' },
  durationIn: 'Airtimes without a unit are',
  durations: DURATIONS,
  decimal: 'Decimals have',
  decimals: { auto: 'As it looks', ',': 'Comma', '.': 'Point' },
  activities: 'Which of these are flights?',
  activityCount: (name: Isolated, count: number): string => `${name} (${whole(count)})`,
  /** The same of a kind that is read as ground handling unless it is chosen as flights. */
  handlingCount: (name: Isolated, count: number): string => `${name} (${whole(count)}): ground handling`,
  activityMissing: 'Choose what is a flight.',
  /** Heads a question about a column of few, repeating names, which follow. */
  names: (header: string): string => `What is in the column “${header}”?`,
  nameUses: {
    site: 'Sites',
    glider: 'Gliders',
    kept: 'Something else: keep it in the remarks',
    leftOut: 'Leave it out',
  },
  namesMissing: 'Choose what these names are.',
  /** Heads a question about rows that stand for more than 20 flights. */
  manyFlights: 'What are these flights?',
  manyFlightsLead: (row: number, flights: number): string =>
    `Row ${whole(row)} stands for ${whole(flights)} flights. Rows of up to 20 flights become as many flights, and share their airtime.`,
  manyFlightsAre: { before: 'Flights before this logbook', flights: 'Single flights' },
  manyFlightsHints: {
    before: 'Number and airtime go into your profile.',
    flights: 'Each becomes an entry of that day.',
  },
  manyFlightsMissing: 'Choose what these flights are.',
  zoneTitle: 'Where did you fly?',
  zoneLead: 'The times of this table are in UTC, and it does not say where the flights were.',
  zone: 'Time zone of the flights',
  zoneOpen: 'Choose a time zone',
  zoneUnknown: 'Not known: days as in UTC, without times',
  zoneMissing: 'Choose a time zone, or that it is not known.',
  readingAgainFailed: 'The file could not be read this way.',
  /** Heads a question: the days of the table have no year. */
  yearTitle: 'In which year were these flights?',
  yearLead: 'The dates of this table have no year.',
  yearOpen: 'Choose a year',
  yearMissing: 'Choose the year of the flights.',
  dateQuestion: 'Is the day or the month first?',
  dateQuestionLead: 'The dates of this table can be read both ways. What is right?',
  dateReading: (cell: string, day: string): string => `${cell} is ${day}`,
  dateAnswerMissing: 'Choose how the dates are read.',
  /** Questions about a column. */
  unitQuestions: { duration: 'What are the airtimes in?', altitude: 'What are the altitudes in?' },
  unitQuestionLead: 'The numbers of this table can be read in several ways. What is right?',
  thousands: (unit: string, mark: string): string => `${unit}, ${mark === ',' ? 'comma' : 'point'} for thousands`,
  noAirtimes: 'Times of the launch, not airtimes',
  clockAirtimes: 'Airtimes, as hours and minutes',
  /** Before the value that a cell has, or `readAsNothing`: `May 3, 2025: 1:05 is 1 h 05 min`. */
  readAs: (cell: string, day: string | null): string => (day === null ? `${cell} is` : `${day}: ${cell} is`),
  /** Behind `readAs`: the cell has no value. */
  readAsNothing: 'nothing',
  unitAnswerMissing: 'Choose what the numbers mean.',
  /** The unit of a column with its separator. */
  unitWith: (unit: string, mark: string): string => `${unit}, ${mark}`,
  marks: {
    decimal: (mark: string): string => (mark === ',' ? 'decimal comma' : 'decimal point'),
    thousands: (mark: string): string => (mark === ',' ? 'comma for thousands' : 'point for thousands'),
  },
  clock: 'Hours:minutes',
  /** Checkbox: the choice of columns is kept. */
  keep: 'Keep for the next table like this',
  /** Label of the field for the name of what is kept. */
  keepName: 'Name',
  keepNameMissing: 'Give it a name.',
  keepReplaces: 'This replaces what you have kept under this name.',
  keepFailed: (message: string): string => `The columns could not be kept. ${message}`,
  goOnWithout: 'Go on without keeping',
  // Buttons: the choice of columns as a file.
  save: 'Download as file',
  open: 'Open from file',
  openLabel: 'File with columns',
  openFailed: 'There are no columns of a table in this file.',
  forget: (name: Isolated): string => `Forget “${name}”`,
  forgetQuestion: (name: Isolated): string => `Forget “${name}”? Flights that were imported with it stay.`,
  /** Button of that question. */
  forgetConfirm: 'Forget',
  forgetFailed: (message: string): string => `It could not be forgotten. ${message}`,
  preview: 'Flights as they will be',
  previewCount: (flights: number, handlings: number, refused: number, leftOut: number): string =>
    [
      `${whole(flights)} ${plural(flights, 'flight', 'flights')}`,
      ...(handlings === 0 ? [] : [`${rows(handlings)} of ground handling`]),
      ...(refused === 0 ? [] : [`${rows(refused)} with a problem`]),
      ...(leftOut === 0 ? [] : [`${rows(leftOut)} empty or of another activity`]),
    ].join(' · '),
  previewFirst: (shown: number): string => `These are the first ${whole(shown)}. The review shows all of them.`,
  noFlights: 'There is no flight yet.',
  /** Head of a column: the number of a row of the table. */
  row: 'Row',
  utc: 'UTC',
  refused: (count: number): string => `${rows(count)} cannot be read`,
  refusedLead: 'They are left out, and the report names them. Another choice of columns may read them.',
  /** Rows. */
  refusedMore: (count: number): string => `${whole(count)} more are in the file to download.`,
  /** Of a table, and of a file. */
  refusedHeads: { row: 'Row', column: 'Column', value: 'Value', problem: 'Reason' },
  refusedTable: 'Rows that cannot be read',
  saveRefused: 'Download as CSV',
  /** The same in all languages. */
  refusedFileName: 'refused-rows.csv',
  /** The cell of a refused row, by the header of its column. */
  cell: (column: string, value: string): string =>
    [column, value === '' ? '' : `“${value}”`].filter((text) => text !== '').join(': '),
  /** Where a table is: its file, and the sheet of a workbook. */
  placeOf: (path: string, sheet: string | null): string => (sheet === null ? path : `${path}, sheet “${sheet}”`),
  loadingFailed: 'The columns that you keep could not be loaded.',
};
