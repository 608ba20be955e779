import { PRODUCT_NAME } from '#contract/product';
import { BROWSER_NAMES, SYSTEM_NAMES } from '../device-names.ts';
import type { PILOT as EN } from '../en/pilot.ts';
import { DATES, NUMBERS, plural } from './formats.ts';

export const PILOT: typeof EN = {
  edit: 'Profil bearbeiten',
  demoPilot: 'Ein Demo-Profil, ohne E-Mail',
  sinceLastFlight: (days) => {
    if (days === null) return 'Noch keine Flüge';
    if (days === 0) return 'Heute warst du in der Luft!';
    return plural(days, '1 Tag seit dem letzten Flug', `${days} Tage seit dem letzten Flug`);
  },
  lastFlights: 'Letzte Flüge',
  allFlights: 'Alle Flüge',
  allGliders: 'Alle Schirme',
  lastFlown: (date) => ` · zuletzt geflogen am ${DATES.day(date)}`,
  settings: 'Einstellungen',
  sitesFlown: 'Beflogene Fluggebiete',
  glidersUsed: 'Geflogene Schirme',
  name: 'Name',
  flightsBefore: `Flüge vor ${PRODUCT_NAME}`,
  initialFlightNum: 'Frühere Flüge',
  initialAirtime: 'Frühere Flugzeit',
  language: {
    ofBrowser: 'Wie im Browser',
    waits: (name) => `${name} kommt, sobald der Server antwortet.`,
    switchNow: 'Jetzt wechseln',
  },
  orUpload: 'Oder lade deine Flüge hoch',
  account: 'Konto',
  changePassword: 'Passwort ändern',
  otherPrograms: 'Andere Programme',
  licences: 'Lizenzen und Quellen',
  sessions: {
    title: 'Wo du angemeldet bist',
    device: ({ browser, system }) => {
      if (browser === null) return system === null ? 'Unbekannter Browser' : SYSTEM_NAMES[system];
      return system === null ? BROWSER_NAMES[browser] : `${BROWSER_NAMES[browser]} auf ${SYSTEM_NAMES[system]}`;
    },
    thisOne: 'dieser hier',
    lastUsed: (isoTime) => `zuletzt aktiv am ${DATES.moment(isoTime)}`,
    logOutEverywhere: 'Überall abmelden',
    loggingOut: 'Wird abgemeldet …',
    question: 'Auf allen Geräten abmelden, auch auf diesem?',
    revokesTokens: 'Auch die Zugangsschlüssel anderer Programme widerrufen',
  },
  data: {
    title: 'Deine Daten',
    importNote: 'Tracks vieler Jahre auf einmal: Dateien, Ordner und ZIP-Dateien deiner Geräte.',
    tableNote: 'Flüge als Tabelle (CSV), für Tabellenprogramme und den Umzug von und zu anderen Flugbüchern.',
    download: 'Flüge herunterladen',
    tooLarge: 'Diese Datei ist größer als die 2\u00a0MB, die ein Import annimmt: Teile sie dafür auf.',
    printNote: 'Dein Flugbuch auf Papier, mit Summen auf jeder Seite: für Flugschulen, Prüfer und Versicherungen.',
    print: 'Flugbuch drucken',
    archiveNote:
      'Alles in einer ZIP-Datei: Flüge, Fluggebiete und Schirme als Tabellen (CSV) und mit allen Feldern (JSON), dazu deine IGC-Dateien, genau wie du sie hochgeladen hast. Der Import liest sie wieder ein.',
    downloadAll: 'Alles herunterladen',
    packing: 'Wird gepackt …',
  },
  app: {
    title: 'Als App',
    note: `${PRODUCT_NAME} öffnet sich dann vom Startbildschirm oder Desktop und übernimmt Tracks, die andere Apps teilen.`,
    install: 'Installieren',
    iphone: `Für ${PRODUCT_NAME} als App tippe in Safari auf „Teilen“, dann auf „Zum Home-Bildschirm“. Die App hat eine eigene Anmeldung und einen eigenen Speicher: Warte, bis hier alles gesendet ist, und melde dich dort mit deinem Passwort an.`,
  },
  ownDevice: {
    title: 'Ohne Verbindung',
    note: 'Gehört dieses Gerät nur dir, kann dein Flugbuch darauf bleiben und öffnet sich dann auch ohne Verbindung. Beim Abmelden wird es vom Gerät entfernt.',
    keep: 'Mein Flugbuch hier behalten',
  },
  tracks: {
    title: 'Tracks auf diesem Gerät',
    keepAll: 'Alle Tracks auf diesem Gerät behalten',
    kept: (count, all, megabytes) =>
      `${NUMBERS.whole(count)} von ${NUMBERS.whole(all)} Tracks, ${megabytes}\u00a0MB, liegen hier und öffnen sich ohne Verbindung. Ohne diese Einstellung sind es nur die 50 zuletzt geöffneten.`,
    full: 'Auf diesem Gerät ist kein Platz für mehr.',
    stopped: 'Der Rest ließ sich nicht holen und kommt später.',
  },
  copies: {
    label: 'Jede Nacht auf dem Server eine Kopie meines Flugbuchs anlegen',
    last: (isoTime) => `Die letzte Kopie ist vom ${DATES.moment(isoTime)}.`,
    download: 'Letzte Kopie herunterladen',
  },
  deletion: {
    title: 'Mein Konto löschen',
    note: 'Deine Flüge, Fluggebiete, Schirme und Tracks werden mitgelöscht, sofort und endgültig. Lade am besten zuerst alles herunter.',
    question: 'Dein Konto und alles darin löschen?',
    warning: 'Das lässt sich nicht rückgängig machen. Gib zur Bestätigung dein Passwort ein.',
    pending: (count) =>
      plural(
        count,
        '1 ausstehende Änderung auf diesem Gerät wird ebenfalls gelöscht.',
        `${count} ausstehende Änderungen auf diesem Gerät werden ebenfalls gelöscht.`,
      ),
  },
};
