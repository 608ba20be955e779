import { itHolds } from './it-holds.ts';
import { proveDevices } from './prove-devices.ts';

itHolds('two devices that change one logbook at once lose nothing, and end with the same', proveDevices);
