import type { TokenScope } from '#domain/api-token';
import type { ThirdPartyTrouble } from '../../rejections.ts';
import type { REJECTIONS as EN } from '../en/rejections.ts';
import { FRAME } from './every-page.ts';
import { plural } from './formats.ts';
import { THIRD_PARTIES } from './third-parties.ts';

const TROUBLES: Readonly<Record<ThirdPartyTrouble, string>> = {
  off: 'il servizio è disattivato su questo server',
  busy: 'troppe ricerche in questo momento',
  slow: 'nessuna risposta in tempo',
  unreachable: 'il servizio non è raggiungibile',
  rejected: 'il servizio ha rifiutato la richiesta',
  tooLarge: 'la risposta è troppo grande',
  unexpected: 'la risposta non si può leggere',
};

const TOO_MANY = { attempts: 'Troppi tentativi', changes: 'Troppe modifiche' };

const SCOPE_VERBS: Readonly<Record<TokenScope, string>> = {
  'tracks:add': 'di inviare tracce',
  'logbook:read': 'di leggere il diario',
  'calendar:read': 'di leggere il calendario',
};

export const REJECTIONS: typeof EN = {
  tooManyInMinutes: ({ what, minutes }) =>
    `${TOO_MANY[what]}: riprova fra ${minutes} ${plural(minutes, 'minuto', 'minuti')}.`,
  tooManyInSeconds: ({ seconds }) =>
    `Troppi tentativi: riprova fra ${seconds} ${plural(seconds, 'secondo', 'secondi')}.`,
  tooManyAtOnce: 'Troppe richieste insieme: riprova fra un momento.',
  tooManyChanges:
    'Il tuo account ha salvato più modifiche di quante ne consenta questo server. Rivolgiti a chi gestisce questo server.',
  busy: 'Il server è occupato: riprova fra un momento.',
  wrongAddress: ({ address }) => FRAME.isAtAddress(address),
  oldPage: 'Questa pagina è di una versione precedente. Ricaricala e scegli di nuovo i file.',
  signupsClosed: 'Al momento su questo server non è possibile registrarsi.',
  signupDomains: ({ domains }) =>
    `Su questo server ci si registra solo con indirizzi e-mail di ${new Intl.ListFormat('it', { type: 'disjunction' }).format(domains)}.`,
  locked: 'Questo account è bloccato. Rivolgiti a chi gestisce questo server.',
  accountDeleted: 'Questo account è stato eliminato.',
  demoWithoutAccount: 'Un pilota demo non ha un account.',
  wrongToken: 'Questa chiave di accesso non è valida: è stata revocata, è scaduta o non è stata copiata per intero.',
  wrongScope: ({ scope }) => `Questa chiave di accesso permette solo ${SCOPE_VERBS[scope]}.`,
  emptyFile: 'Questo file è vuoto.',
  notFlightFile: 'In questo file non c’è un volo.',
  fileTooLarge: ({ max }) => `Questo file supera ${max}\u00a0MB.`,
  noRoomForTracks: ({ max }) =>
    `Non c’è spazio per questo file: le tue tracce e i file in attesa occupano tutti i tuoi ${max}\u00a0MB.`,
  inboxFull: ({ max }) => `Ci sono già ${max} file in attesa: guardali in “Importa” e invia di nuovo questo.`,
  badGround: 'Queste non sono quote del terreno da un decollo a un atterraggio.',
  groundOfAnotherTrack: 'Queste quote del terreno non sono quelle della traccia del volo.',
  unitChanged: 'Nel frattempo la tua unità di quota è cambiata: riprova.',
  keyReused: 'Non è stato salvato nulla: la stessa richiesta era già stata inviata con altri valori. Riprova.',
  flightGone: 'Non è cambiato nulla: uno dei voli selezionati è stato eliminato nel frattempo.',
  tooManyTags: 'Non è cambiato nulla: uno dei voli avrebbe troppi tag.',
  changedSince: 'Non è stato annullato nulla: uno dei voli è stato modificato dopo.',
  changedElsewhere: 'Questa voce è stata modificata nel frattempo: nulla è stato salvato o eliminato.',
  undoOver: 'Questa modifica non si può più annullare.',
  restored:
    'Nel frattempo il diario di volo è stato ripristinato da un backup e ricaricato. Nulla è stato salvato: controlla ciò che hai inserito.',
  diskFullOnRead: 'Caricamento dei dati non riuscito: il disco del server è pieno.',
  diskFullOnWrite: 'Salvataggio non riuscito: il disco del server è pieno.',
  readOnly: 'Salvataggio non riuscito: il database del server è in sola lettura.',
  unexpectedSites: ({ response }) => `Nessuna proposta di sito: ${response}`,
  failedSites: ({ trouble, status, ...place }) =>
    THIRD_PARTIES.failedSites(place, `${TROUBLES[trouble]}${status === undefined ? '' : ` (${status})`}`),
};
