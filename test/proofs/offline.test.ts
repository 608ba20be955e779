import { itHolds } from './it-holds.ts';
import { proveOffline } from './prove-offline.ts';

itHolds('two pilots on two devices lose nothing in a simulation, which a seed repeats step for step', proveOffline);
