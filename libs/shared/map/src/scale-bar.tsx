import { MAP_UNITS_PER_KM } from '@peyk/shared-geo';
import { font, radius, space, styled, tone } from '@peyk/shared-ui';
import { areaWords as words } from './area-words';

const MAX_PX = 96;

const Root = styled('div')({
  position: 'absolute',
  insetBlockEnd: space[2],
  insetInlineStart: space[2],
  paddingInline: space[1],
  paddingBlockEnd: space[1],
  borderRadius: radius.small,
  background: `color-mix(in srgb, ${tone.surface} 70%, transparent)`,
  fontSize: font.caption,
  lineHeight: font.tightLineHeight,
  color: tone.ink,
  textAlign: 'center',
  pointerEvents: 'none',
  '& > span': {
    display: 'block',
    blockSize: space[1],
    border: `1px solid ${tone.ink}`,
    borderBlockStart: 0,
  },
});

/** How long a round number of kilometres is on the map, in the middle of the country. */
export function ScaleBar({ unit }: { readonly unit: number }) {
  const km = roundDown((MAX_PX * unit) / MAP_UNITS_PER_KM);
  return (
    <Root aria-hidden="true">
      {words.radiusKm(km)}
      <span style={{ inlineSize: (km * MAP_UNITS_PER_KM) / unit }} />
    </Root>
  );
}

/** The largest of 1, 2, 5, 10, 20, 50 … that is not above a number. */
function roundDown(km: number): number {
  const power = 10 ** Math.floor(Math.log10(km));
  return ([5, 2].find((step) => step * power <= km) ?? 1) * power;
}
