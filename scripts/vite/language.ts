import { join } from 'node:path';
import type { Plugin } from 'vite';
import { DOCUMENT_TEXTS } from '../../src/contract/messages/documents.ts';
import { LANGUAGES, type Language, languageNamed } from '../../src/domain/languages.ts';
import { escapeHtml } from '../../src/server/encoding/html.ts';

/** Returns the language of a build, which its environment names; English in development. */
export function languageOfBuild({ PAGES_LANGUAGE = LANGUAGES[0] }: NodeJS.ProcessEnv): Language {
  const language = languageNamed(PAGES_LANGUAGE);
  if (language === null) throw new Error(`There is no catalogue of ${PAGES_LANGUAGE}.`);
  return language;
}

/**
 * Builds the pages in one language: `#texts/…` is its part of the catalogue, the home page has its pictures, the document its texts and its name. Files
 * without texts have the same name in every build.
 */
export function inLanguage(language: Language, web: string): Plugin {
  const catalogue = join(web, '../contract/messages', language);
  return {
    name: 'language',
    config: () => ({
      resolve: {
        alias: [
          { find: /^#texts\/(.*)$/, replacement: `${catalogue}/$1.ts` },
          { find: '#home-pictures', replacement: join(web, 'features/home/pictures', language) },
        ],
      },
    }),
    transformIndexHtml: { order: 'pre', handler: (html) => withDocumentTexts(html, language) },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const document = bundle['index.html'];
        if (document?.type !== 'asset') return;
        delete bundle['index.html'];
        this.emitFile({ type: 'asset', fileName: `${language}.html`, source: document.source });
      },
    },
  };
}

/** Returns a document in a language, with texts for their names: `%description%`. */
export function withDocumentTexts(html: string, language: Language): string {
  return Object.entries(DOCUMENT_TEXTS[language].DOCUMENT).reduce(
    (all, [name, text]) => all.replace(`%${name}%`, () => escapeHtml(text)),
    html.replace('lang="en"', `lang="${language}"`),
  );
}
