import type { CHECK_EMAILS as EN } from '../en/check-emails.ts';

export const CHECK_EMAILS: typeof EN = {
  label: 'E-mails sur les contrôles',
  choices: { off: 'Aucun', on: '30\u00a0jours avant, puis à l’échéance' },
  hint: 'Pour les contrôles de voiles et de matériel qui ont une date. Les échéances en heures ou en vols ne figurent que dans la liste.',
  unverified: 'Rien n’est envoyé tant que votre adresse e-mail n’est pas confirmée.',
  stop: {
    lead: 'Vous ne recevrez alors plus d’e-mail sur les contrôles de vos voiles et de votre matériel. Tout le reste demeure inchangé.',
    submit: 'Ne plus recevoir ces e-mails',
    done: 'Vous ne recevrez plus d’e-mail sur les contrôles. Vous pouvez les réactiver en modifiant votre fiche de pilote.',
    invalid: 'Ce lien ne fonctionne pas',
    invalidLead:
      'Il a été modifié ou coupé. Vous pouvez aussi désactiver les e-mails sur les contrôles en modifiant votre fiche de pilote.',
  },
};
