import { proveDevices } from './devices/prove-devices.ts';
import { itHolds } from './it-holds.ts';

itHolds('two devices that change one logbook at once lose nothing, and end with the same', proveDevices);
