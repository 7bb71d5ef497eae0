import { useId } from 'react';

interface TilePatternProps {
  /** Side of one tile in pixels. */
  readonly tile?: number;
  /** From 0 to 1; the pattern takes the colour of the text around it. */
  readonly strength?: number;
}

/** A ground of eight-pointed stars and crosses, as on tiled walls. Decoration that fills its positioned parent. */
export function TilePattern({ tile = 72, strength = 0.16 }: TilePatternProps) {
  const id = useId();
  return (
    <svg
      width="100%"
      height="100%"
      style={{ position: 'absolute', inset: 0, opacity: strength }}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <pattern id={id} width={tile} height={tile} patternUnits="userSpaceOnUse" viewBox="0 0 72 72">
          <path
            d="M36 6 45 15h12v12l9 9-9 9v12H45l-9 9-9-9H15V45l-9-9 9-9V15h12zM36 20l5 5h6v6l5 5-5 5v6h-6l-5 5-5-5h-6v-6l-5-5 5-5v-6h6zM0 36h6m60 0h6M36 0v6m0 60v6"
            fill="none"
            stroke="currentColor"
            strokeWidth={1.25}
            strokeLinejoin="round"
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
