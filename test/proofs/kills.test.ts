import { itHolds } from './it-holds.ts';
import { proveKills } from './prove-kills.ts';

itHolds('kills of server and database lose nothing that was acknowledged', proveKills);
