import { PRODUCT_NAME } from '#contract/product';
import type * as EN from '../en/every-page.ts';
import { FLIGHTS } from './flights.ts';
import { AIRTIME, DATES, NUMBERS, plural, UNITS } from './formats.ts';

type English = typeof EN.EVERY_PAGE;

export const TERMS: typeof EN.TERMS = {
  flight: 'Volo',
  flights: 'Voli',
  site: 'Sito di volo',
  sites: 'Siti di volo',
  noSite: 'Nessun sito',
  glider: 'Vela',
  gliders: 'Vele',
  noGlider: 'Nessuna vela',
  pilot: 'Pilota',
  statistics: 'Statistiche',
  track: 'Traccia',
  name: 'Nome',
  requiredName: 'Nome*',
  date: 'Data',
  requiredDate: 'Data*',
  time: 'Ora',
  timeZone: 'Fuso orario',
  year: 'Anno',
  month: 'Mese',
  day: 'Giorno',
  airtime: 'Tempo di volo',
  airtimeHead: 'Durata',
  altitude: 'Quota',
  maxAltitude: 'Quota massima',
  launchAltitude: 'Quota decollo',
  barogram: 'Barogramma',
  xc: 'XC',
  address: 'Indirizzo',
  location: 'Località',
  coordinates: 'Coordinate',
  elevation: 'Quota del terreno',
  remarks: 'Note',
  tags: 'Tag',
  unit: 'Unità',
  units: 'Unità',
  altitudeUnit: 'Unità di quota',
  distanceUnit: 'Unità di distanza',
  email: 'E-mail',
  password: 'Password',
};

export const XC: typeof EN.XC = {
  homeLeague: 'Il mio regolamento',
  leagues: { xcontest: 'XContest', ffvl: 'FFVL (CFD)', fai: 'FAI', leonardo: 'Leonardo', worldXc: 'World XC' },
  types: {
    // Never `volo libero`: that is the sport.
    freeFlight: 'Percorso libero',
    freeTriangle: 'Triangolo piatto',
    faiTriangle: 'Triangolo FAI',
    closedFreeTriangle: 'Triangolo piatto chiuso',
    closedFaiTriangle: 'Triangolo FAI chiuso',
  },
};

const ACTIONS: English['actions'] = {
  add: 'Aggiungi',
  back: 'Indietro',
  cancel: 'Annulla',
  close: 'Chiudi',
  delete: 'Elimina',
  deleting: 'Eliminazione…',
  discard: 'Scarta',
  dismiss: 'Chiudi avviso',
  edit: 'Modifica',
  import: 'Importa',
  leave: 'Lascia',
  logIn: 'Accedi',
  logOut: 'Esci',
  reload: 'Ricarica',
  remove: (name) => `Rimuovi ${name}`,
  save: 'Salva',
  saveAsNew: 'Crea di nuovo',
  saving: 'Salvataggio…',
  sending: 'Invio…',
  signUp: 'Registrati',
  tryAgain: 'Riprova',
  trying: 'Tentativo…',
  view: 'Vedi',
};

const ERROR_MESSAGES: Omit<typeof EN.ERRORS, 'other'> = {
  ajaxNetworkError: 'Il server non risponde: controlla la connessione a Internet.',
  authenticationError: 'E-mail o password non corretta.',
  badRequest: 'Impossibile rispondere alla richiesta.',
  DBReadError: 'Caricamento dei dati non riuscito.',
  DBWriteError: 'Salvataggio non riuscito: riprova più tardi.',
  invalidAuthToken: 'Il link di conferma non è valido o è scaduto.',
  invalidCsrfToken: 'Token CSRF non valido.',
  fileImportError: 'Importazione non riuscita: controlla il formato del file.',
  needEmailVerification: 'Prima di questa operazione devi confermare la tua e-mail.',
  recordNotFound: 'Questa voce non esiste nel database.',
  thirdPartyError: 'Un servizio esterno ha un problema.',
  unsupportedBrowserVersion: 'Per usare questa funzione devi aggiornare il browser.',
  userMismatch:
    'Hai fatto l’accesso con un altro account (probabilmente in un’altra scheda). Devi ricaricare questa pagina. Tutti i dati non salvati andranno persi.',
  validationError: 'Dati non validi.',
};

export const ERRORS: typeof EN.ERRORS = { ...ERROR_MESSAGES, other: 'C’è stato un errore.' };

export const FRAME: typeof EN.FRAME = {
  breadcrumb: 'Percorso',
  darkTheme: 'Tema scuro',
  language: 'Lingua',
  languageStays: 'La lingua non cambia: il server non risponde.',
  lightTheme: 'Tema chiaro',
  demo: 'Demo',
  demoEnding: 'sta per sparire',
  demoEndsInMinutes: (minutes) => `sparisce fra ${minutes}\u00a0min`,
  demoEndsInHours: (hours) => `sparisce fra ${hours}\u00a0h`,
  logOutFailed: 'Errore del server. Non è stato possibile uscire.',
  mainNavigation: 'Principale',
  menu: 'Menu',
  navigation: { flights: 'Voli', sites: 'Siti di volo', gliders: 'Vele', stats: 'Statistiche', pilot: 'Pilota' },
  noConnection: (asOf) => `Senza connessione · dati: ${asOf}`,
  cannotSave: 'Al momento non è possibile salvare',
  deviceFull:
    'La memoria di questo dispositivo è piena e non c’è connessione. Libera spazio (per esempio, tieni meno tracce su questo dispositivo: vedi la pagina Pilota), poi salva di nuovo.',
  otherPilot:
    'Hai effettuato l’accesso con un altro account (probabilmente in un’altra scheda). Ricarica questa pagina. Le modifiche in attesa restano su questo dispositivo.',
  onceConnected: 'Per vedere questa parte serve la connessione.',
  notSent: (count) => plural(count, '1 modifica da inviare', `${count} modifiche da inviare`),
  needsYou: (count) => plural(count, '1 modifica da rivedere', `${count} modifiche da rivedere`),
  unread: 'Modifiche in attesa al momento non leggibili',
  itemNotSent: 'Da inviare',
  itemNeedsYou: 'Da rivedere',
  notFound: 'Ops! Pagina non trovata',
  notOpened: 'Questa pagina non si è aperta',
  newVersion: 'C’è una nuova versione.',
  nothingHere: 'A questo indirizzo non c’è nulla.',
  isAtAddress: (address) => `Questo ${PRODUCT_NAME} si trova su ${address} – aprilo lì.`,
  skip: 'Vai al contenuto',
  verification: 'Conferma',
  verifyEmail: 'Conferma l’indirizzo e-mail.',
  verificationWasSent: (email) => `Abbiamo inviato un link a ${email}.`,
  verificationSent: (email) => `Link di conferma inviato a ${email}`,
  sendAgain: 'Reinvia l’e-mail',
};

export const EVERY_PAGE: English = {
  actions: ACTIONS,
  airtime: AIRTIME,
  dates: DATES,
  errors: ERRORS,
  flights: FLIGHTS,
  frame: FRAME,
  numbers: NUMBERS,
  terms: TERMS,
  units: UNITS,
  xc: XC,
};
