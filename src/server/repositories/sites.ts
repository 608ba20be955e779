import { SITE } from '#domain/fields/site';
import { namedItems } from './named-items.ts';

/** The stored sites. */
export const SITES = namedItems('sites', SITE.fields);
