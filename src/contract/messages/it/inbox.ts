import type { INBOX as EN } from '../en/inbox.ts';
import { NUMBERS, plural } from './formats.ts';

export const INBOX: typeof EN = {
  title: 'File non ancora salvati',
  lead: 'Restano su questo dispositivo finché non sono salvati o non li rimuovi.',
  onThisDevice: 'Su questo dispositivo',
  named: (first, others) => plural(others, `${first} e un altro`, `${first} e altri ${NUMBERS.whole(others)}`),
  files: (count) => `${NUMBERS.whole(count)} file`,
  size: (megabytes) => `${megabytes}\u00a0MB`,
  addFlight: 'Aggiungi come volo',
  remove: 'Rimuovi',
  removeQuestion: (name) => `Rimuovere ${name} da questo dispositivo? Il file non è salvato nel tuo diario.`,
  ofOthers: (count) =>
    plural(
      count,
      'Su questo dispositivo c’è anche 1 file di un altro pilota. Solo lui può aprirlo.',
      `Su questo dispositivo ci sono anche ${NUMBERS.whole(count)} file di altri piloti. Solo loro possono aprirli.`,
    ),
  needsConnection:
    'L’importazione richiede una connessione. I tuoi file restano su questo dispositivo e, appena ce n’è una, l’importazione prosegue qui.',
  chooseOffline:
    'L’importazione richiede una connessione. Puoi già scegliere i file: restano su questo dispositivo finché non ce n’è una. Un solo file IGC si apre subito come nuovo volo.',
  goesOn: 'L’importazione richiede una connessione. Appena ce n’è una, prosegue qui.',
  tryNow: 'Prova ora',
  unread: 'I file su questo dispositivo al momento non si possono leggere.',
  notRemoved: 'Non è stato possibile rimuovere il file. Riprova.',
  problems: {
    noWorker:
      'Questo dispositivo non può ancora ricevere file da altre app, perché non contiene il tuo diario. Scegli qui i file.',
    tooMuch: 'È più di quanto si possa condividere in una volta: 200 file o 100\u00a0MB. Scegli qui i file.',
    notKept: 'Di ciò che hai condiviso non è arrivato nulla. Scegli qui i file.',
    full: 'Su questo dispositivo non c’è spazio per altri file: ne conserva 50 condivisioni o 200\u00a0MB. Salva o rimuovi qualcosa qui sotto, poi condividi di nuovo.',
    notYours: 'Questi file appartengono a un altro pilota. Solo lui può aprirli.',
    gone: 'I file condivisi non sono più su questo dispositivo oppure sono già salvati. Altrimenti condividili di nuovo o sceglili qui.',
  },
  sent: {
    from: (source) => `Da ${source}`,
    fromFolder: 'Dalla tua cartella sul server',
    deleted: (day) => `si cancella il ${day}`,
    removeQuestion: (name) =>
      `Rimuovere ${name}? Il file non è salvato nel tuo diario, e lo stesso dispositivo non potrà inviarlo di nuovo per un anno.`,
    removeQuestionOfFolder: (name) =>
      `Rimuovere ${name}? Il file non è salvato nel tuo diario. Resta nella tua cartella sul server, ma da lì non verrà preso un’altra volta.`,
    saved: (count, source) =>
      plural(count, `È arrivato 1 volo da ${source}.`, `Sono arrivati ${NUMBERS.whole(count)} voli da ${source}.`),
    waiting: (count, source, day) =>
      plural(
        count,
        `1 file da ${source} ti aspetta fino al ${day}.`,
        `${NUMBERS.whole(count)} file da ${source} ti aspettano, il primo fino al ${day}.`,
      ),
    folder: 'la tua cartella',
    look: 'Guarda',
    about: 'Ciò che hanno inviato i tuoi dispositivi',
    gone: 'Questo file non c’è più: è già importato o è stato rimosso.',
  },
  logOut: {
    question: (count) =>
      plural(
        count,
        '1 file su questo dispositivo non è ancora salvato. Uscire comunque?',
        `${NUMBERS.whole(count)} file su questo dispositivo non sono ancora salvati. Uscire comunque?`,
      ),
    kept: 'Nessun altro può aprire i file che conservi. Li ritrovi in “Importa” quando accedi di nuovo da qui.',
    keep: 'Esci e conserva i file',
    remove: 'Esci e rimuovi i file',
  },
};
