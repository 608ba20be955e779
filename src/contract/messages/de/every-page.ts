import type { ErrorType } from '#contract/errors';
import { PRODUCT_NAME } from '#contract/product';
import type {
  ENGLISH as EN,
  ERRORS as ERRORS_EN,
  FRAME as FRAME_EN,
  TERMS as TERMS_EN,
  XC as XC_EN,
} from '../en/every-page.ts';
import { FLIGHTS } from './flights.ts';
import { AIRTIME, DATES, NUMBERS, plural, UNITS } from './formats.ts';

export const TERMS: typeof TERMS_EN = {
  flight: 'Flug',
  flights: 'Flüge',
  site: 'Fluggebiet',
  sites: 'Fluggebiete',
  noSite: 'Kein Fluggebiet',
  glider: 'Schirm',
  gliders: 'Schirme',
  noGlider: 'Kein Schirm',
  pilot: 'Profil',
  statistics: 'Statistik',
  track: 'Track',
  name: 'Name',
  requiredName: 'Name*',
  date: 'Datum',
  requiredDate: 'Datum*',
  time: 'Uhrzeit',
  timeZone: 'Zeitzone',
  year: 'Jahr',
  month: 'Monat',
  day: 'Tag',
  airtime: 'Flugzeit',
  airtimeHead: 'Flugzeit',
  altitude: 'Höhe',
  maxAltitude: 'Max. Höhe',
  launchAltitude: 'Starthöhe',
  barogram: 'Barogramm',
  xc: 'XC',
  address: 'Adresse',
  location: 'Ort',
  coordinates: 'Koordinaten',
  elevation: 'Geländehöhe',
  remarks: 'Bemerkungen',
  tags: 'Schlagwörter',
  unit: 'Einheit',
  units: 'Einheiten',
  altitudeUnit: 'Höheneinheit',
  distanceUnit: 'Distanzeinheit',
  email: 'E-Mail',
  password: 'Passwort',
};

export const XC: typeof XC_EN = {
  homeLeague: 'Meine Liga',
  leagues: { xcontest: 'XContest', ffvl: 'FFVL (CFD)', fai: 'FAI', leonardo: 'Leonardo', worldXc: 'World XC' },
  types: {
    freeFlight: 'Freie Strecke',
    freeTriangle: 'Flaches Dreieck',
    faiTriangle: 'FAI-Dreieck',
    closedFreeTriangle: 'Flaches Dreieck, geschlossen',
    closedFaiTriangle: 'FAI-Dreieck, geschlossen',
  },
};

const ACTIONS: (typeof EN)['actions'] = {
  add: 'Hinzufügen',
  back: 'Zurück',
  cancel: 'Abbrechen',
  close: 'Schließen',
  delete: 'Löschen',
  deleting: 'Wird gelöscht …',
  discard: 'Verwerfen',
  dismiss: 'Ausblenden',
  edit: 'Bearbeiten',
  import: 'Importieren',
  leave: 'Verlassen',
  logIn: 'Anmelden',
  logOut: 'Abmelden',
  reload: 'Neu laden',
  remove: (name: string): string => `${name} entfernen`,
  save: 'Speichern',
  saveAsNew: 'Als neu speichern',
  // Not the passive of the others: there is room for 15 letters.
  saving: 'Speichert …',
  sending: 'Wird gesendet …',
  signUp: 'Registrieren',
  tryAgain: 'Erneut versuchen',
  trying: 'Neuer Versuch …',
  view: 'Ansehen',
};

const ERROR_MESSAGES = {
  ajaxNetworkError: 'Der Server antwortet nicht. Prüfe deine Internetverbindung.',
  authenticationError: 'E-Mail oder Passwort ist falsch.',
  badRequest: 'Diese Anfrage ließ sich nicht beantworten.',
  DBReadError: 'Die Daten konnten nicht geladen werden.',
  DBWriteError: 'Die Daten konnten nicht gespeichert werden. Versuch es später noch einmal.',
  invalidAuthToken: 'Bestätigungslink ist ungültig oder abgelaufen.',
  invalidCsrfToken: 'Ungültiges CSRF-Token.',
  fileImportError: 'Deine Datei konnte nicht importiert werden. Prüfe ihr Format.',
  needEmailVerification: 'Dafür musst du zuerst deine E-Mail-Adresse bestätigen.',
  recordNotFound: 'Diesen Eintrag gibt es in der Datenbank nicht.',
  thirdPartyError: 'Ein externer Dienst hat ein Problem.',
  unsupportedBrowserVersion: 'Für diese Funktion brauchst du einen neueren Browser.',
  userMismatch:
    'Du bist jetzt mit einem anderen Konto angemeldet (wohl in einem anderen Tab). Lade diese Seite neu. Nicht Gespeichertes geht dabei verloren.',
  validationError: 'Ungültige Angaben.',
} satisfies Record<ErrorType, string>;

