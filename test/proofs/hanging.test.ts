import { itHolds } from './it-holds.ts';
import { proveHanging } from './prove-hanging.ts';

itHolds('a PostgreSQL that hangs is answered by errors, and nothing is lost when it goes on', proveHanging);
