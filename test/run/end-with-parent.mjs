// For `node --import`: ends the program that a test starts when the test's process ends, even when it is killed.
import { endWithParent } from '../../scripts/end-with-parent.mjs';

endWithParent();
