import { ImportSteps } from './import-steps.tsx';
import { RunsSection } from './runs-section.tsx';

/** What of the import needs the server: loaded together, and not kept for a start without a connection. */
export const IMPORT_CODE = { ImportSteps, RunsSection };
