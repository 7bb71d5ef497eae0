import {
  boxOfShape,
  shapeOfArea,
  unproject,
  type Area,
  type GeoPoint,
  type MapPoint,
  type Province,
} from '@peyk/shared-geo';
import { focusRing, IconButton, radius, shadow, space, styled, tone, VisuallyHidden } from '@peyk/shared-ui';
import { useId, useRef } from 'react';
import { areaWords as words } from './area-words';
import { fitView, isClosest, isWhole, viewBoxOf, VIEW_RATIO, WHOLE_MAP, zoomView, type MapView } from './map-view';
import { CityLayer } from './city-layer';
import { ProvinceLayer } from './province-layer';
import { ScaleBar } from './scale-bar';
import { ShapeLayer } from './shape-layer';
import { useMapCursor, ZOOM_STEP } from './use-map-cursor';
import { mapPointAt, useMapGestures } from './use-map-gestures';
import { useMapUnit } from './use-map-unit';

const Frame = styled('div')({ position: 'relative' });
const Svg = styled('svg')({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: `1 / ${VIEW_RATIO}`,
  background: tone.lapisSoft,
  border: `1px solid ${tone.hairline}`,
  borderRadius: radius.card,
  cursor: 'crosshair',
  // Beyond its frame nothing of the map is seen, but the ring of the focus is.
  overflow: 'hidden',
  '&:focus-visible': focusRing,
  '& .cursor': { display: 'none', fill: 'none', stroke: tone.lapisText, strokeWidth: 2 },
  '& .cursor path': { vectorEffect: 'non-scaling-stroke' },
  '&:focus-visible .cursor': { display: 'inline' },
});
const Buttons = styled('div')({
  // Over the Gulf and not over a province, while all of the map is seen.
  position: 'absolute',
  insetBlockEnd: space[2],
  insetInlineEnd: space[2],
  display: 'grid',
  background: tone.surface,
  border: `1px solid ${tone.hairline}`,
  borderRadius: radius.field,
  boxShadow: shadow.raised,
  color: tone.ink,
});

interface AreaMapProps {
  readonly area: Area;
  readonly touched: readonly Province[];
  readonly isWrong: boolean;
  readonly view: MapView;
  readonly onView: (change: (view: MapView) => MapView) => void;
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
  readonly onArea: (area: Area, isEnd: boolean) => void;
  readonly onPlace: (point: GeoPoint) => void;
}

/** The map itself: provinces, what is drawn on it, and the buttons that enlarge it. */
export function AreaMap({ area, touched, isWrong, view, onView, onPlace, ...shape }: AreaMapProps) {
  const svg = useRef<SVGSVGElement>(null);
  const id = useId();
  const unit = useMapUnit(svg, view);
  const pointAt = (screen: MapPoint) => mapPointAt(svg.current, view, screen);
  const { handlers, touchAction } = useMapGestures({ svg, view, onView, onPress: (at) => onPlace(unproject(at)) });
  const { cursor, spoken, press } = useMapCursor({ svg, view, onView, onPlace });
  return (
    <Frame>
      <Svg
        ref={svg}
        role="application"
        aria-label={words.map}
        aria-describedby={id}
        tabIndex={0}
        viewBox={viewBoxOf(view)}
        style={{ touchAction }}
        onKeyDown={press}
        {...handlers}
      >
        <ProvinceLayer unit={unit} touched={touched} />
        <CityLayer unit={unit} />
        <ShapeLayer {...shape} area={area} unit={unit} isWrong={isWrong} pointAt={pointAt} />
        <g className="cursor" aria-hidden="true">
          <path d={crossAt(cursor, unit)} />
        </g>
      </Svg>
      <ScaleBar unit={unit} />
      <ViewButtons area={area} view={view} onView={onView} />
      <VisuallyHidden id={id}>{words.keys}</VisuallyHidden>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </Frame>
  );
}

/** A cross with a free middle, so that what is below it is seen. */
function crossAt({ x, y }: MapPoint, unit: number): string {
  const [inner, outer] = [4 * unit, 14 * unit];
  const arm = (dx: number, dy: number) => `M${x + dx * inner} ${y + dy * inner}L${x + dx * outer} ${y + dy * outer}`;
  return arm(1, 0) + arm(-1, 0) + arm(0, 1) + arm(0, -1);
}

function ViewButtons({ area, view, onView }: Pick<AreaMapProps, 'area' | 'view' | 'onView'>) {
  const shape = shapeOfArea(area);
  return (
    <Buttons>
      <IconButton
        icon="plus"
        label={words.zoomIn}
        aria-disabled={isClosest(view)}
        onClick={() => onView((before) => zoomView(before, ZOOM_STEP))}
      />
      <IconButton
        icon="minus"
        label={words.zoomOut}
        aria-disabled={isWhole(view)}
        onClick={() => onView((before) => zoomView(before, 1 / ZOOM_STEP))}
      />
      <IconButton
        icon="fit"
        label={shape === null || !isWhole(view) ? words.whole : words.fit}
        onClick={() =>
          onView((before) => (shape === null || !isWhole(before) ? WHOLE_MAP : fitView(boxOfShape(shape))))
        }
      />
    </Buttons>
  );
}
