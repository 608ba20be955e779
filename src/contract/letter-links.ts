/** What the link of a letter carries in its address. */
export interface LetterLink {
  readonly pilotId: number;
  readonly authToken: string;
}

/** Where the letters that verify an email or log in lead. */
export function pathOfVerification({ pilotId, authToken }: LetterLink): string {
  return `/email-verification/${pilotId}/${authToken}`;
}

/** Where the letter that lets a new password be set leads. */
export function pathOfReset({ pilotId, authToken }: LetterLink): string {
  return `/reset-password/${pilotId}/${authToken}`;
}
