import { writeAsInSwitzerland } from '#contract/messages/formats';
import { LANGUAGES, type Language, languageNamed } from '#domain/languages';
import { orderTextsIn } from '#domain/order/text-order';
import { spelled } from '#texts/formats';

/** The tag of the page, which the server sends: its language, and `-CH` where that is written as in Switzerland. */
const tag = globalThis.document?.documentElement.lang ?? LANGUAGES[0];

/** The language of all texts of the page. */
export const pageLanguage: Language = languageNamed(tag.slice(0, 2)) ?? LANGUAGES[0];

if (tag.endsWith('-CH')) writeAsInSwitzerland();
orderTextsIn(pageLanguage);

/** Returns texts of the catalogue as they are spelled in the page's country. */
export const localized = spelled;
