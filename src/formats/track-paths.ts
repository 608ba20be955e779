/**
 * Returns where a file may be that another file names, such as `activities/1.gpx.gz` in a list: in the folder of that file, and in
 * each one above it, as the path may begin anywhere; by its name alone, too.
 */
export function pathsOfNamed(by: string, named: string): readonly string[] {
  const folders = by.split('/').slice(0, -1);
  const [relative, name] = [named.replace(/^\/+/, ''), named.slice(named.lastIndexOf('/') + 1)];
  const roots = folders.map((_, i) => folders.slice(0, folders.length - i).join('/')).concat('');
  return roots.flatMap((root) => [relative, name].map((end) => (root === '' ? end : `${root}/${end}`)));
}