export const ERRORS: typeof ERRORS_EN = { ...ERROR_MESSAGES, other: 'Es ist ein Fehler aufgetreten.' };

const FORMS: (typeof EN)['forms'] = {
  hours: (label: string): string => `${label}, Stunden`,
  minutes: (label: string): string => `${label}, Minuten`,
  restored: 'Deine Eingaben sind wieder da.',
  leaveQuestion: 'Verlassen, ohne die Änderungen zu speichern?',
  openAgain:
    'Dieses Formular war schon offen, als das Flugbuch aus einer Sicherung wiederhergestellt wurde. Vielleicht gehört es jetzt zu einem anderen Eintrag: Öffne den Eintrag neu.',
  unreadableFile: (name: string): string => `Datei nicht lesbar: ${name}`,
  saved: 'Gespeichert',
  savedHere: 'Auf diesem Gerät gespeichert',
  savedWith: (others: number): string =>
    plural(
      others,
      'Gespeichert, dazu 1 weiterer Flug derselben Datei',
      `Gespeichert, dazu ${others} weitere Flüge derselben Datei`,
    ),
};

export const FRAME: typeof FRAME_EN = {
  breadcrumb: 'Navigationspfad',
  darkTheme: 'Dunkles Design',
  language: 'Sprache',
  languageStays: 'Sprache nicht geändert: Der Server antwortet nicht.',
  lightTheme: 'Helles Design',
  demo: 'Demo',
  demoEnding: 'wird gleich gelöscht',
  demoEndsInMinutes: (minutes: number): string => `wird in ${minutes}\u00a0min gelöscht`,
  demoEndsInHours: (hours: number): string => `wird in ${hours}\u00a0h gelöscht`,
  logOutFailed: 'Serverfehler. Abmelden fehlgeschlagen.',
  mainNavigation: 'Hauptnavigation',
  menu: 'Menü',
  navigation: {
    flights: 'Flüge',
    sites: 'Fluggebiete',
    gliders: 'Schirme',
    stats: 'Statistik',
    pilot: 'Profil',
  },
  noConnection: (asOf: string): string => `Keine Verbindung · Stand ${asOf}`,
  notSent: (count: number): string =>
    plural(count, '1 Änderung noch nicht gesendet', `${count} Änderungen noch nicht gesendet`),
  needsYou: (count: number): string => plural(count, '1 Änderung zu klären', `${count} Änderungen zu klären`),
  itemNotSent: 'Nicht gesendet',
  itemNeedsYou: 'Zu klären',
  notFound: 'Hoppla! Seite nicht gefunden',
  notOpened: 'Diese Seite ließ sich nicht öffnen',
  newVersion: 'Eine neue Version ist da.',
  nothingHere: 'Unter dieser Adresse gibt es nichts.',
  isAtAddress: (address: string): string => `Dieses ${PRODUCT_NAME} ist unter ${address} zu finden – öffne es dort.`,
  skip: 'Zum Inhalt springen',
  verification: 'Bestätigung',
  verifyEmail: 'Bestätige deine E-Mail-Adresse.',
  verificationWasSent: (email: string): string => `Link an ${email} gesendet.`,
  verificationSent: (email: string): string => `Bestätigungslink an ${email} gesendet`,
  sendAgain: 'E-Mail erneut senden',
};

export const ENGLISH: typeof EN = {
  actions: ACTIONS,
  airtime: AIRTIME,
  dates: DATES,
  errors: ERRORS,
  flights: FLIGHTS,
  forms: FORMS,
  frame: FRAME,
  numbers: NUMBERS,
  terms: TERMS,
  units: UNITS,
  xc: XC,
};
