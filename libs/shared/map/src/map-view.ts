import { MAP_SIZE, project, unproject, type GeoBox, type GeoPoint, type MapPoint } from '@peyk/shared-geo';

/** The part of the map that is seen: its top left corner and its width in units of the map. Its proportions never change. */
export interface MapView {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export const WHOLE_MAP: MapView = { x: 0, y: 0, width: MAP_SIZE.width };
/** Height over width, of the map and of every view of it. */
export const VIEW_RATIO = MAP_SIZE.height / MAP_SIZE.width;
/** At the closest a screen shows a city, some 25 kilometres. */
const MIN_WIDTH = MAP_SIZE.width / 64;
/** How much of the view lies around what is fitted into it. */
const FIT_MARGIN = 1.8;
/** A shape of a point is shown with what is around it, not as close as can be. */
const MIN_FIT_WIDTH = MAP_SIZE.width / 24;

export const viewBoxOf = ({ x, y, width }: MapView) => `${x} ${y} ${width} ${width * VIEW_RATIO}`;

export const isWhole = ({ width }: MapView) => width >= MAP_SIZE.width;
export const isClosest = ({ width }: MapView) => width <= MIN_WIDTH * 1.001;

/** Makes things larger by a factor; the point stays where it is on the screen. */
export function zoomView(view: MapView, factor: number, around: MapPoint = middleOf(view)): MapView {
  const width = Math.min(MAP_SIZE.width, Math.max(MIN_WIDTH, view.width / factor));
  const share = width / view.width;
  return keptInside({ x: around.x - (around.x - view.x) * share, y: around.y - (around.y - view.y) * share, width });
}

/** Moves what is seen by units of the map. */
export const panView = (view: MapView, by: MapPoint) => keptInside({ ...view, x: view.x + by.x, y: view.y + by.y });

/** The view with a box in its middle and some room around it. */
export function fitView({ south, west, north, east }: GeoBox): MapView {
  const [topLeft, bottomRight] = [project({ lat: north, lng: west }), project({ lat: south, lng: east })];
  const [wide, high] = [bottomRight.x - topLeft.x, bottomRight.y - topLeft.y];
  const width = Math.min(MAP_SIZE.width, Math.max(MIN_FIT_WIDTH, Math.max(wide, high / VIEW_RATIO) * FIT_MARGIN));
  const middle = { x: topLeft.x + wide / 2, y: topLeft.y + high / 2 };
  return keptInside({ x: middle.x - width / 2, y: middle.y - (width * VIEW_RATIO) / 2, width });
}

/** The view moved just as far as a point needs to be seen, a little away from its edge. */
export function viewWith(view: MapView, { x, y }: MapPoint): MapView {
  const [wide, high] = [view.width, view.width * VIEW_RATIO];
  const margin = view.width / 20;
  return keptInside({
    ...view,
    x: Math.min(x - margin, Math.max(x + margin - wide, view.x)),
    y: Math.min(y - margin, Math.max(y + margin - high, view.y)),
  });
}

export const middleOf = ({ x, y, width }: MapView): MapPoint => ({
  x: x + width / 2,
  y: y + (width * VIEW_RATIO) / 2,
});

/** Whether a point of the map is seen. */
export function isSeen(view: MapView, { x, y }: MapPoint): boolean {
  return x >= view.x && x <= view.x + view.width && y >= view.y && y <= view.y + view.width * VIEW_RATIO;
}

/** Whether all of a box is seen. */
export function isBoxSeen(view: MapView, { south, west, north, east }: GeoBox): boolean {
  return isSeen(view, project({ lat: north, lng: west })) && isSeen(view, project({ lat: south, lng: east }));
}

/** A place moved on the map by units of it. */
export function movedBy(place: GeoPoint, by: MapPoint): GeoPoint {
  const { x, y } = project(place);
  return unproject({ x: x + by.x, y: y + by.y });
}

/** No view leaves the map. */
function keptInside({ x, y, width }: MapView): MapView {
  const [mostX, mostY] = [MAP_SIZE.width - width, MAP_SIZE.height - width * VIEW_RATIO];
  return { x: Math.min(mostX, Math.max(0, x)), y: Math.min(mostY, Math.max(0, y)), width };
}
