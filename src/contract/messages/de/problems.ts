import type { Problem, Subject } from '#domain/problem';
import { MIN_PASSWORD } from '#domain/text';
import type { PROBLEMS as EN } from '../en/problems.ts';
import { TERMS } from './every-page.ts';

const FIELD_NAMES: (typeof EN)['fieldNames'] = {
  flight: {
    hours: 'Flugzeit',
    minutes: 'Flugzeit',
    siteId: 'Fluggebiet',
    gliderId: 'Schirm',
    igcFileName: 'Dateiname',
    flights: 'Flüge',
  },
  site: {
    name: 'Name',
    lat: 'Breitengrad',
    lng: 'Längengrad',
    latLngString: 'Koordinaten',
    launchAltitude: 'Starthöhe',
    sites: 'Fluggebiete',
  },
  glider: {
    name: 'Name',
    initialFlightNum: 'Frühere Flüge',
    initialAirtime: 'Frühere Flugzeit',
    hours: 'Frühere Flugzeit',
    minutes: 'Frühere Flugzeit',
    checkedOn: 'Letzter Check',
    checkMonths: 'Monate bis zum nächsten Check',
    checkHours: 'Flugstunden bis zum nächsten Check',
    checkFlights: 'Flüge bis zum nächsten Check',
    serialNumber: 'Seriennummer',
    inUseFrom: 'In Gebrauch seit',
    inUseUntil: 'In Gebrauch bis',
    handlingFactor: 'Groundhandling für die Stunden des Checks',
    gliders: 'Schirme',
  },
  gear: {
    name: 'Name der Ausrüstung',
    kind: 'Art',
    serialNumber: 'Seriennummer',
    inUseFrom: 'In Gebrauch seit',
    inUseUntil: 'In Gebrauch bis',
    gliderIds: 'Schirm',
    checks: 'Checks',
    gear: 'Ausrüstungsteile',
  },
  handling: {
    duration: 'Dauer',
    hours: 'Dauer',
    minutes: 'Dauer',
    gliderId: 'Schirm',
    handlings: 'Einträge Groundhandling',
  },
  pilot: {
    userName: 'Name',
    initialFlightNum: 'Frühere Flüge',
    initialAirtime: 'Frühere Flugzeit',
    hours: 'Frühere Flugzeit',
    minutes: 'Frühere Flugzeit',
    homeLeague: 'Meine Wertung',
    currencyRules: 'eigene Regeln',
    language: 'Sprache',
    checkEmails: 'E-Mails zu Checks',
  },
  account: {
    currentPassword: 'Aktuelles Passwort',
    nextPassword: 'Neues Passwort',
  },
  file: { igc: 'Datei', csv: 'Datei' },
  place: { query: 'Adresse', dist: 'Distanz' },
};

const TEMPLATES: Readonly<Record<Problem['code'], string>> = {
  required: '„%field“ darf nicht leer sein',
  tooLong: '„%field“ darf höchstens %max Zeichen haben',
  badCharacters: '„%field“ enthält Zeichen, die sich nicht speichern lassen',
  controlCharacters: '„%field“ enthält unsichtbare Steuerzeichen: Entferne sie oder tippe den Text neu',
  noNumber: '„%field“ muss eine Zahl sein',
  notWhole: '„%field“ muss eine ganze Zahl sein, mindestens 0',
  notNumber: '„%field“ muss eine Zahl sein, mindestens 0',
  notDate: 'Das Datum muss die Form JJJJ-MM-TT haben',
  notTime: 'Die Uhrzeit muss die Form hh:mm haben',
  notCoordinates: 'Koordinaten müssen in Dezimalgrad sein, etwa 38.8897°, -77.0089° oder 45.455678 56.452332',
  halfCoordinates: 'Gib Breitengrad und Längengrad an oder keines von beiden',
  nameTaken: '%field mit diesem Namen gibt es schon',
  gone: '„%field“: Was du gewählt hast, gibt es nicht mehr',
  notOneOf: 'Dieser Wert ist für „%field“ nicht möglich',
  tooFar: '„%field“ darf höchstens %max sein',
  emailTaken: 'Es gibt schon ein Konto mit dieser E-Mail-Adresse',
  notEmail: 'Das ist keine gültige E-Mail-Adresse',
  passwordTooShort: `Das Passwort muss mindestens ${MIN_PASSWORD} Zeichen haben`,
  passwordTooCommon: 'Dieses Passwort ist zu leicht zu erraten',
  wrongPassword: '„%field“ stimmt nicht',
  notIgc: 'Es muss eine .igc-Datei sein.',
  fileTooLarge: 'Die Datei muss kleiner als 2\u00a0MB sein',
  trackTooLarge: 'Der Track muss kleiner als 8\u00a0MB sein',
  notCsv: 'Es muss eine .csv-Datei sein.',
  noHeader: 'Die Datei muss mit einer Kopfzeile beginnen, die eine Spalte für das Datum nennt',
  doubledColumn: 'Die Spalte „%field“ steht mehr als einmal in der Kopfzeile',
  tooManyCells: 'Der Datensatz hat mehr Zellen als die Kopfzeile',
  openQuote: 'Ein Anführungszeichen wird geöffnet und nie geschlossen',
  tooManyRecords: 'Die Datei darf höchstens %max Datensätze haben',
  tooManyItems: 'Dein Flugbuch fasst höchstens %max %field',
  tooManyTags: 'Ein Flug hat höchstens %max Schlagwörter',
  tagTooLong: 'Ein Schlagwort hat höchstens %max Zeichen',
  tooManyTracks:
    'Deine Tracks dürfen höchstens %max\u00a0MB belegen, auch die von gelöschten Flügen, solange sich das Löschen rückgängig machen lässt',
  tooManyTexts: 'Bemerkungen und andere Texte deines Flugbuchs dürfen höchstens %max\u00a0MB belegen',
  noFixes: 'Die IGC-Datei hat keine GPS-Punkte.',
  notReadable: 'Deine IGC-Datei ließ sich nicht lesen.',
  noDate: 'Die IGC-Datei enthält kein Datum.',
  checkTwice: 'Zwei Checks dieses Teils sind gleich: Benenne einen anders oder entferne ihn',
  checkWrong: 'Korrigiere, was bei den Checks markiert ist',
  nextBeforeLast: 'Der nächste Check muss nach dem letzten liegen',
  untilBeforeFrom: 'Der letzte Tag in Gebrauch kann nicht vor dem ersten liegen',
};

const SUBJECT_NAMES: Readonly<Partial<Record<Subject, string>>> = {
  site: 'Ein Fluggebiet',
  glider: 'Einen Schirm',
  gear: 'Ein Ausrüstungsteil',
};

const TERM_NAMES: Readonly<Record<string, string>> = TERMS;

export const PROBLEMS: typeof EN = {
  terms: TERM_NAMES,
  fieldNames: FIELD_NAMES,
  subjectNames: SUBJECT_NAMES,
  templates: TEMPLATES,
};
