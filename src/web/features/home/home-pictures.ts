/**
 * Addresses of the pictures in the language of the page, by file. Made by `npm run pictures -- --of home --language de`. The build makes this module
 * once for each language, like texts.
 */
export const HOME_PICTURES = import.meta.glob<string>('#home-pictures/*.webp', { eager: true, import: 'default' });
