import { provinceAt, unproject, type GeoPoint, type MapPoint } from '@peyk/shared-geo';
import { useState, type KeyboardEvent, type RefObject } from 'react';
import { areaWords as words } from './area-words';
import { arrowStep } from './arrow-step';
import { isSeen, middleOf, viewWith, WHOLE_MAP, zoomView, type MapView } from './map-view';
import { unitOf } from './use-map-gestures';

const STEP_PX = 8;
/** Of a press of + or -, and of the buttons of the map. */
export const ZOOM_STEP = 1.6;

interface Keys {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly view: MapView;
  readonly onView: (change: (view: MapView) => MapView) => void;
  readonly onPlace: (point: GeoPoint) => void;
}

/** The map by keyboard: a mark that the arrows move over it, and Enter to put a point there. The map follows the mark. */
export function useMapCursor({ svg, view, onView, onPlace }: Keys) {
  const [kept, setKept] = useState<MapPoint>();
  // What was dragged out of sight begins again in the middle.
  const cursor = kept !== undefined && isSeen(view, kept) ? kept : middleOf(view);
  const [spoken, setSpoken] = useState('');

  const move = (by: MapPoint) => {
    const unit = STEP_PX * unitOf(svg.current, view);
    const to = {
      x: Math.min(WHOLE_MAP.width, Math.max(0, cursor.x + by.x * unit)),
      y: Math.max(0, cursor.y + by.y * unit),
    };
    setKept(to);
    onView((before) => viewWith(before, to));
    const place = unproject(to);
    setSpoken(words.cursor(provinceAt(place, 0)?.name, place));
  };
  const zoom = (factor: number) => onView((before) => zoomView(before, factor, cursor));

  const press = (event: KeyboardEvent) => {
    // Keys on a point of the map are that point's.
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = arrowStep(event);
    if (step !== null) move(step);
    else if (event.key === 'Enter' || event.key === ' ') onPlace(unproject(cursor));
    else if (event.key === '+' || event.key === '=') zoom(ZOOM_STEP);
    else if (event.key === '-' || event.key === '_') zoom(1 / ZOOM_STEP);
    else if (event.key === '0' || event.key === '۰' || event.key === 'Home') onView(() => WHOLE_MAP);
    else return;
    event.preventDefault();
  };
  return { cursor, spoken, press } as const;
}
