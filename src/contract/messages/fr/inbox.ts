import type { INBOX as EN } from '../en/inbox.ts';
import { counted, NUMBERS, plural } from './formats.ts';

export const INBOX: typeof EN = {
  title: 'Fichiers pas encore enregistrés',
  lead: 'Ils restent sur cet appareil jusqu’à ce qu’ils soient enregistrés ou que vous les supprimiez.',
  onThisDevice: 'Sur cet appareil',
  named: (first, others) =>
    plural(others, `${first} et ${NUMBERS.whole(others)} autre`, `${first} et ${NUMBERS.whole(others)} autres`),
  files: (count) => counted(count, 'fichier', 'fichiers'),
  size: (megabytes) => `${megabytes}\u00a0Mo`,
  addFlight: 'Ajouter comme vol',
  remove: 'Supprimer',
  removeQuestion: (name) =>
    `Supprimer ${name} de cet appareil\u202f? Ce fichier n’est pas enregistré dans votre carnet.`,
  ofOthers: (count) =>
    plural(
      count,
      `Cet appareil garde aussi ${NUMBERS.whole(count)} fichier d’un autre pilote. Lui seul peut l’ouvrir.`,
      `Cet appareil garde aussi ${NUMBERS.whole(count)} fichiers d’autres pilotes. Eux seuls peuvent les ouvrir.`,
    ),
  needsConnection:
    'L’importation demande une connexion. Vos fichiers restent sur cet appareil, et elle reprendra ici dès qu’il y en aura une.',
  chooseOffline:
    'L’importation demande une connexion. Vous pouvez déjà choisir des fichiers\u00a0: ils restent sur cet appareil jusque-là. Un fichier IGC seul s’ouvre tout de suite comme nouveau vol.',
  goesOn: 'L’importation demande une connexion. Elle reprendra ici dès qu’il y en aura une.',
  tryNow: 'Essayer maintenant',
  unread: 'Les fichiers gardés sur cet appareil ne peuvent pas être lus pour le moment.',
  notRemoved: 'Ce fichier n’a pas pu être supprimé. Réessayez.',
  problems: {
    noWorker:
      'Cet appareil ne peut pas encore recevoir de fichiers d’autres apps, car votre carnet n’y est pas conservé. Choisissez-les ici.',
    tooMuch:
      'C’est plus que ce que l’on peut partager en une fois\u00a0: 200 fichiers, ou 100\u00a0Mo. Choisissez les fichiers ici.',
    notKept: 'Rien de ce que vous avez partagé n’est arrivé. Choisissez les fichiers ici.',
    full: 'Il n’y a plus de place pour d’autres fichiers sur cet appareil\u00a0: il garde 50 partages, ou 200\u00a0Mo. Enregistrez ou supprimez-en ci-dessous, puis partagez de nouveau.',
    notYours: 'Ces fichiers appartiennent à un autre pilote. Lui seul peut les ouvrir.',
    gone: 'Les fichiers partagés ne sont plus sur cet appareil, ou sont déjà enregistrés. Sinon, partagez-les de nouveau, ou choisissez-les ici.',
  },
  sent: {
    from: (source) => `De ${source}`,
    fromFolder: 'De votre dossier sur le serveur',
    deleted: (day) => `supprimé le ${day}`,
    removeQuestion: (name) =>
      `Supprimer ${name}\u202f? Ce fichier n’est pas enregistré dans votre carnet, et le même appareil ne pourra pas le renvoyer pendant un an.`,
    removeQuestionOfFolder: (name) =>
      `Supprimer ${name}\u202f? Ce fichier n’est pas enregistré dans votre carnet. Il reste dans votre dossier sur le serveur, mais n’y sera pas repris une seconde fois.`,
    saved: (count, source) =>
      plural(
        count,
        `${NUMBERS.whole(count)} vol est arrivé de ${source}.`,
        `${NUMBERS.whole(count)} vols sont arrivés de ${source}.`,
      ),
    waiting: (count, source, day) =>
      plural(
        count,
        `${NUMBERS.whole(count)} fichier de ${source} vous attend jusqu’au ${day}.`,
        `${NUMBERS.whole(count)} fichiers de ${source} vous attendent, le premier jusqu’au ${day}.`,
      ),
    folder: 'votre dossier',
    look: 'Voir',
    about: 'Ce que vos appareils ont envoyé',
    gone: 'Ce fichier n’est plus là\u00a0: il est déjà importé, ou a été supprimé.',
  },
  logOut: {
    question: (count) =>
      plural(
        count,
        `${NUMBERS.whole(count)} fichier sur cet appareil n’est pas encore enregistré. Se déconnecter quand même\u202f?`,
        `${NUMBERS.whole(count)} fichiers sur cet appareil ne sont pas encore enregistrés. Se déconnecter quand même\u202f?`,
      ),
    kept: 'Personne d’autre ne peut ouvrir les fichiers que vous gardez. Vous les retrouverez à la page d’importation en vous reconnectant ici.',
    keep: 'Se déconnecter et garder les fichiers',
    remove: 'Se déconnecter et supprimer les fichiers',
  },
};
