/** A letter that is ready to go. */
export interface Letter {
  /** The address of whom it is for. */
  readonly to: string;
  readonly subject: string;
  /** The same words in plain text and in HTML. */
  readonly text: string;
  readonly html: string;
  /** The address that the letter leads to. */
  readonly link: string;
}

/** A sender: the name to show, which may be empty, and the address. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** Thrown where a letter itself was turned down for good, its reader or its words: the way it went is in order. */
export class LetterRefused extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
    this.name = 'LetterRefused';
  }
}

/** Hands a letter on, or throws when it could not be handed on; aborted, it stops and throws. */
export type Carrier = (letter: Letter, abort: AbortSignal) => Promise<void>;
