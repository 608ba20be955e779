import type { CHECK_EMAILS as EN } from '../en/check-emails.ts';

export const CHECK_EMAILS: typeof EN = {
  label: 'E-Mails zu Checks',
  choices: { off: 'Keine', on: '30 Tage vorher, und wenn fällig' },
  hint: 'Für Checks von Schirmen und Ausrüstung, die einen Tag haben. Was nach Stunden oder Flügen fällig wird, steht nur in der Liste.',
  unverified: 'Es wird nichts verschickt, solange deine E-Mail-Adresse nicht bestätigt ist.',
  stop: {
    lead: 'Damit bekommst du keine E-Mails zu Checks deiner Schirme und deiner Ausrüstung mehr. Alles andere bleibt, wie es ist.',
    submit: 'Keine solchen E-Mails mehr',
    done: 'Du bekommst keine E-Mails zu Checks mehr. Einschalten kannst du sie wieder, wo du deine Pilotendaten bearbeitest.',
    invalid: 'Dieser Link funktioniert nicht',
    invalidLead:
      'Er wurde verändert oder abgeschnitten. Abschalten kannst du E-Mails zu Checks auch, wo du deine Pilotendaten bearbeitest.',
  },
};
