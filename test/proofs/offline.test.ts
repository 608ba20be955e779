import { itHolds } from './it-holds.ts';
import { proveOffline } from './prove-offline.ts';

itHolds('two devices whose lines fail lose nothing, and end with the same', proveOffline);
