import { createContext } from 'react';

/** Whether the page is visible: false while it waits behind the login form. A dialog must not be modal then. */
export const PageVisibleContext = createContext(true);
