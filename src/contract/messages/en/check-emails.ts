/** Emails about checks: their switch in the pilot's form, and the page that stops them by the link of one. */
export const CHECK_EMAILS = {
  label: 'Emails about checks',
  choices: { off: 'None', on: '30 days before, and when due' },
  hint: 'For checks of gliders and gear that have a day. What is due by hours or flights is in the list alone.',
  /** After the hint. */
  unverified: 'Nothing is sent until your email is verified.',
  stop: {
    lead: 'This stops the emails about checks of your gliders and gear. Everything else stays as it is.',
    submit: 'Stop these emails',
    done: 'You get no more emails about checks. You can switch them on again where you edit your pilot.',
    /** For a link that was altered or cut off. */
    invalid: 'This link does not work',
    invalidLead: 'It was changed or cut off. You can also stop emails about checks where you edit your pilot.',
  },
};
