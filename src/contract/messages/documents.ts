// Not by aliases: Node loads these files for the build.
import type { Language } from '../../domain/languages.ts';
import * as de from './de/document.ts';
import * as en from './en/document.ts';
import * as es from './es/document.ts';
import * as fr from './fr/document.ts';
import * as it from './it/document.ts';

/** What the build writes into the document and the manifest of each language. */
export const DOCUMENT_TEXTS: Readonly<Record<Language, typeof en>> = { en, de, fr, it, es };
