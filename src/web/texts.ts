import { EVERY_PAGE } from '#texts/every-page';

export const texts = EVERY_PAGE;
