/** What a link in a letter is good for. */
export type LinkPurpose = 'verification' | 'oneTimeLogin' | 'resetPassword';

/** What a letter is about. */
export type LetterKind = LinkPurpose | 'passwordChanged';
