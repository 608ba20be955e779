import { configure } from '@testing-library/react';

/** What a page shows after a call may take long on a busy machine; no test waits longer than necessary. */
configure({ asyncUtilTimeout: 60_000 });
