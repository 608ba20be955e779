import type * as EN from '../en/import-review.ts';
import { counted, NUMBERS, plural } from './formats.ts';

const { whole } = NUMBERS;

const flights = (count: number): string => `${whole(count)} ${plural(count, 'volo', 'voli')}`;

/** Returns a day behind its article: `del 3 mag 2025`, `dell’8 mag 2025`. */
function ofDay(day: string): string {
  return /^(?:8|11) /.test(day) ? `dell’${day}` : `del ${day}`;
}

const FILLED = {
  time: 'ora',
  site: 'sito',
  glider: 'vela',
  airtime: 'tempo di volo',
  altitude: 'quota',
  remarks: 'note',
  tags: 'tag',
  track: 'traccia',
};

export const IMPORT_REVIEW: typeof EN.IMPORT_REVIEW = {
  title: 'Verifica',
  summary: (found, files) => `${flights(found)} in ${whole(files)} file. Non è ancora salvato nulla.`,
  import: (count) => (count === 0 ? 'Nulla da importare' : `Importa ${flights(count)}`),
  importOthers: 'Importa il resto dell’archivio',
  importOthersOfTable: 'Importa il resto della tabella',
  archive: (path, moment, counts) =>
    `${path} è un diario di volo completo${moment === null ? '' : ` (${moment})`}, con ${whole(counts.sites)} ${plural(counts.sites, 'sito', 'siti')} e ${whole(counts.gliders)} ${plural(counts.gliders, 'vela', 'vele')}.`,
  gearComes: (gear, handlings) =>
    `Si aggiungono ${counted(gear, 'attrezzatura', 'attrezzature')} e ${counted(handlings, 'sessione di groundhandling', 'sessioni di groundhandling')}.`,
  handlingsCome: (count) => `In più: ${counted(count, 'sessione di groundhandling', 'sessioni di groundhandling')}.`,
  withoutGlider: (count, places) =>
    `${counted(count, 'sessione di groundhandling', 'sessioni di groundhandling')} senza vela: scegli la vela in «Vele», altrimenti ${plural(count, 'la sessione non sarà importata', 'non saranno importate')} (${places}).`,
  pilotComes:
    'Il tuo diario di volo è vuoto: prende dall’archivio anche nome, unità, «Il mio regolamento» e voli precedenti.',
  trackLost: 'La traccia è danneggiata: il volo sarà importato senza.',
  noDay: 'Il file non dice in che giorno è stato registrato.',
  whichDay: 'Quale giorno?',
  timesNotes: {
    noZone: 'Il file non dice il fuso orario: gli orari sono letti come UTC, quindi controlla l’ora.',
    spread: 'Il file ha solo l’ora di inizio e quella di fine: gli orari intermedi sono stimati.',
  },
  doubtful: 'Forse non è un volo.',
  beginsInAir: 'La registrazione comincia in aria: non si propone nessun sito.',
  endsInAir: 'La registrazione finisce in aria.',
  continued: (seconds, file) =>
    `Comincia in aria dove finisce ${file}, ${whole(seconds)}\u00a0s dopo: probabilmente è lo stesso volo.`,
  joined: (files) =>
    `Unito da ${whole(files)} file: ognuno riprende dove finisce il precedente. La traccia è salvata come un solo file.`,
  keepApart: 'Tienili separati',
  mayBeAnother: 'Forse è lo stesso volo di un altro di quel giorno.',
  finish: 'Completa l’importazione',
  stopped: (read, files) => `Lettura interrotta dopo ${whole(read)} di ${whole(files)} file.`,
  goesOn: (moment) => `Continua l’importazione non finita: ${moment}.`,
  startOver: 'Ricomincia',
  openQuestions: (count) =>
    plural(
      count,
      '1 domanda è aperta. Senza risposta quel volo è escluso.',
      `${whole(count)} domande sono aperte. Senza risposta quei voli sono esclusi.`,
    ),
  converted: (count) =>
    `${flights(count)} da altri formati: ${plural(count, 'la traccia è salvata', 'le tracce sono salvate')} come IGC.`,
  before: (count, airtime) => `${flights(count)} prima di questo libretto, ${airtime}: nel tuo profilo.`,
  beforeKnown: (count, airtime) =>
    `${flights(count)} prima di questo libretto, ${airtime}: senza effetto, perché il tuo profilo ne ha già.`,
  columnsLeftOut: (path, headers) =>
    `${plural(headers.length, 'Colonna esclusa', 'Colonne escluse')} di ${path}: ${headers.join(', ')}.`,
  importedBefore: (moment) => `Hai già importato questi file, il ${moment}. Le voci che hai restano come sono.`,
  fillAgain: (count) => `Completa comunque ${whole(count)} ${plural(count, 'voce', 'voci')}`,
  show: 'Mostra',
  all: 'Tutti',
  filters: {
    new: 'Nuovi',
    fills: 'Completano voci',
    question: 'Domande',
    known: 'Già presenti',
    leftOut: 'Esclusi',
    refused: 'Rifiutati',
  },
  none: 'Qui non ci sono voli.',
  whichFlight: 'Che volo è?',
  isItNew: 'È un volo nuovo?',
  known: {
    known: 'Nel tuo diario',
    sameFlight: 'Da un altro strumento',
    repeated: 'Trovato due volte',
    fills: 'Nulla da completare',
    question: 'Nulla da completare',
    new: 'Nulla da completare',
  },
  longer: 'Più lungo che nel tuo diario',
  answer: 'Che cosa diventa',
  addAsNew: 'Nuovo volo',
  leaveOut: 'Escludi',
  isEntry: (entry) => `È ${entry}`,
  answerFor: (flight) => `Che cosa diventa: ${flight}`,
  flightOf: (date, time) => (time === null ? `volo ${ofDay(date)}` : `volo ${ofDay(date)}, ${time}`),
  entryWithoutFields: 'la voce senza ora e sito',
  inLogbook: 'Nel tuo diario',
  fills: (fields) => `Completa ${fields.map((field) => FILLED[field]).join(', ')}`,
  noTrack: 'senza traccia',
  newItem: { site: 'nuovo', glider: 'nuova' },
  change: (flight) => `Cambia sito e vela: ${flight}`,
  done: 'Fatto',
  bulk: (count) => plural(count, 'Il volo mostrato', `Tutti i voli mostrati (${whole(count)})`),
  bulkAdd: 'Importa come nuovi',
  bulkLeaveOut: 'Escludi',
  bulkReset: 'Come proposto',
  bulkGlider: 'Vela dei voli mostrati',
  setGlider: 'Imposta vela…',
  tableLeftOut: 'Hai escluso questa tabella.',
  refusedFiles: 'Che cosa non si può importare',
  rowOfFile: (path, row) => `${path}, riga ${whole(row)}`,
  file: 'File',
  reason: 'Motivo',
  table: 'Voli trovati',
};

