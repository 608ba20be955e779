import { ENGLISH } from '#texts/every-page';
import { localized } from './page-language.ts';

export const texts = localized(ENGLISH);
