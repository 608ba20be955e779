// For `node --import`: a program that a test starts ends with the test's process, however that ends.
import { endWithParent } from '../scripts/end-with-parent.mjs';

endWithParent();
