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
  /** The `Message-ID`, by which mail programs recognize an email that is sent twice; null for a new one at each attempt. */
  readonly messageId: string | null;
  /** The URL at which the recipient, or the recipient's mail program, stops emails of this kind; null for those that were asked for. */
  readonly unsubscribe: string | null;
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
export function messageOf({ to, subject, text, html, messageId, unsubscribe }: Email, from: EmailSender) {
  return {
    ...(messageId === null ? {} : { messageId }),
    from: { ...from },
    to: { name: '', address: to },
    subject,
    text,
    html,
    /** Suppresses automatic replies (RFC 3834). */
    headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe === null ? {} : unsubscribeHeaders(unsubscribe)) },
  };
}

/** Lets mail programs show a button, which posts to the URL (RFC 8058): scanners only fetch links. */
function unsubscribeHeaders(url: string) {
  return {
    'List-Unsubscribe': { prepared: true, value: `<${url}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
