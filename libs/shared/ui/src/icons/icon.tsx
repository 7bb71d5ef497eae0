import { iconPaths, type IconName } from './icon-paths';
import { size as sizes } from '../tokens';

interface IconProps {
  readonly name: IconName;
  /** Side in pixels. */
  readonly size?: number;
}

/** One of our line drawings, in the colour of the text around it. It is decoration: the word beside it is the name. */
export function Icon({ name, size = sizes.icon }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
