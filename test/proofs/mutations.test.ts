import { itHolds } from './it-holds.ts';
import { mutatedCalls } from './mutations/mutated-calls.ts';
import { mutatedFiles } from './mutations/mutated-files.ts';

itHolds('mutated files are read or refused', mutatedFiles);
itHolds('mutated calls are responded to as documented, and show nobody else’s data', mutatedCalls);
