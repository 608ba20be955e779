import { createContext } from 'react';

/** Whether what stands here can be seen: false in a page that waits behind the login. A dialog then must not bar the rest. */
export const ShownContext = createContext(true);
