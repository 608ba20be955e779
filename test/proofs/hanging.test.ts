import { proveHanging } from './hanging/prove-hanging.ts';
import { itHolds } from './it-holds.ts';

itHolds('a PostgreSQL that hangs is answered by errors, and nothing is lost when it goes on', proveHanging);
