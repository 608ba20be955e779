import type { PENDING as EN } from '../en/pending.ts';
import { plural } from './formats.ts';

export const PENDING: typeof EN = {
  title: 'Modifiche in attesa',
  nothing: 'Nessuna modifica in attesa su questo dispositivo.',
  lead: 'Queste modifiche sono salvate su questo dispositivo e vengono inviate appena c’è connessione.',
  lastSent: (moment) => `Ultimo invio: ${moment}`,
  sendNow: 'Invia ora',
  sending: 'Invio…',
  unread: 'Le modifiche in attesa al momento non sono leggibili.',
  unreadable: (count) =>
    plural(
      count,
      '1 modifica è stata salvata da una versione più recente di questa app. Ricarica per aprirla.',
      `${count} modifiche sono state salvate da una versione più recente di questa app. Ricarica per aprirle.`,
    ),
  savedHere: 'Salvato su questo dispositivo, da inviare.',
  needsYou: 'Salvato su questo dispositivo. Prima dell’invio serve una tua decisione.',
  showPending: 'Mostra',
  chooseBoth: 'Questa voce è stata modificata anche altrove. Scegli quale versione tenere.',
  kinds: {
    flight: { add: 'Nuovo volo', save: 'Volo modificato', delete: 'Volo eliminato' },
    site: { add: 'Nuovo sito', save: 'Sito modificato', delete: 'Sito eliminato' },
    glider: { add: 'Nuova vela', save: 'Vela modificata', delete: 'Vela eliminata' },
    gear: { add: 'Nuova attrezzatura', save: 'Attrezzatura modificata', delete: 'Attrezzatura eliminata' },
    handling: { add: 'Nuovo groundhandling', save: 'Groundhandling modificato', delete: 'Groundhandling eliminato' },
    pilot: {
      add: 'Dati pilota modificati',
      save: 'Dati pilota modificati',
      delete: 'Dati pilota modificati',
    },
  },
  withTrack: (name) => `con ${name}`,
  reasons: {
    rejected: 'Questi valori sono stati rifiutati. Apri la modifica e correggili.',
    conflict: 'Questa voce è stata modificata su un altro dispositivo dopo che l’hai eliminata qui.',
    gone: 'Questa voce è stata eliminata su un altro dispositivo.',
    restored: 'Il diario è stato ripristinato da un backup. Controlla se questa modifica vale ancora.',
    restoredNew: 'Il diario è stato ripristinato da un backup in cui questa voce manca. Creala di nuovo o scartala.',
    restoredReference:
      'Il diario è stato ripristinato da un backup in cui manca il sito o la vela. Apri la modifica e scegli di nuovo.',
    old: 'Forse è già stata salvata molto tempo fa. Confrontala con il diario prima di reinviarla.',
    refused: 'Il server non accetta questa modifica.',
    failedAlone: 'L’invio non è riuscito tre volte, mentre altre richieste passavano. Forse è già stata salvata.',
    fileLost: 'Il browser ha rimosso la traccia da questo dispositivo. Apri la modifica e scegli di nuovo il file.',
    known: 'Un altro volo ha già questa traccia. Forse l’hai salvata su un altro dispositivo.',
  },
  deletedElsewhere: {
    site: (name) => `Il sito ${name} è stato eliminato su un altro dispositivo.`,
    glider: (name) => `La vela ${name} è stata eliminata su un altro dispositivo.`,
  },
  namedNotInBackup: (names) =>
    `Nel backup da cui il diario è stato ripristinato manca: ${names}. Apri la modifica e scegli di nuovo.`,
  otherFlight: (flight) => `Altro volo: ${flight}`,
  open: 'Apri',
  tryAgain: 'Reinvia',
  addAnyway: 'Tieni entrambi',
  saveAsNew: 'Crea di nuovo',
  keepChosen: 'Tieni questa versione',
  discard: 'Scarta',
  export: 'Esporta',
  discardQuestions: {
    alone: 'Scartare questa modifica? Non ce n’è un’altra copia.',
    withOthers: 'Scartare questa voce con tutte le tue modifiche? Non ce n’è un’altra copia.',
    withEdits: 'Scartare questa eliminazione e le modifiche precedenti? Non ce n’è un’altra copia.',
    mayStay: 'Scartare questa modifica? Se è già stata salvata, resta nel diario.',
    deleted: 'Scartare questa voce? Forse è già stata salvata: sarà inviata e poi eliminata.',
  },
  accountDeleted: (count) =>
    plural(
      count,
      'Questo account è stato eliminato. Su questo dispositivo c’è ancora 1 modifica in attesa: esportala o rimuovila.',
      `Questo account è stato eliminato. Su questo dispositivo ci sono ancora ${count} modifiche in attesa: esportale o rimuovile.`,
    ),
  removeHere: 'Rimuovi da questo dispositivo',
  removeQuestion: 'Rimuovere tutte le modifiche in attesa di questo account? Non ce n’è un’altra copia.',
  notRemoved: 'Non è stato possibile esportare o rimuovere le modifiche in attesa. Riprova.',
  notStored: 'Salvataggio su questo dispositivo non riuscito. Riprova.',
  logOut: {
    question: (count) =>
      plural(
        count,
        '1 modifica è ancora da inviare. Uscire comunque?',
        `${count} modifiche sono ancora da inviare. Uscire comunque?`,
      ),
    keep: 'Tieni qui ed esci',
    send: 'Invia ed esci',
    discard: (count) => plural(count, 'Scarta 1 modifica ed esci', `Scarta ${count} modifiche ed esci`),
    kept: 'Ciò che tieni sarà inviato quando accedi di nuovo da qui.',
    notSent: 'Alcune modifiche non sono state inviate.',
  },
};
