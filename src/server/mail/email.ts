/** A composed email. */
export interface Email {
  /** The recipient's address. */
  readonly to: string;
  readonly subject: string;
  /** The same content as plain text and as HTML. */
  readonly text: string;
  readonly html: string;
  /** The URL that the email links to. */
  readonly link: string;
}

/** A sender: the display name, which may be empty, and the address. */
export interface EmailSender {
  readonly name: string;
  readonly address: string;
}

/** Thrown when an email was rejected permanently because of its recipient or content; the transport itself works. */
export class EmailRejected extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
    this.name = 'EmailRejected';
  }
}

/** Sends an email. Throws when it could not be sent, or was aborted. */
export type EmailTransport = (email: Email, abort: AbortSignal) => Promise<void>;

/** Returns an email as nodemailer's message. The recipient is an object, so that no part of it is parsed as a second one. */
export function messageOf({ to, subject, text, html }: Email, from: EmailSender) {
  return {
    from: { ...from },
    to: { name: '', address: to },
    subject,
    text,
    html,
    /** Suppresses automatic replies (RFC 3834). */
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
