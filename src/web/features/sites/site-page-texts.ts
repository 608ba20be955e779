import { SITE_PAGE } from '#texts/site-page';
import { localized } from '#web/page-language.ts';

/** The texts of the page of a site and of the sites map, in the language of the page. */
export const sitePageTexts = localized(SITE_PAGE);
