import type { CheckInEmail, EmailText } from '#contract/messages/en/emails';
import { SERVER_TEXTS, type ServerTexts } from '#contract/messages/server-texts';
import { pathTo } from '#contract/pages/pages';
import { PRODUCT_NAME } from '#contract/product';
import type { EmailKind } from '#domain/account';
import type { CheckToTell } from '#domain/due/checks-to-tell';
import { isolated } from '#domain/isolated';
import type { Language } from '#domain/languages';
import { escapeHtml } from '#server/encoding/html';
import type { Email } from './email.ts';

export interface EmailInput {
  readonly kind: EmailKind;
  readonly language: Language;
  readonly to: string;
  /** Whether the address was verified. */
  readonly isVerified: boolean;
  /** The URL that the email is about. */
  readonly link: string;
  /** When the email was requested, or the change it reports was made. */
  readonly askedAt: Date;
  /** The public URL of the product, without a trailing slash. */
  readonly home: string;
  /** What an email about checks tells, the most urgent first. */
  readonly checks?: readonly CheckToTell[];
  /** The names of the tokens that still work after a change of the password. */
  readonly tokens?: readonly string[];
  /** See {@link Email}; absent for null. */
  readonly messageId?: string;
  readonly unsubscribe?: string;
}

export function composeEmail(input: EmailInput): Email {
  const { kind, language, to, link, home, checks = [], tokens = [], messageId = null, unsubscribe = null } = input;
  const { emails } = SERVER_TEXTS[language];
  const content = {
    ...emails[kind]({ ...input, checks: checks.map(checkInEmail), tokens: tokens.map(isolated) }),
    greeting: emails.greeting,
    copyLink: emails.copyLink,
  };
  const links = { link, home, unsubscribe };
  return {
    to,
    subject: content.subject,
    text: plainTextOf(content, links),
    html: htmlOf(content, { ...links, language }),
    link,
    messageId,
    unsubscribe,
  };
}

function checkInEmail({ subject, check, dueOn }: CheckToTell): CheckInEmail {
  return { subject: { name: isolated(subject.name) }, check: { ...check, words: isolated(check.words) }, dueOn };
}

/** The text of an email, with the parts that all emails of a language share. */
type EmailContent = EmailText & Pick<ServerTexts['emails'], 'greeting' | 'copyLink'>;

interface EmailLinks {
  readonly link: string;
  /** The public URL of the product, without a trailing slash. */
  readonly home: string;
  readonly unsubscribe: string | null;
}

const FONT = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,sans-serif;font-size:16px;line-height:1.5';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#0f62d6;color:#ffffff;text-decoration:none';

/** Returns an email as plain text; the link has a line of its own, so that mail programs recognize it. */
function plainTextOf(content: EmailContent, links: EmailLinks): string {
  const { greeting, before, after } = content;
  const { link, home } = links;
  const linked = linkedIn(content, links).map(({ caption, url }) => `${caption}\n${url}`);
  const paragraphs = [greeting, ...before, link, ...after, ...linked, `${PRODUCT_NAME}\n${home}/`];
  return `${paragraphs.join('\n\n')}\n`;
}

/** Returns an email as simple HTML: no images, nothing loaded, and the full link beside the button. */
function htmlOf(content: EmailContent, { language, ...links }: EmailLinks & { readonly language: Language }): string {
  const { subject, greeting, before, button, copyLink, after } = content;
  const { link, home } = links;
  const toLink = [buttonTo(link, button), plainLink(link, copyLink)];
  const linked = linkedIn(content, links).map(linkedParagraph);
  const texts = [...before.map(paragraph), ...toLink, ...after.map(paragraph), ...linked];
  const body = [paragraph(greeting), ...texts, signature(home)];
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    `<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
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

function plainLink(link: string, caption: string): string {
  return `<p style="font-size:14px">${escapeHtml(caption)}<br>${escapeHtml(link)}</p>`;
}

/** A paragraph that ends with a link. */
interface LinkedText {
  readonly caption: string;
  readonly url: string;
}

function linkedIn({ tokens, stop = '' }: EmailContent, { home, unsubscribe }: EmailLinks): readonly LinkedText[] {
  return [
    ...(tokens === undefined ? [] : [{ caption: tokens, url: home + pathTo('apiTokens') }]),
    ...(unsubscribe === null ? [] : [{ caption: stop, url: unsubscribe }]),
  ];
}

function linkedParagraph({ caption, url }: LinkedText): string {
  const href = escapeHtml(url);
  return `<p style="font-size:14px">${escapeHtml(caption)}<br><a href="${href}">${href}</a></p>`;
}

function signature(home: string): string {
  return `<p>${PRODUCT_NAME}<br><a href="${escapeHtml(home)}/">${escapeHtml(home)}/</a></p>`;
}
