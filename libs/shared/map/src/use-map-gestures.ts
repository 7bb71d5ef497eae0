import { MAP_SIZE, type MapPoint } from '@peyk/shared-geo';
import { useEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { isWhole, panView, zoomView, type MapView } from './map-view';

/** A press that moves less is a click with an unsteady hand. */
const DRAG_PX = 6;
/** How much a turn of the wheel by a pixel enlarges. */
const WHEEL_RATE = 0.002;

interface Gestures {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly view: MapView;
  readonly onView: (change: (view: MapView) => MapView) => void;
  /** A press that was no drag, on a place of the map. */
  readonly onPress: (at: MapPoint) => void;
}

/**
 * Moving and enlarging the map with mouse and fingers: dragging moves it, two fingers or the wheel enlarge it. The wheel
 * belongs to the page until the map has the focus or Ctrl is held, and so does a finger while all of the map is seen, so
 * that nobody who scrolls past is caught by it.
 */
export function useMapGestures({ svg, view, onView, onPress }: Gestures) {
  const pointers = useRef(new Map<number, MapPoint>());
  const wasDragged = useRef(false);
  useWheel(svg, onView);

  const handlers = {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      if (pointers.current.size === 0) wasDragged.current = false;
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event: PointerEvent) {
      const held = pointers.current.get(event.pointerId);
      if (held === undefined) return;
      const now = { x: event.clientX, y: event.clientY };
      if (!wasDragged.current && Math.hypot(now.x - held.x, now.y - held.y) < DRAG_PX) return;
      // From here on the map follows, even when the pointer leaves it.
      if (!wasDragged.current) event.currentTarget.setPointerCapture?.(event.pointerId);
      wasDragged.current = true;
      const others = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      pointers.current.set(event.pointerId, now);
      const unit = unitOf(svg.current, view);
      const by = { x: (held.x - now.x) * unit, y: (held.y - now.y) * unit };
      const [other] = others;
      if (other === undefined) onView((before) => panView(before, by));
      else onView((before) => pinched(before, svg.current, { other, held, now }));
    },
    onPointerUp: (event: PointerEvent) => void pointers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent) => void pointers.current.delete(event.pointerId),
    onClick(event: MouseEvent) {
      if (wasDragged.current) return;
      onPress(mapPointAt(svg.current, view, { x: event.clientX, y: event.clientY }));
    },
  };
  return { handlers, touchAction: isWhole(view) ? 'pan-y' : 'none' } as const;
}

interface Pinch {
  readonly other: MapPoint;
  readonly held: MapPoint;
  readonly now: MapPoint;
}

/** Two fingers: what lies between them grows as they part, and goes where their middle goes. */
function pinched(view: MapView, svg: SVGSVGElement | null, { other, held, now }: Pinch): MapView {
  const apart = (point: MapPoint) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
  const middle = { x: (other.x + now.x) / 2, y: (other.y + now.y) / 2 };
  const zoomed = zoomView(view, apart(now) / apart(held), mapPointAt(svg, view, middle));
  const unit = unitOf(svg, zoomed);
  return panView(zoomed, { x: ((held.x - now.x) / 2) * unit, y: ((held.y - now.y) / 2) * unit });
}

/** React listens to the wheel passively; a map that the page scrolls along with cannot be enlarged. */
function useWheel(svg: RefObject<SVGSVGElement | null>, onView: Gestures['onView']) {
  useEffect(() => {
    const map = svg.current;
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && map?.contains(document.activeElement) !== true) return;
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * WHEEL_RATE);
      onView((view) => zoomView(view, factor, mapPointAt(map, view, { x: event.clientX, y: event.clientY })));
    };
    map?.addEventListener('wheel', turn, { passive: false });
    return () => map?.removeEventListener('wheel', turn);
  }, [svg, onView]);
}

/** How many units of the map a pixel of the screen has. */
export function unitOf(svg: SVGSVGElement | null, view: MapView): number {
  const width = svg?.getBoundingClientRect().width ?? 0;
  return view.width / (width === 0 ? MAP_SIZE.width : width);
}

/** The place of the map under a point of the screen. */
export function mapPointAt(svg: SVGSVGElement | null, view: MapView, { x, y }: MapPoint): MapPoint {
  const { left = 0, top = 0 } = svg?.getBoundingClientRect() ?? {};
  const unit = unitOf(svg, view);
  return { x: view.x + (x - left) * unit, y: view.y + (y - top) * unit };
}
