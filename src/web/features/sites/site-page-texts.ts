import { SITE_PAGE } from '#contract/messages/en/site-page';
import { inLanguage } from '#contract/messages/languages';
import { pageLanguage } from '#web/page-language.ts';

/** The texts of the page of a site and of the sites map, in the language of the page. */
export const sitePageTexts = inLanguage({ en: SITE_PAGE }, pageLanguage);
