import type { IconName } from '@peyk/shared-ui';

/** One thing that the panel can do from anywhere: the palette lists it, and its keys do it. */
export interface Command {
  /** Stable: what was used recently is remembered by it. */
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly kind: 'page' | 'action';
  readonly keywords?: readonly string[];
  /** Latin letters, one after the other: `['g', 'h']`. */
  readonly keys?: readonly string[];
  readonly run: () => void;
}
