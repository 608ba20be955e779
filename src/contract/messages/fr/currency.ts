import type { CURRENCY as EN } from '../en/currency.ts';
import { counted, DATES, NUMBERS } from './formats.ts';

export const CURRENCY: typeof EN = {
  title: 'Pratique récente',
  lead: 'Vos propres règles\u00a0: combien vous voulez avoir volé ces derniers temps. Elles aident à compter\u202f; c’est votre fédération qui dit ce que vous pouvez voler.',
  add: 'Ajouter une règle',
  newRule: 'Nouvelle règle',
  changeRule: 'Modifier la règle',
  remove: 'Supprimer',
  full: (most) => `Vous avez ${most} règles, c’est le maximum.`,
  flightsIn: (least, days) => `${counted(least, 'vol', 'vols')} en ${counted(days, 'jour', 'jours')}`,
  hoursIn: (least, days) => `${counted(least, 'heure', 'heures')} en ${counted(days, 'jour', 'jours')}`,
  withTag: (tag) => `tag «\u00a0${tag}\u00a0»`,
  met: (day) => `Remplie, expire le ${DATES.day(day)}`,
  lapsesTomorrow: 'Remplie, expire demain',
  soon: (days) => `Remplie, expire dans ${counted(days, 'jour', 'jours')}`,
  lapsed: (day) => `Expirée le ${DATES.day(day)}`,
  never: 'Pas encore remplie',
  noGlider: (name) =>
    `Impossible à remplir\u00a0: vous n’avez pas de voile nommée «\u00a0${name}\u00a0». Modifiez ou supprimez la règle.`,
  tooMuch: 'Impossible à remplir\u00a0: ces jours ne suffisent pas pour autant. Modifiez ou supprimez la règle.',
  flightsOf: (amount, least) => `${NUMBERS.whole(amount)} sur ${counted(least, 'vol', 'vols')}`,
  hoursOf: (amount, least) => `${amount} sur ${NUMBERS.whole(least)}\u00a0h`,
  count: 'Ce qui compte',
  counts: { flights: 'Vols', hours: 'Heures de vol' },
  least: 'Au moins',
  days: 'Dans les … derniers jours',
  tag: 'Avec le tag',
  glider: 'Avec la voile',
  anyTag: 'Tous les vols',
  anyGlider: 'Toutes les voiles',
  wrongNumber: (most) => `Un nombre entier au-dessus de 0, au plus ${NUMBERS.whole(most)}`,
};
