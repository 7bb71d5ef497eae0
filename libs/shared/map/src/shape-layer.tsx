import {
  distanceKm,
  outlineOfCircle,
  project,
  SHAPE_LIMITS,
  unproject,
  type MapPoint,
  type Area,
} from '@peyk/shared-geo';
import { styled, tone } from '@peyk/shared-ui';
import { withCentre, withRadius, withVertexMoved, withoutVertex } from './change-area';
import { areaWords as words } from './area-words';
import { MapHandle } from './map-handle';
import { movedBy } from './map-view';

const Drawn = styled('path')({
  fill: tone.turquoise,
  fillOpacity: 0.24,
  stroke: tone.turquoiseText,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  pointerEvents: 'none',
  '&[data-wrong="true"]': { fill: tone.pomegranate, stroke: tone.pomegranateText, strokeDasharray: '6 4' },
});

interface ShapeLayerProps {
  readonly area: Area;
  /** Units of the map a pixel. */
  readonly unit: number;
  readonly isWrong: boolean;
  /** The vertex behind which the next one comes. */
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
  /** The place of the map under a point of the screen. */
  readonly pointAt: (screen: MapPoint) => MapPoint;
  /** `isEnd` is false while a point is still being dragged. */
  readonly onArea: (area: Area, isEnd: boolean) => void;
}

/** What is drawn, with the points by which it is changed. */
export function ShapeLayer(props: ShapeLayerProps) {
  const { area, isWrong } = props;
  const corners = cornersOf(area);
  return (
    <g>
      {corners.length > 1 && <Drawn d={pathThrough(corners)} data-wrong={isWrong} />}
      {area.kind === 'circle' ? <CircleHandles {...props} /> : <VertexHandles {...props} />}
    </g>
  );
}

function cornersOf({ kind, centre, radiusKm, vertices }: Area): readonly MapPoint[] {
  if (kind === 'polygon') return vertices.map(project);
  return centre === null ? [] : outlineOfCircle(centre, radiusKm);
}

const pathThrough = (corners: readonly MapPoint[]) =>
  `M${corners.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`).join('L')}Z`;

/** From 10 kilometres on whole ones, below them halves, below one tenths. */
function radiusStep(radiusKm: number): number {
  if (radiusKm >= 10) return 1;
  return radiusKm >= 1 ? 0.5 : 0.1;
}

function CircleHandles({ area, unit, pointAt, onArea }: ShapeLayerProps) {
  const { centre, radiusKm } = area;
  if (centre === null) return null;
  const [east] = outlineOfCircle(centre, radiusKm);
  const { min, max } = SHAPE_LIMITS.radiusKm;
  return (
    <>
      <MapHandle
        role="button"
        aria-label={words.centre(centre)}
        at={project(centre)}
        unit={unit}
        isChosen
        onDrag={(to, isEnd) => onArea(withCentre(area, unproject(pointAt(to))), isEnd)}
        onStep={(by) => onArea(withCentre(area, movedBy(centre, by)), true)}
      />
      {east !== undefined && (
        <MapHandle
          role="slider"
          aria-label={words.radiusHandle}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={radiusKm}
          aria-valuetext={words.radiusKm(radiusKm)}
          at={east}
          unit={unit}
          onDrag={(to, isEnd) => onArea(withRadius(area, distanceKm(centre, unproject(pointAt(to)))), isEnd)}
          onStep={({ x, y }, isLong) => {
            const step = (x > 0 || y < 0 ? 1 : -1) * radiusStep(radiusKm) * (isLong ? 10 : 1);
            onArea(withRadius(area, radiusKm + step), true);
          }}
        />
      )}
    </>
  );
}

function VertexHandles({ area, unit, chosen, onChoose, pointAt, onArea }: ShapeLayerProps) {
  const { vertices } = area;
  return vertices.map((vertex, index) => (
    <MapHandle
      // Vertices have no name but their place in the line.
      key={index}
      role="button"
      aria-label={words.vertexAt(index, vertices.length, vertex)}
      at={project(vertex)}
      unit={unit}
      isChosen={index === chosen}
      // One stop of the Tab key for all of them; Page Up and Page Down go from one to the next.
      tabIndex={index === chosen ? 0 : -1}
      onFocus={() => onChoose(index)}
      onDrag={(to, isEnd) => onArea(withVertexMoved(area, index, unproject(pointAt(to))), isEnd)}
      onStep={(by) => onArea(withVertexMoved(area, index, movedBy(vertex, by)), true)}
      onDelete={() => onArea(withoutVertex(area, index), true)}
    />
  ));
}
