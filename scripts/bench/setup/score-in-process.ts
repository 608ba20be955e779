import { readFileSync, writeFileSync } from 'node:fs';
import { deserialize, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { RULE_SETS } from '#domain/score/rule-sets';
import { scoreFlightByAll } from '#domain/score/score-flight';
import type { FlownTrack } from '#domain/track/flown-track';

// Scores the flight of the standard input by all rule sets, and prints by how many bytes that raised the memory of this process at its peak:
// objects, buffers, compiled code, and what the collector of garbage had not collected yet.
const flown: FlownTrack = deserialize(readFileSync(0));
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
collect();
const before = process.memoryUsage.rss();
writeFileSync('/proc/self/clear_refs', '5'); // The peak begins anew: Linux only.
scoreFlightByAll(flown, Object.values(RULE_SETS));
console.log(peak() - before);

function peak(): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) * 1024;
}
