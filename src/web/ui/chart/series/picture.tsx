import { type ComponentProps, createElement } from 'react';

interface PictureProps extends ComponentProps<'svg'> {
  readonly 'aria-label': string;
}

/** An svg whose parts are accessible one by one; named by `aria-label`, which unlike `title` shows no tooltip. */
export function Picture(props: PictureProps) {
  return createElement('svg', props);
}
