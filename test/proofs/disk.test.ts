import { proveDisk } from './disk/prove-disk.ts';
import { itHolds } from './it-holds.ts';

itHolds('on a full disk saves are rejected with its message, and nothing is lost', proveDisk);
