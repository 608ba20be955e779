import type { PENDING as EN } from '../en/pending.ts';
import { plural } from './formats.ts';

export const PENDING: typeof EN = {
  title: 'Ausstehende Änderungen',
  nothing: 'Auf diesem Gerät stehen keine Änderungen aus.',
  lead: 'Diese Änderungen sind auf diesem Gerät gespeichert und werden gesendet, sobald es eine Verbindung gibt.',
  lastSent: (moment) => `Zuletzt gesendet: ${moment}`,
  sendNow: 'Jetzt senden',
  sending: 'Wird gesendet …',
  unread: 'Die ausstehenden Änderungen sind gerade nicht lesbar.',
  unreadable: (count) =>
    plural(
      count,
      '1 Änderung wurde von einer neueren Version dieser App gespeichert. Lade neu, um diese Version zu öffnen.',
      `${count} Änderungen wurden von einer neueren Version dieser App gespeichert. Lade neu, um diese Version zu öffnen.`,
    ),
  savedHere: 'Auf diesem Gerät gespeichert, noch nicht gesendet.',
  needsYou: 'Auf diesem Gerät gespeichert. Vor dem Senden ist eine Entscheidung von dir nötig.',
  showPending: 'Anzeigen',
  chooseBoth: 'Das wurde anderswo ebenfalls geändert. Wähle, welche Fassung bleiben soll.',
  kinds: {
    flight: { add: 'Neuer Flug', save: 'Flug geändert', delete: 'Flug gelöscht' },
    site: { add: 'Neues Fluggebiet', save: 'Fluggebiet geändert', delete: 'Fluggebiet gelöscht' },
    glider: { add: 'Neuer Schirm', save: 'Schirm geändert', delete: 'Schirm gelöscht' },
    gear: { add: 'Neue Ausrüstung', save: 'Ausrüstung geändert', delete: 'Ausrüstung gelöscht' },
    handling: { add: 'Neues Groundhandling', save: 'Groundhandling geändert', delete: 'Groundhandling gelöscht' },
    pilot: { add: 'Profil geändert', save: 'Profil geändert', delete: 'Profil geändert' },
  },
  withTrack: (name) => `mit ${name}`,
  reasons: {
    rejected: 'Diese Werte wurden abgelehnt. Öffne die Änderung und korrigiere sie.',
    conflict: 'Der Eintrag wurde auf einem anderen Gerät geändert, nachdem du ihn hier gelöscht hast.',
    gone: 'Der Eintrag wurde auf einem anderen Gerät gelöscht.',
    restored: 'Das Flugbuch wurde aus einer Sicherung wiederhergestellt. Prüfe, ob diese Änderung noch passt.',
    restoredNew:
      'Das Flugbuch wurde aus einer Sicherung wiederhergestellt, in der dieser Eintrag fehlt. Speichere ihn als neu oder verwirf ihn.',
    restoredReference:
      'Das Flugbuch wurde aus einer Sicherung wiederhergestellt, in der das Fluggebiet oder der Schirm fehlt. Öffne die Änderung und wähle neu.',
    old: 'Das wurde vielleicht schon vor langer Zeit gespeichert. Vergleiche es mit deinem Flugbuch, bevor du es erneut sendest.',
    refused: 'Der Server nimmt diese Änderung nicht an.',
    failedAlone:
      'Das ließ sich dreimal nicht senden, während andere Anfragen durchkamen. Vielleicht ist es schon gespeichert.',
    fileLost:
      'Der Browser hat den Track von diesem Gerät entfernt. Öffne die Änderung und wähle die Datei noch einmal.',
    known: 'Ein anderer Flug hat diesen Track schon. Vielleicht hast du ihn auf einem anderen Gerät gespeichert.',
  },
  deletedElsewhere: {
    site: (name) => `Das Fluggebiet ${name} wurde auf einem anderen Gerät gelöscht.`,
    glider: (name) => `Der Schirm ${name} wurde auf einem anderen Gerät gelöscht.`,
  },
  namedNotInBackup: (names) =>
    `In der Sicherung, aus der das Flugbuch wiederhergestellt wurde, fehlt: ${names}. Öffne die Änderung und wähle neu.`,
  otherFlight: (flight) => `Anderer Flug: ${flight}`,
  open: 'Öffnen',
  tryAgain: 'Erneut senden',
  addAnyway: 'Beide behalten',
  saveAsNew: 'Als neu speichern',
  keepChosen: 'Diese Fassung behalten',
  discard: 'Verwerfen',
  export: 'Exportieren',
  discardQuestions: {
    alone: 'Diese Änderung verwerfen? Es gibt keine andere Kopie.',
    withOthers: 'Diesen Eintrag mit allen deinen Änderungen verwerfen? Es gibt keine andere Kopie.',
    withEdits: 'Diese Löschung und deine Änderungen davor verwerfen? Von den Änderungen gibt es keine andere Kopie.',
    mayStay: 'Diese Änderung verwerfen? Vielleicht ist sie schon gespeichert, dann bleibt sie im Flugbuch.',
    deleted: 'Diesen Eintrag verwerfen? Vielleicht ist er schon gespeichert: Wir senden ihn und löschen ihn dann.',
  },
  accountDeleted: (count) =>
    plural(
      count,
      'Dieses Konto wurde gelöscht. Auf diesem Gerät ist noch 1 ausstehende Änderung: Exportiere sie oder entferne sie.',
      `Dieses Konto wurde gelöscht. Auf diesem Gerät sind noch ${count} ausstehende Änderungen: Exportiere sie oder entferne sie.`,
    ),
  removeHere: 'Von diesem Gerät entfernen',
  removeQuestion: 'Alle ausstehenden Änderungen dieses Kontos entfernen? Es gibt keine andere Kopie.',
  notRemoved: 'Die ausstehenden Änderungen ließen sich nicht exportieren oder entfernen. Versuch es noch einmal.',
  notStored: 'Das ließ sich auf diesem Gerät nicht speichern. Versuch es noch einmal.',
  logOut: {
    question: (count) =>
      plural(
        count,
        '1 Änderung ist noch nicht gesendet. Trotzdem abmelden?',
        `${count} Änderungen sind noch nicht gesendet. Trotzdem abmelden?`,
      ),
    keep: 'Hier behalten und abmelden',
    send: 'Senden und abmelden',
    discard: (count) =>
      plural(count, '1 Änderung verwerfen und abmelden', `${count} Änderungen verwerfen und abmelden`),
    kept: 'Was du behältst, wird gesendet, wenn du dich hier wieder anmeldest.',
    notSent: 'Einige Änderungen ließen sich nicht senden.',
  },
};
