import { GLIDER } from '#domain/fields/glider';
import { namedItems } from './named-items.ts';

/** The stored gliders. */
export const GLIDERS = namedItems('gliders', GLIDER.fields);
