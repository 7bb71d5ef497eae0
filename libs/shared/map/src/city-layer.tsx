import { CITIES, project } from '@peyk/shared-geo';
import { font, styled, tone } from '@peyk/shared-ui';
import { memo } from 'react';

/** From here on there is room for cities: some twenty of them at a time. */
const MAX_UNIT = 0.75;
const NAME_PX = 11;
const DOT_PX = 2.5;
/** Above a point that was put on the city. */
const NAME_ABOVE_PX = 11;

const City = styled('g')({
  pointerEvents: 'none',
  userSelect: 'none',
  '& circle': { fill: tone.ink },
  '& text': {
    fill: tone.ink,
    fontFamily: font.family,
    textAnchor: 'middle',
    paintOrder: 'stroke',
    stroke: tone.surface,
    strokeLinejoin: 'round',
  },
});

/** Large cities, once the map is large enough to be lost on it. `unit` is units of the map a pixel. */
export const CityLayer = memo(function CityLayer({ unit }: { readonly unit: number }) {
  if (unit > MAX_UNIT) return null;
  return (
    <g aria-hidden="true">
      {CITIES.map((city) => {
        const { x, y } = project(city);
        return (
          <City key={city.name}>
            <circle cx={x} cy={y} r={DOT_PX * unit} />
            <text x={x} y={y - NAME_ABOVE_PX * unit} style={{ fontSize: NAME_PX * unit, strokeWidth: 3 * unit }}>
              {city.name}
            </text>
          </City>
        );
      })}
    </g>
  );
});
