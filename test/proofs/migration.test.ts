import { itHolds } from './it-holds.ts';
import { proveMigration } from './migration/prove-migration.ts';

itHolds('a migration that is killed is repeated by the next start as if it had not begun', proveMigration);
