import { faultOfForm, type ShapeFault } from './fault-of-form';
import type { Shape } from './shape';
import { touchedProvinces } from './touched-provinces';

/**
 * The first thing that is wrong with a shape, null when nothing is. The cheap questions come first, so that a polygon of
 * 10,000 points costs nothing; `sea` reads the outlines of the provinces.
 */
export function faultOfShape(shape: Shape): ShapeFault | null {
  return faultOfForm(shape) ?? (touchedProvinces(shape).length === 0 ? 'sea' : null);
}
