// Not by aliases: Node loads these files for the build.
import type { Language } from '../../domain/languages.ts';
import { APP_DESCRIPTION, APP_SHORTCUTS, DOCUMENT } from './en/document.ts';

const ENGLISH = { document: DOCUMENT, description: APP_DESCRIPTION, shortcuts: APP_SHORTCUTS };

/** What the build writes into the document and the manifest of each language. */
export const DOCUMENT_TEXTS: Readonly<Record<Language, typeof ENGLISH>> = { en: ENGLISH };
