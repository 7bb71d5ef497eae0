import { tone } from '../tokens';

/** Small line drawings of our own for pages that have nothing to show yet: a tile, and what the page is about. */
const drawings = {
  nothing: 'M34 46h28M34 54h18',
  send: 'M66 34 30 47.5l13 4.8M66 34 53 67l-10-14.7M66 34 43 52.3',
  reports: 'M34 64V50m14 14V36m14 28V44',
  wallet: 'M32 42h32v22H32zM32 42l22-8v8m2 11h8',
  search: 'M46 58a13 13 0 1 0 0-26 13 13 0 0 0 0 26M55.5 54.5 66 65',
  lock: 'M36 48h24v18H36zM40.5 48v-6a7.5 7.5 0 0 1 15 0v6M48 55v4',
  broken: 'M34 36h28v28H34zM34 50l8-5 6 8 6-6 8 5',
  compass: 'M48 66a18 18 0 1 0 0-36 18 18 0 0 0 0 36M55 41l-4 10-10 4 4-10z',
} as const;

export type DrawingName = keyof typeof drawings;

/** An eight-pointed tile with a line drawing inside. Decoration only. */
export function EmptyDrawing({ name }: { readonly name: DrawingName }) {
  return (
    <svg width={96} height={96} viewBox="0 0 96 96" fill="none" aria-hidden="true" focusable="false">
      <g fill={tone.sunken} stroke={tone.hairline} strokeWidth={1.5} strokeLinejoin="round">
        <path d="M48 4 61 17h18v18l13 13-13 13v18H61L48 92 35 79H17V61L4 48l13-13V17h18z" />
      </g>
      <path
        d={drawings[name]}
        stroke={tone.turquoiseText}
        strokeWidth={2.25}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
