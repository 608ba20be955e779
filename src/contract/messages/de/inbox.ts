import type { INBOX as EN } from '../en/inbox.ts';
import { counted, NUMBERS, plural } from './formats.ts';

export const INBOX: typeof EN = {
  title: 'Noch nicht gespeicherte Dateien',
  lead: 'Sie bleiben auf diesem Gerät, bis sie gespeichert sind oder du sie entfernst.',
  onThisDevice: 'Auf diesem Gerät',
  named: (first, others) => `${first} und ${NUMBERS.whole(others)} weitere`,
  files: (count) => counted(count, 'Datei', 'Dateien'),
  size: (megabytes) => `${megabytes}\u00a0MB`,
  addFlight: 'Als Flug hinzufügen',
  remove: 'Entfernen',
  removeQuestion: (name) => `${name} von diesem Gerät entfernen? Die Datei ist nicht in deinem Flugbuch gespeichert.`,
  ofOthers: (count) =>
    plural(
      count,
      'Auf diesem Gerät liegt auch 1 Datei eines anderen Piloten. Nur er kann sie öffnen.',
      `Auf diesem Gerät liegen auch ${NUMBERS.whole(count)} Dateien anderer Piloten. Nur sie können sie öffnen.`,
    ),
  needsConnection:
    'Der Import braucht eine Verbindung. Deine Dateien bleiben auf diesem Gerät, und sobald es eine gibt, geht es hier weiter.',
  chooseOffline:
    'Der Import braucht eine Verbindung. Du kannst schon Dateien wählen: Sie bleiben auf diesem Gerät, bis es eine gibt. Eine einzelne IGC-Datei öffnet sich gleich als neuer Flug.',
  goesOn: 'Der Import braucht eine Verbindung. Sobald es eine gibt, geht es hier weiter.',
  tryNow: 'Jetzt versuchen',
  unread: 'Die Dateien auf diesem Gerät sind gerade nicht lesbar.',
  notRemoved: 'Die Datei ließ sich nicht entfernen. Versuche es noch einmal.',
  problems: {
    noWorker:
      'Dieses Gerät kann noch keine Dateien anderer Apps übernehmen, weil dein Flugbuch nicht darauf gespeichert ist. Wähle sie hier.',
    tooMuch: 'Auf einmal lassen sich höchstens 200 Dateien oder 100\u00a0MB teilen. Wähle die Dateien hier.',
    notKept: 'Was du geteilt hast, ist nicht angekommen. Wähle die Dateien hier.',
    full: 'Auf diesem Gerät ist kein Platz für weitere Dateien: Es behält, was 50-mal geteilt wurde, oder 200\u00a0MB. Speichere oder entferne etwas davon und teile dann noch einmal.',
    notYours: 'Diese Dateien gehören einem anderen Piloten. Nur er kann sie öffnen.',
    gone: 'Die geteilten Dateien sind nicht mehr auf diesem Gerät, oder sie sind schon gespeichert. Sonst teile sie noch einmal oder wähle sie hier.',
  },
  sent: {
    from: (source) => `Von ${source}`,
    fromFolder: 'Aus deinem Ordner auf dem Server',
    deleted: (day) => `wird am ${day} gelöscht`,
    removeQuestion: (name) =>
      `${name} entfernen? Die Datei ist nicht in deinem Flugbuch gespeichert, und dasselbe Gerät kann sie ein Jahr lang nicht noch einmal senden.`,
    removeQuestionOfFolder: (name) =>
      `${name} entfernen? Die Datei ist nicht in deinem Flugbuch gespeichert. Sie bleibt in deinem Ordner auf dem Server, wird von dort aber nicht noch einmal übernommen.`,
    saved: (count, source) =>
      plural(
        count,
        `1 Flug ist angekommen von ${source}.`,
        `${NUMBERS.whole(count)} Flüge sind angekommen von ${source}.`,
      ),
    waiting: (count, source, day) =>
      plural(
        count,
        `1 Datei von ${source} wartet bis zum ${day} auf dich.`,
        `${NUMBERS.whole(count)} Dateien von ${source} warten auf dich, die erste bis zum ${day}.`,
      ),
    folder: 'deinem Ordner',
    look: 'Ansehen',
    about: 'Was deine Geräte gesendet haben',
    gone: 'Diese Datei ist nicht mehr da: Sie ist schon importiert oder wurde entfernt.',
  },
  logOut: {
    question: (count) =>
      plural(
        count,
        '1 Datei auf diesem Gerät ist noch nicht gespeichert. Trotzdem abmelden?',
        `${NUMBERS.whole(count)} Dateien auf diesem Gerät sind noch nicht gespeichert. Trotzdem abmelden?`,
      ),
    kept: 'Was du behältst, kann niemand sonst öffnen. Du findest es unter „Importieren“, wenn du dich hier wieder anmeldest.',
    keep: 'Abmelden und Dateien behalten',
    remove: 'Abmelden und Dateien entfernen',
  },
};
