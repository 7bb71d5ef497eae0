import { MAP_UNITS_PER_DEGREE, pathOfRings, project, readProvinces, type Province } from '@peyk/shared-geo';
import { font, styled, tone } from '@peyk/shared-ui';
import { memo } from 'react';

const LABEL_PX = 12;
/** What a letter of a Persian name takes, in parts of the height of the letters. */
const LETTER_WIDTH = 0.5;

const Land = styled('path')({
  fill: tone.surface,
  stroke: tone.idle,
  strokeWidth: 1,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  '&[data-touched="true"]': { fill: tone.turquoiseSoft },
});
const Name = styled('text')({
  fill: tone.inkSoft,
  fontFamily: font.family,
  fontWeight: font.medium,
  textAnchor: 'middle',
  dominantBaseline: 'middle',
  pointerEvents: 'none',
  userSelect: 'none',
  paintOrder: 'stroke',
  stroke: tone.surface,
  strokeLinejoin: 'round',
});

interface ProvinceLayerProps {
  /** Units of the map a pixel: names keep their size however far one looks. */
  readonly unit: number;
  readonly touched: readonly Province[];
}

/** The provinces with their names. A name that has no room yet comes when the map is larger. */
export const ProvinceLayer = memo(function ProvinceLayer({ unit, touched }: ProvinceLayerProps) {
  return (
    <g aria-hidden="true">
      <Lands ids={touched.map(({ id }) => id).join()} />
      {readProvinces()
        .filter(({ name, labelRoom }) => widthOf(name) * unit <= labelRoom * MAP_UNITS_PER_DEGREE)
        .map(({ id, name, label }) => {
          const { x, y } = project(label);
          return (
            <Name key={id} x={x} y={y} style={{ fontSize: LABEL_PX * unit, strokeWidth: 3 * unit }}>
              {name}
            </Name>
          );
        })}
    </g>
  );
});

const widthOf = (name: string) => name.length * LABEL_PX * LETTER_WIDTH;

/** The outlines alone: they are drawn once, whatever is seen of them. */
const Lands = memo(function Lands({ ids }: { readonly ids: string }) {
  const touched = new Set(ids.split(','));
  return readProvinces().map(({ id, rings }) => <Land key={id} d={pathOf(id, rings)} data-touched={touched.has(id)} />);
});

const paths = new Map<string, string>();

function pathOf(id: string, rings: Province['rings']): string {
  const known = paths.get(id);
  if (known !== undefined) return known;
  const path = pathOfRings(rings);
  paths.set(id, path);
  return path;
}
