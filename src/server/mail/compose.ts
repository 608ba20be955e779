import { EMAILS, type EmailText } from '#contract/messages/en/emails';
import { PRODUCT_NAME } from '#contract/product';
import type { EmailKind } from '#domain/account';
import { escapeHtml } from '#server/encoding/html';
import type { Email } from './email.ts';

export interface EmailInput {
  readonly kind: EmailKind;
  readonly to: string;
  /** Whether the address was verified. */
  readonly isVerified: boolean;
  /** The URL that the email is about. */
  readonly link: string;
  /** When the email was requested, or the change it reports was made. */
  readonly askedAt: Date;
  /** The public URL of the product, without a trailing slash. */
  readonly home: string;
}

export function composeEmail(input: EmailInput): Email {
  const content = EMAILS[input.kind](input);
  const { to, link, home } = input;
  return {
    to,
    subject: content.subject,
    text: plainTextOf(content, { link, home }),
    html: htmlOf(content, { link, home }),
    link,
  };
}

interface EmailLinks {
  readonly link: string;
  /** The public URL of the product, without a trailing slash. */
  readonly home: string;
}

const FONT = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,sans-serif;font-size:16px;line-height:1.5';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#0f62d6;color:#ffffff;text-decoration:none';

/** Returns an email as plain text; the link has a line of its own, so that mail programs recognize it. */
function plainTextOf({ before, after }: EmailText, { link, home }: EmailLinks): string {
  const paragraphs = [EMAILS.greeting, ...before, link, ...after, `${PRODUCT_NAME}\n${home}/`];
  return `${paragraphs.join('\n\n')}\n`;
}

/** Returns an email as simple HTML: no images, nothing loaded, and the full link beside the button. */
function htmlOf({ subject, before, button, after }: EmailText, { link, home }: EmailLinks): string {
  const links = [buttonTo(link, button), plainLink(link)];
  const body = [
    paragraph(EMAILS.greeting),
    ...before.map(paragraph),
    ...links,
    ...after.map(paragraph),
    signature(home),
  ];
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;padding:24px;max-width:36em;overflow-wrap:anywhere;${FONT}">`,
    ...body,
    '</body></html>',
  ].join('\n');
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

function buttonTo(link: string, label: string): string {
  return `<p><a href="${escapeHtml(link)}" style="${BUTTON}">${escapeHtml(label)}</a></p>`;
}

function plainLink(link: string): string {
  return `<p style="font-size:14px">${EMAILS.copyLink}<br>${escapeHtml(link)}</p>`;
}

function signature(home: string): string {
  return `<p>${PRODUCT_NAME}<br><a href="${escapeHtml(home)}/">${escapeHtml(home)}/</a></p>`;
}
