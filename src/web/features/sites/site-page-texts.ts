import { sitePageMessagesOf } from '#contract/messages/pages/site-page-messages';
import { pageLanguage } from '#web/page-language.ts';

/** The texts of the page of a site and of the sites map, in the language of the page. */
export const sitePageTexts = sitePageMessagesOf(pageLanguage);
