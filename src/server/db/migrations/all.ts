import type { Migration } from 'kysely';
import type { Dialect } from '../dialect.ts';
import { logbookMigration } from './001-logbook.ts';
import { placesMigration } from './002-places.ts';
import { importAnswersMigration } from './003-import-answers.ts';
import { lettersMigration } from './004-letters.ts';
import { epochMigration } from './005-epoch.ts';
import { clockMigration } from './006-clock.ts';
import { trackSizesMigration } from './006-track-sizes.ts';
import { trackHashesMigration } from './007-track-hashes.ts';
import { jobsMigration } from './008-jobs.ts';
import { trackFilesMigration } from './009-track-files.ts';
import { trackRangesMigration } from './010-track-ranges.ts';
import { findingsMigration } from './011-findings.ts';
import { groundMigration } from './012-ground.ts';
import { importRunsMigration } from './013-import-runs.ts';
import { importMappingsMigration } from './014-import-mappings.ts';
import { fieldsMigration } from './015-fields.ts';
import { flightChangesMigration } from './016-flight-changes.ts';
import { adminMigration } from './017-admin.ts';
import { serversMigration } from './018-servers.ts';
import { importIndexesMigration } from './019-import-indexes.ts';
import { hiddenTracksMigration } from './020-hidden-tracks.ts';
import { plainNamesMigration } from './021-plain-names.ts';
import { languageMigration } from './022-language.ts';
import { bodyHashesMigration } from './023-body-hashes.ts';
import { deletedSessionsMigration } from './024-deleted-sessions.ts';
import { hikesAndCurrencyMigration } from './025-hikes-and-currency.ts';
import { gearAndHandlingMigration } from './026-gear-and-handling.ts';
import { apiTokensMigration } from './027-api-tokens.ts';
import { serverInboxMigration } from './028-server-inbox.ts';

/** Every migration by its name, in order. */
export function migrationsOf(dialect: Dialect): ReadonlyMap<string, Migration> {
  return new Map([
    ['001-logbook', logbookMigration(dialect)],
    ['002-places', placesMigration(dialect)],
    ['003-import-answers', importAnswersMigration()],
    ['004-letters', lettersMigration(dialect)],
    ['005-epoch', epochMigration(dialect)],
    ['006-track-sizes', trackSizesMigration()],
    ['006-clock', clockMigration()],
    ['007-track-hashes', trackHashesMigration()],
    ['008-jobs', jobsMigration(dialect)],
    ['009-track-files', trackFilesMigration(dialect)],
    ['010-track-ranges', trackRangesMigration(dialect)],
    ['011-findings', findingsMigration(dialect)],
    ['012-ground', groundMigration()],
    ['013-import-runs', importRunsMigration(dialect)],
    ['014-import-mappings', importMappingsMigration()],
    ['015-fields', fieldsMigration(dialect)],
    ['016-flight-changes', flightChangesMigration(dialect)],
    ['017-admin', adminMigration(dialect)],
    ['018-servers', serversMigration()],
    ['019-import-indexes', importIndexesMigration()],
    ['020-hidden-tracks', hiddenTracksMigration()],
    ['021-plain-names', plainNamesMigration()],
    ['022-language', languageMigration()],
    ['023-body-hashes', bodyHashesMigration(dialect)],
    ['024-deleted-sessions', deletedSessionsMigration()],
    ['025-hikes-and-currency', hikesAndCurrencyMigration()],
    ['026-gear-and-handling', gearAndHandlingMigration(dialect)],
    ['027-api-tokens', apiTokensMigration(dialect)],
    ['028-server-inbox', serverInboxMigration(dialect)],
  ]);
}
