import type { Rolldown } from 'vite';

/** The files that modules need: theirs, and those of all that they import. */
export interface NeededFiles {
  readonly scripts: readonly string[];
  readonly sheets: readonly string[];
}

/** Returns the files of some chunks and of all that they import. */
export function neededFiles(
  wanted: readonly Rolldown.OutputChunk[],
  all: readonly Rolldown.OutputChunk[],
): NeededFiles {
  const needed = new Set(wanted);
  for (const { imports } of needed) {
    for (const chunk of all) if (imports.includes(chunk.fileName)) needed.add(chunk);
  }
  const sheets = new Set([...needed].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  return { scripts: [...needed].map(({ fileName }) => fileName), sheets: [...sheets] };
}

/** Returns the chunks of a bundle. */
export function chunksIn(bundle: Rolldown.OutputBundle): readonly Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}
