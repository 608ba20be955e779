import * as v from 'valibot';
import { post } from '../endpoint.ts';

/** Pages of before version 1.0 sent databases of LogFly here: rejected, as the browser reads them now. */
export const uploadLogfly = post('/api/logfly-uploads', { access: 'pilot', body: v.object({}) });
