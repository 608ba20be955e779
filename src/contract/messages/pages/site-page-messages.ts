import { SITE_PAGE } from '../en/pages/site-page.ts';
import { inLanguage } from '../languages.ts';

/** The texts of the page of a site and of the sites map in one language. They are loaded with those pages, so they do not delay the flight list. */
export type SitePageMessages = typeof SITE_PAGE;

/** Returns the texts of the page of a site and of the sites map in a language, given by its tag. */
export function sitePageMessagesOf(language: string): SitePageMessages {
  return inLanguage({ en: SITE_PAGE }, language);
}