export const IMPORT_ITEMS: typeof EN.IMPORT_ITEMS = {
  sites: {
    title: (count) => `${whole(count)} ${plural(count, 'nuovo sito', 'nuovi siti')}`,
    lead: 'Decolli lontani da tutti i tuoi siti. I nomi vengono da un database pubblico; cambiali come vuoi.',
    leadOfArchive: 'Siti che non hai. Arrivano con tutto ciò che ne dice l’archivio.',
    name: 'Nome',
    use: 'Usa',
    newSite: 'Nuovo sito',
    flights,
    launchAt: (place) => `${place}, decollo`,
    launchNear: (place, km) => `Decollo vicino a ${place}, ${km}\u00a0km`,
    unnamed: 'Decollo',
    useFor: (name) => `Usa per ${name}`,
    nameOf: (name) => `Nome: ${name}`,
    lookingUp: (count) =>
      plural(
        count,
        'Ricerca di 1 nome ancora in corso: l’importazione attende al massimo 10 secondi, poi resta il nome mostrato.',
        `Ricerca di ${whole(count)} nomi ancora in corso: l’importazione attende al massimo 10 secondi, poi restano i nomi mostrati.`,
      ),
    waiting: 'In attesa dei nomi…',
    beingLookedUp: 'Ricerca del nome…',
    newNamed: (name) => `${name} (nuovo)`,
    near: (name, distance) => `${name}, ${distance}`,
    sameName: 'Qui hai già un sito con questo nome; i voli useranno quello.',
    sameNew: 'Un altro nuovo sito altrettanto vicino ha questo nome; i voli lo condividono.',
    numbered: (name) => `Hai già altrove un sito con questo nome; questo si chiamerà «${name}».`,
    noLookUp: 'Ricerca dei nomi non riuscita.',
  },
  gliders: {
    title: 'Vele',
    lead: 'Come i tuoi file chiamano le tue vele, e a quale vela corrispondono.',
    none: 'File senza il nome della vela',
    newGlider: (name) => `Nuova vela «${name}»`,
    gliderFor: (text) => `Vela per ${text}`,
  },
};
