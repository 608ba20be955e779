/** The purposes of links in emails. */
export const LINK_PURPOSES = ['verification', 'oneTimeLogin', 'resetPassword'] as const;

/** The purpose of a link in an email. */
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** The kinds of email. */
export const EMAIL_KINDS = [...LINK_PURPOSES, 'passwordChanged'] as const;

/** The kind of an email. */
export type EmailKind = (typeof EMAIL_KINDS)[number];
