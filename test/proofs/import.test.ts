import { proveImport } from './import/prove-import.ts';
import { itHolds } from './it-holds.ts';

itHolds('an import loses and doubles nothing while server, connection and tab fail', proveImport);
