import { DATABASE_DRIVER } from '../database-driver.mjs';

/** Packages with files of their own beside their code: compiled ones, and the map of time zones. They stay outside the bundled server. */
export const EXTERNAL_PACKAGES = [DATABASE_DRIVER, '@node-rs/argon2', 'geo-tz'];
