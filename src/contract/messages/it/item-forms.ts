import type { ITEM_FORMS as EN } from '../en/item-forms.ts';
import { plural } from './formats.ts';

const FLIGHT_FORM: (typeof EN)['flightForm'] = {
  likeLast: 'Come l’ultimo volo',
  newGlider: 'Nuova vela',
  newSite: 'Nuovo sito',
  atLaunch: (place) => `Al decollo della traccia (${place})`,
  siteOnMap: 'Posizione sulla mappa e altro',
  deleteQuestion: 'Eliminare questo volo?',
  sledRide: 'Volo planato',
};

const PERHAPS_NONE = ' · forse non è un volo';

/** Returns a flight's day behind its article: `del 3 mag 2025`, `dell’8 mag 2025`. */
function ofDay(day: string): string {
  return /^(?:8|11) /.test(day) ? `dell’${day}` : `del ${day}`;
}

const IGC: (typeof EN)['igc'] = {
  title: 'Traccia IGC',
  file: 'File IGC',
  choose: 'Scegli file IGC',
  orDrop: 'o trascinalo qui',
  replace: 'Sostituisci',
  openInImport: 'Aprilo nell’importazione, che accetta fino a 8\u00a0MB',
  reading: (name) => `Lettura di ${name}`,
  knownTrack: 'Hai già questa traccia',
  knownTrackOf: (flight) => `Hai già questa traccia: volo ${ofDay(flight)}`,
  open: 'Apri',
  addAnyway: 'Aggiungi comunque',
  noSiteNear: (place) => `Nessun sito vicino alle coordinate del decollo (${place}). Creare un nuovo sito?`,
  createSite: 'Crea nuovo',
  nearestSite: 'Sito più vicino',
  noDay: 'Questo file non dice in che giorno è stato registrato. Quando è stato il volo?',
  whichDecade:
    'Questo file non dice in che giorno è stato registrato, e dal nome non si capisce il decennio. Quando è stato il volo?',
  dayOfFlight: 'Giorno del volo',
  takeDay: 'Usa questo giorno',
  rolledOver: (day, probable) =>
    `Il file dice ${day}. Alcuni ricevitori contano 1024 settimane in meno: in quel caso il giorno del volo è ${probable}.`,
  takeProbableDay: (day) => `Usa ${day}`,
  surelyNone: 'In questo file non c’è nulla che sia di sicuro un volo. Prima di salvare, controlla inizio e fine.',
  mayBeNone: 'Forse non è un volo. Prima di salvare, controlla inizio e fine.',
  beginsInAir: 'La registrazione comincia in aria: il decollo non è noto, quindi non si propone nessun sito.',
  endsInAir: 'La registrazione finisce in aria.',
  whichFlight: 'Volo di questo file',
  flightOfFile: ({ position, count, from, to, airtime, isDoubtful }) =>
    `Volo ${position} di ${count} · ${from}–${to} · ${airtime}${isDoubtful ? PERHAPS_NONE : ''}`,
  addOthers: (count) =>
    plural(count, 'Aggiungi come volo anche l’altro', `Aggiungi come voli anche gli altri ${count}`),
  addOthersNotStored: (count) =>
    plural(
      count,
      'Aggiungi anche l’altro, non ancora nel tuo diario',
      `Aggiungi anche gli altri ${count}, non ancora nel tuo diario`,
    ),
  othersNotAdded: (added, count, reason) =>
    plural(
      count,
      `Questo volo è salvato, ma l’altro no: ${reason}`,
      `Salvati questo volo e altri ${added} su ${count}; il resto no: ${reason}`,
    ),
  trim: 'Accorcia',
  trimStored: 'Accorcia',
  trimStart: 'Inizio',
  trimEnd: 'Fine',
  trimReset: 'Traccia intera',
  utc: (time) => `${time} UTC`,
};

const PROPOSALS: (typeof EN)['proposals'] = {
  title: 'Siti noti vicini',
  pending: 'Ricerca di siti noti vicini…',
  found: (name, distance) => `Trovato il sito «${name}» a ${distance}`,
  use: 'Usa questi dati',
  nothing: (distance) => ({
    before: `Nessun sito trovato entro ${distance}. Puoi aggiungerlo a un `,
    link: 'database pubblico di siti di parapendio',
    after: ' o aumentare il raggio di ricerca.',
  }),
  widen: 'Aumenta il raggio di ricerca',
  credit: (source) => `Dati del sito: ${source}`,
};

const PICKER: (typeof EN)['picker'] = {
  title: 'Scegli un luogo sulla mappa',
  pin: 'Segnaposto',
  close: 'Chiudi mappa',
  apply: 'Applica',
  searchLabel: 'Indirizzo o coordinate',
  placeholder: 'scrivi o tocca la mappa',
  search: 'Cerca',
  searching: 'Ricerca…',
  nothingFound: 'Nessun risultato. Cambia parole o tocca la mappa.',
  foundPlaces: 'Luoghi trovati',
  locate: 'La mia posizione',
  locating: 'Localizzazione…',
  notShared:
    'Il browser non comunica la tua posizione a questa pagina. Consentilo nel browser, oppure cerca o tocca la mappa.',
  notFound: 'Posizione non trovata. Cerca o tocca la mappa.',
  pending: 'Ricerca…',
  unknown: 'Non disponibile',
  elevationOf: (source) => `Quota del terreno: ${source}`,
};

const TAGS: (typeof EN)['tags'] = {
  label: 'Tag',
  hint: 'Invio o una virgola conferma un tag.',
  chosen: 'Scelti',
  proposed: 'Proposti',
  add: (tag) => `Aggiungi ${tag}`,
  common: ['hike & fly', 'cross', 'termica', 'dinamica', 'biposto', 'scuola', 'gara', 'ground handling', 'acro'],
};

const CONFLICT: (typeof EN)['conflict'] = {
  lead: 'Questa voce è stata modificata nel frattempo. Scegli che cosa tenere e salva di nuovo.',
  mine: 'La tua versione',
  theirs: 'La versione del server',
  nothing: 'Vuoto',
  myTrack: 'La traccia in questo modulo',
  theirTrack: 'La traccia salvata',
};

export const ITEM_FORMS: typeof EN = {
  forms: {
    hours: (label) => `${label}, ore`,
    minutes: (label) => `${label}, minuti`,
    restored: 'Recuperato ciò che avevi scritto.',
    leaveQuestion: 'Lasciare la pagina senza salvare?',
    openAgain:
      'Questo modulo era già aperto quando il diario di volo è stato ripristinato da un backup: ora potrebbe riferirsi a un’altra voce. Apri di nuovo la voce.',
    unreadableFile: (name) => `Impossibile leggere il file ${name}`,
    saved: 'Salvato',
    savedHere: 'Salvato su questo dispositivo',
    savedWith: (others) =>
      plural(
        others,
        'Salvato, con un altro volo dello stesso file',
        `Salvato, con altri ${others} voli dello stesso file`,
      ),
  },
  flightForm: FLIGHT_FORM,
  igc: IGC,
  conflict: CONFLICT,
  picker: PICKER,
  proposals: PROPOSALS,
  tags: TAGS,
};
