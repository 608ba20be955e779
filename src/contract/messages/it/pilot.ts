import { PRODUCT_NAME } from '#contract/product';
import { BROWSER_NAMES, SYSTEM_NAMES } from '../device-names.ts';
import type { PILOT as EN } from '../en/pilot.ts';
import { DATES, NUMBERS, plural } from './formats.ts';

export const PILOT: typeof EN = {
  edit: 'Modifica pilota',
  demoPilot: 'Un pilota demo, senza e-mail',
  sinceLastFlight,
  lastFlights: 'Ultimi voli',
  allFlights: 'Tutti i voli',
  allGliders: 'Tutte le vele',
  lastFlown: (date) => ` · ultimo volo ${DATES.day(date)}`,
  settings: 'Impostazioni',
  sitesFlown: 'Siti di volo',
  glidersUsed: 'Vele usate',
  name: 'Nome del pilota',
  flightsBefore: `Voli prima di ${PRODUCT_NAME}`,
  initialFlightNum: 'Numero iniziale di voli',
  initialAirtime: 'Tempo di volo iniziale',
  language: {
    ofBrowser: 'Quella del browser',
    waits: (name) => `${name}: appena il server risponde.`,
    switchNow: 'Cambia subito',
  },
  orUpload: 'Oppure carica i tuoi voli',
  account: 'Account',
  changePassword: 'Cambia password',
  otherPrograms: 'Altri programmi',
  licences: 'Licenze e fonti',
  sessions: {
    title: 'Sessioni aperte',
    device: ({ browser, system }) => {
      if (browser === null) return system === null ? 'Browser sconosciuto' : SYSTEM_NAMES[system];
      return system === null ? BROWSER_NAMES[browser] : `${BROWSER_NAMES[browser]} su ${SYSTEM_NAMES[system]}`;
    },
    thisOne: 'questo',
    lastUsed: (isoTime) => `ultimo uso: ${DATES.moment(isoTime)}`,
    logOutEverywhere: 'Esci ovunque',
    loggingOut: 'Uscita…',
    question: 'Uscire da tutti i dispositivi, compreso questo?',
    revokesTokens: 'Revoca anche le chiavi di accesso di altri programmi',
  },
  data: {
    title: 'I tuoi dati',
    importNote: 'Tracce di molti anni in una volta: file, cartelle e file ZIP dei tuoi strumenti.',
    tableNote: 'I voli come tabella (CSV), per fogli di calcolo e per passare da un diario di volo a un altro.',
    download: 'Scarica i voli',
    tooLarge: 'Questo file supera i 2\u00a0MB che un’importazione accetta: per importarlo, dividilo.',
    printNote: 'Il tuo diario su carta, con i totali di ogni pagina: per scuole, esaminatori e assicurazioni.',
    print: 'Stampa il diario',
    archiveNote:
      'Tutto in un file ZIP: voli, siti e vele come tabelle (CSV) e con tutti i campi (JSON), e i tuoi file IGC così come li hai caricati. Si può importare di nuovo.',
    downloadAll: 'Scarica tutto',
    packing: 'Preparazione…',
  },
  app: {
    title: 'Come app',
    note: `Così ${PRODUCT_NAME} si apre dalla schermata Home o dal desktop, e riceve le tracce che altre app condividono.`,
    install: 'Installa',
    iphone: `In Safari tocca «Condividi», poi «Aggiungi alla schermata Home», per avere ${PRODUCT_NAME} come app. L’app ha un accesso e una memoria separati: prima aspetta che le modifiche in attesa qui siano inviate, poi accedi nell’app con la tua password.`,
  },
  ownDevice: {
    title: 'Senza connessione',
    note: 'Se questo dispositivo è solo tuo, il diario può restarci e aprirsi senza connessione. Quando esci viene rimosso.',
    keep: 'Tieni qui il mio diario',
  },
  tracks: {
    title: 'Tracce su questo dispositivo',
    keepAll: 'Tieni tutte le tracce su questo dispositivo',
    kept: (count, all, megabytes) =>
      `${NUMBERS.whole(count)} di ${NUMBERS.whole(all)} tracce, ${megabytes}\u00a0MB, sono qui e si aprono senza connessione. Senza questa opzione sono le ultime 50 che hai aperto.`,
    full: 'Su questo dispositivo non c’è più spazio.',
    stopped: 'Il resto non si è potuto scaricare e arriva più tardi.',
  },
  copies: {
    label: 'Tieni sul server una copia di tutto, ogni notte',
    last: (isoTime) => `Ultima copia: ${DATES.moment(isoTime)}.`,
    download: 'Scarica l’ultima copia',
  },
  deletion: {
    title: 'Elimina il mio account',
    note: 'Con l’account spariscono i tuoi voli, siti, vele e tracce, subito e per sempre. Forse prima vuoi scaricare tutto.',
    question: 'Eliminare il tuo account e tutto ciò che contiene?',
    warning: 'Non si può tornare indietro. La password conferma che sei tu.',
    pending: (count) =>
      plural(
        count,
        'Sarà eliminata anche 1 modifica in attesa su questo dispositivo.',
        `Saranno eliminate anche ${count} modifiche in attesa su questo dispositivo.`,
      ),
  },
};

function sinceLastFlight(days: number | null): string {
  if (days === null) return 'Ancora nessun volo';
  if (days === 0) return 'Che bel volo oggi!';
  return plural(days, '1 giorno dall’ultimo volo', `${days} giorni dall’ultimo volo`);
}
