import { MIN_PASSWORD } from '#domain/text';
import type { PROBLEMS as EN } from '../en/problems.ts';
import { TERMS } from './every-page.ts';

const FIELD_NAMES: (typeof EN)['fieldNames'] = {
  flight: {
    hours: 'Tempo di volo',
    minutes: 'Tempo di volo',
    siteId: 'Sito',
    gliderId: 'Vela',
    igcFileName: 'Nome del file',
    flights: 'voli',
  },
  site: {
    name: 'Nome del sito',
    lat: 'Latitudine',
    lng: 'Longitudine',
    latLngString: 'Coordinate',
    launchAltitude: 'Quota decollo',
    sites: 'siti',
  },
  glider: {
    name: 'Nome della vela',
    initialFlightNum: 'Numero di voli',
    initialAirtime: 'Tempo di volo',
    hours: 'Tempo di volo',
    minutes: 'Tempo di volo',
    checkedOn: 'Ultima revisione',
    checkMonths: 'Mesi alla prossima revisione',
    checkHours: 'Ore alla prossima revisione',
    checkFlights: 'Voli alla prossima revisione',
    gliders: 'vele',
  },
  pilot: {
    userName: 'Nome del pilota',
    initialFlightNum: 'Numero iniziale di voli',
    initialAirtime: 'Tempo di volo iniziale',
    hours: 'Tempo di volo iniziale',
    minutes: 'Tempo di volo iniziale',
    homeLeague: 'Il mio regolamento',
    currencyRules: 'regole personali',
    language: 'Lingua',
  },
  account: {
    currentPassword: 'Password attuale',
    nextPassword: 'Nuova password',
  },
  apiToken: { tokenName: 'Nome', gliderId: 'Vela', tokens: 'chiavi di accesso' },
  file: { igc: 'File', csv: 'File' },
  place: { query: 'Indirizzo', dist: 'Distanza' },
};

const TEMPLATES: (typeof EN)['templates'] = {
  required: '«%field» non può mancare',
  tooLong: '«%field» supera la lunghezza massima di %max caratteri',
  badCharacters: '«%field» contiene caratteri che non si possono salvare',
  controlCharacters: '«%field» contiene caratteri di controllo invisibili: rimuovili o riscrivi il testo',
  noNumber: '«%field» deve essere un numero',
  notWhole: '«%field» deve essere un numero intero maggiore di 0',
  notNumber: '«%field» deve essere un numero maggiore di 0',
  notDate: '«Data» deve avere il formato aaaa-mm-gg',
  notTime: '«Ora» deve avere il formato hh:mm',
  notCoordinates: 'Le coordinate devono essere in gradi decimali, come 38.8897°, -77.0089° o 45.455678 56.452332',
  halfCoordinates: 'Indica sia latitudine sia longitudine, oppure nessuna delle due',
  nameTaken: '%field con questo nome esiste già',
  gone: '«%field»: ciò che hai scelto non esiste più',
  notOneOf: '«%field» non è fra le scelte possibili',
  tooFar: '«%field» può essere al massimo %max',
  emailTaken: 'Esiste già un account con questa e-mail',
  notEmail: 'Questa e-mail non è valida',
  passwordTooShort: `La password deve avere almeno ${MIN_PASSWORD} caratteri`,
  passwordTooCommon: 'Questa password è troppo comune',
  wrongPassword: '«%field» non è corretta',
  notIgc: 'Serve un file .igc.',
  fileTooLarge: 'Il file deve stare sotto i 2\u00a0MB',
  trackTooLarge: 'La traccia deve stare sotto gli 8\u00a0MB',
  notCsv: 'Serve un file .csv.',
  noHeader: 'La prima riga del file deve avere le intestazioni, con una per la data',
  doubledColumn: 'La colonna «%field» compare più volte nella riga delle intestazioni',
  tooManyCells: 'La riga ha più celle della riga delle intestazioni',
  openQuote: 'Ci sono virgolette aperte e mai chiuse',
  tooManyRecords: 'Il file può avere al massimo %max righe',
  tooManyItems: 'Il tuo diario può contenere al massimo %max %field',
  tooManyTags: 'Un volo può avere al massimo %max tag',
  tagTooLong: 'Un tag può avere al massimo %max caratteri',
  tooManyTracks:
    'Le tue tracce possono occupare al massimo %max\u00a0MB, comprese quelle dei voli eliminati finché l’eliminazione si può annullare',
  tooManyTexts: 'Le note e gli altri testi del tuo diario di volo possono occupare al massimo %max\u00a0MB',
  noFixes: 'Nel file IGC non ci sono dati di volo.',
  notReadable: 'Il tuo file IGC non si può leggere.',
  noDate: 'Il file IGC non indica la data del volo.',
};

const SUBJECT_NAMES: (typeof EN)['subjectNames'] = { site: 'Un sito', glider: 'Una vela' };

const TERM_NAMES: (typeof EN)['terms'] = TERMS;

export const PROBLEMS: typeof EN = {
  terms: TERM_NAMES,
  fieldNames: FIELD_NAMES,
  subjectNames: SUBJECT_NAMES,
  templates: TEMPLATES,
};
