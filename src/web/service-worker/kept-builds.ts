/** A build whose files are kept, in a cache of its own. */
export interface KeptBuild {
  readonly name: string;
  /** Whether an open page is of this build. */
  readonly isOpen: boolean;
}

/** Where some page did not say from which build it is, more are kept: it may be frozen, and go on later. */
const MOST_BUILDS = 5;

/**
 * Returns the names of the caches that go. The builds are in the order in which they came; the present one stays, the latest
 * beside it, and those of open pages.
 */
export function buildsToDelete(
  builds: readonly KeptBuild[],
  current: string,
  hasSilentPages: boolean,
): readonly string[] {
  const others = builds.filter(({ name }) => name !== current);
  const latest = others.slice(hasSilentPages ? 1 - MOST_BUILDS : -1);
  return others.filter((build) => !build.isOpen && !latest.includes(build)).map(({ name }) => name);
}
