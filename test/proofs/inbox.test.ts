import { itHolds } from './it-holds.ts';
import { proveInbox } from './prove-inbox.ts';

itHolds('what devices send is saved once, while server and connection fail', proveInbox);
