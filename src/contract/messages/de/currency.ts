import type { CURRENCY as EN } from '../en/currency.ts';
import { counted, DATES, NUMBERS } from './formats.ts';

export const CURRENCY: typeof EN = {
  title: 'In Übung',
  lead: 'Deine eigenen Regeln: wie viel du in letzter Zeit geflogen sein willst. Sie helfen beim Zählen; was du fliegen darfst, sagt dein Verband.',
  add: 'Regel hinzufügen',
  newRule: 'Neue Regel',
  changeRule: 'Regel ändern',
  remove: 'Löschen',
  full: (most) => `Du hast ${most} Regeln, mehr geht nicht.`,
  rule: ({ count, least, days }) =>
    `${count === 'hours' ? counted(least, 'Stunde', 'Stunden') : counted(least, 'Flug', 'Flüge')} in ${counted(days, 'Tag', 'Tagen')}`,
  withTag: (tag) => `Schlagwort „${tag}“`,
  met: (day) => `Erfüllt, läuft am ${DATES.day(day)} ab`,
  lapsesTomorrow: 'Erfüllt, läuft morgen ab',
  soon: (days, day) => `Erfüllt, läuft in ${counted(days, 'Tag', 'Tagen')} ab, am ${DATES.day(day)}`,
  lapsed: (day) => `Abgelaufen am ${DATES.day(day)}`,
  never: 'Noch nicht erfüllt',
  noGlider: (name) => `Nicht erfüllbar: Du hast keinen Schirm namens „${name}“. Ändere oder lösche die Regel.`,
  tooManyHours: 'Nicht erfüllbar: So viele Stunden haben diese Tage nicht. Ändere oder lösche die Regel.',
  flightsOf: (amount, least) => `${NUMBERS.whole(amount)} von ${counted(least, 'Flug', 'Flügen')}`,
  hoursOf: (amount, least) => `${amount} von ${NUMBERS.whole(least)}\u00a0h`,
  count: 'Was zählt',
  counts: { flights: 'Flüge', hours: 'Flugstunden' },
  least: 'Mindestens',
  days: 'In den letzten … Tagen',
  tag: 'Mit dem Schlagwort',
  glider: 'Mit dem Schirm',
  anyTag: 'Alle Flüge',
  anyGlider: 'Alle Schirme',
  wrongNumber: (most) => `Eine ganze Zahl von 1 bis ${NUMBERS.whole(most)}`,
};
