import { itHolds } from './it-holds.ts';
import { proveKills } from './kills/prove-kills.ts';

itHolds('kills of server and database lose nothing that was acknowledged', proveKills);
