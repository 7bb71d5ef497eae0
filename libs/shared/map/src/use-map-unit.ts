import { MAP_SIZE } from '@peyk/shared-geo';
import { useEffect, useState, type RefObject } from 'react';
import type { MapView } from './map-view';

/** How many units of the map a pixel has, so that names and points keep their size; follows the width of the map. */
export function useMapUnit(svg: RefObject<SVGSVGElement | null>, view: MapView): number {
  const [width, setWidth] = useState(MAP_SIZE.width / 2);
  useEffect(() => {
    const map = svg.current;
    if (map === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      const seen = entry?.contentRect.width ?? 0;
      if (seen > 0) setWidth(seen);
    });
    observer.observe(map);
    return () => observer.disconnect();
  }, [svg]);
  return view.width / width;
}
