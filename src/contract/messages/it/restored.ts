import type { RESTORED as EN } from '../en/restored.ts';
import { counted, plural } from './formats.ts';

export const RESTORED: typeof EN = {
  title: 'Voci mancanti dopo il ripristino',
  notice: (items) =>
    `Il diario è stato ripristinato da un backup. Su questo dispositivo ci sono ancora voci che vi mancano: ${items}.`,
  flights: (count) => counted(count, 'volo', 'voli'),
  sites: (count) => counted(count, 'sito', 'siti'),
  gliders: (count) => counted(count, 'vela', 'vele'),
  gear: (count) => counted(count, 'attrezzatura', 'attrezzature'),
  handlings: (count) => counted(count, 'sessione di groundhandling', 'sessioni di groundhandling'),
  gearTitle: 'Attrezzatura',
  handlingTitle: 'Groundhandling',
  show: 'Mostra',
  lead: (day) =>
    `Queste voci mancano nel backup da cui il tuo diario è stato ripristinato. Su questo dispositivo restano fino al ${day}, o finché non esci.`,
  nothing: 'Su questo dispositivo non c’è nulla che manchi nel tuo diario.',
  unread: 'Al momento non si riesce a leggere ciò che è salvato su questo dispositivo.',
  selectAll: 'Seleziona tutto',
  saveAsNew: (count) => plural(count, 'Salva 1 voce come nuova', `Salva ${count} voci come nuove`),
  discard: (count) => plural(count, 'Scarta 1 voce', `Scarta ${count} voci`),
  discardQuestion: (count) =>
    plural(
      count,
      'Scartare questa voce? Non ce n’è un’altra copia.',
      `Scartare queste ${count} voci? Non ce n’è un’altra copia.`,
    ),
  withTrack: 'Con la sua traccia',
  trackNotHere: 'La traccia non è su questo dispositivo. Il volo verrà salvato senza.',
  sameTrack: 'Nel diario c’è già un volo con questa traccia.',
  progress: (done, total) => `${done} di ${total} salvate`,
  waiting: 'Il server limita le modifiche al minuto. Il salvataggio riprende tra poco.',
  offline: 'Per salvarle serve una connessione.',
  notRemoved: 'Non è stato possibile rimuoverlo da questo dispositivo. Riprova.',
};
