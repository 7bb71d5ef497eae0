import { tone } from '../tokens';

interface BrandMarkProps {
  /** Side in pixels. */
  readonly size?: number;
  /** On the lapis of the menu, or on the surface of the page. */
  readonly on?: 'menu' | 'surface';
}

/** Peyk's mark: the courier's folded letter inside an eight-pointed tile. Decoration; the name stands beside it. */
export function BrandMark({ size = 36, on = 'surface' }: BrandMarkProps) {
  const tile = on === 'menu' ? tone.onMenu : tone.lapis;
  const letter = on === 'menu' ? tone.menu : tone.onLapis;
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" fill="none" aria-hidden="true" focusable="false">
      <path d="M24 1.5 30.6 8H40v9.4L46.5 24 40 30.6V40h-9.4L24 46.5 17.4 40H8v-9.4L1.5 24 8 17.4V8h9.4z" fill={tile} />
      <path
        d="M34.5 14.5 13 22.3l7.7 3M34.5 14.5 27 34.5l-6.3-9.2M34.5 14.5 20.7 25.3v6.7l3.3-3"
        stroke={letter}
        strokeWidth={2.2}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
