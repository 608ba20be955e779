import { type ComponentProps, createElement } from 'react';

interface PictureProps extends ComponentProps<'svg'> {
  readonly 'aria-label': string;
}

/** A picture of parts that are read out one by one; its name is said by `aria-label`, which unlike `title` no pointer sees. */
export function Picture(props: PictureProps) {
  return createElement('svg', props);
}
