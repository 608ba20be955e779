import type { PENDING as EN } from '../en/pending.ts';
import { plural } from './formats.ts';

export const PENDING: typeof EN = {
  title: 'Modifiche in attesa',
  nothing: 'Nulla in attesa su questo dispositivo.',
  lead: 'Queste modifiche sono salvate su questo dispositivo e vengono inviate appena c’è connessione.',
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
  needsYou: 'Salvato su questo dispositivo. Così com’è non si può inviare.',
  showPending: 'Mostra',
  chooseBoth: 'Il server ora ha altri valori. Scegli che cosa tenere.',
  kinds: {
    flight: { add: 'Nuovo volo', save: 'Volo modificato', delete: 'Volo eliminato' },
    site: { add: 'Nuovo sito', save: 'Sito modificato', delete: 'Sito eliminato' },
    glider: { add: 'Nuova vela', save: 'Vela modificata', delete: 'Vela eliminata' },
    pilot: {
      add: 'Dati pilota modificati',
      save: 'Dati pilota modificati',
      delete: 'Dati pilota modificati',
    },
  },
  withTrack: (name) => `con ${name}`,
  reasons: {
    rejected: 'Il server non accetta questi valori. Apri la modifica e correggili.',
    conflict: 'Questa voce è stata modificata nel frattempo.',
    gone: 'Questa voce è stata eliminata su un altro dispositivo.',
    restored: 'Nel frattempo il diario è stato ripristinato da un backup. Controlla se questa modifica vale ancora.',
    old: 'Forse il server l’ha già salvata molto tempo fa. Confronta prima di reinviarla.',
    refused: 'Il server non accetta questa modifica.',
    fileLost: 'Il browser ha rimosso la traccia da questo dispositivo. Apri la modifica e scegli di nuovo il file.',
    known: 'Un altro volo ha già questa traccia. Forse l’hai salvata su un altro dispositivo.',
  },
  failedAlone:
    'L’invio non è riuscito tre volte, mentre il resto passava. Forse il server ha già ricevuto questa modifica.',
  notInBackup: 'Questa voce manca nel backup da cui il diario è stato ripristinato. Creala di nuovo o scartala.',
  namedNotInBackup: (names) =>
    `Nel backup da cui il diario è stato ripristinato manca: ${names}. Apri la modifica e scegli di nuovo.`,
  otherFlight: (flight) => `Altro volo: ${flight}`,
  open: 'Apri',
  tryAgain: 'Reinvia',
  addAnyway: 'Aggiungi comunque',
  saveAsNew: 'Crea di nuovo',
  keepChosen: 'Tieni ciò che hai scelto',
  discard: 'Scarta',
  export: 'Esporta',
  discardQuestions: {
    alone: 'Scartare questa modifica? Esiste solo qui.',
    withOthers: 'Scartare tutto, anche ciò che hai modificato dopo? Esiste solo qui.',
    withEdits: 'Scartare questa eliminazione, e ciò che avevi modificato prima? Quelle modifiche esistono solo qui.',
    mayStay: 'Scartare questa modifica? Se il server l’ha già ricevuta, resta lì.',
    deleted:
      'Scartare tutto, anche ciò che hai modificato dopo? Forse il server l’ha già ricevuto: sarà inviato e poi eliminato.',
  },
  notStored: 'Salvataggio su questo dispositivo non riuscito. Riprova.',
  logOut: {
    question: (count) =>
      plural(
        count,
        '1 modifica è ancora da inviare. Uscire comunque?',
        `${count} modifiche sono ancora da inviare. Uscire comunque?`,
      ),
    keep: 'Tieni su questo dispositivo',
    send: 'Invia ed esci',
    discard: (count) => plural(count, 'Scarta 1 modifica', `Scarta ${count} modifiche`),
    kept: 'Ciò che resta sarà inviato quando accedi di nuovo da qui.',
    notSent: 'Non tutto è stato inviato.',
  },
};
