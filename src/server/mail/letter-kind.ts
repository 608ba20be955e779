/** What a link in a letter can be good for. */
export const LINK_PURPOSES = ['verification', 'oneTimeLogin', 'resetPassword'] as const;

/** What a link in a letter is good for. */
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** What a letter is about. */
export type LetterKind = LinkPurpose | 'passwordChanged';
