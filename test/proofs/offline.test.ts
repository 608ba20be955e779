import { itHolds } from './it-holds.ts';
import { proveOffline } from './prove-offline.ts';

itHolds('two devices with lines that fail lose nothing, double nothing, and end with the same', proveOffline);
