import { itHolds } from './it-holds.ts';
import { proveOfflineOnServers } from './prove-offline-servers.ts';

itHolds('two devices whose lines fail lose nothing on real servers, and end with the same', proveOfflineOnServers);
