import { PRODUCT_NAME } from '#contract/product';
import { escapeHtml } from '#server/html';

/** The words of a letter, a text a paragraph. */
export interface Words {
  readonly subject: string;
  readonly before: readonly string[];
  /** What the link is called. */
  readonly button: string;
  readonly after: readonly string[];
}

/** Where a letter leads. */
interface Places {
  readonly link: string;
  /** The public address of the product, without a slash at the end. */
  readonly home: string;
}

const FONT = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,sans-serif;font-size:16px;line-height:1.5';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#0f62d6;color:#ffffff;text-decoration:none';

/** A letter in plain text; the link stands on a line of its own, so that mail programs make it one. */
export function textOf({ before, after }: Words, { link, home }: Places): string {
  const paragraphs = ['Hello,', ...before, link, ...after, `${PRODUCT_NAME}\n${home}/`];
  return `${paragraphs.join('\n\n')}\n`;
}

/** The same in HTML as simple as can be: no pictures, nothing loaded, the link in full for who trusts no button. */
export function htmlOf({ subject, before, button, after }: Words, { link, home }: Places): string {
  const way = [buttonTo(link, button), plainLink(link)];
  const body = [paragraph('Hello,'), ...before.map(paragraph), ...way, ...after.map(paragraph), signature(home)];
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

function buttonTo(link: string, words: string): string {
  return `<p><a href="${escapeHtml(link)}" style="${BUTTON}">${escapeHtml(words)}</a></p>`;
}

function plainLink(link: string): string {
  return `<p style="font-size:14px">Or copy this address into your browser:<br>${escapeHtml(link)}</p>`;
}

function signature(home: string): string {
  return `<p>${PRODUCT_NAME}<br><a href="${escapeHtml(home)}/">${escapeHtml(home)}/</a></p>`;
}
