// Stands in for the program that reads databases of LogFly: does what the "database" says.
import { readFileSync } from 'node:fs';

const [database] = process.argv.slice(2);
const text = readFileSync(database, 'utf8');
if (text.startsWith('die')) process.kill(process.pid, 'SIGSEGV');
if (text.startsWith('throw')) throw new Error('What nobody expects');
if (text.startsWith('hang')) for (;;);
// Otherwise it ends without a result.
