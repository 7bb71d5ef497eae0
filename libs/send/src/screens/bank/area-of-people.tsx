import { faultOfShape, shapeOfArea, type Area } from '@peyk/shared-geo';
import { AreaField } from '@peyk/shared-map';
import { Caption } from '@peyk/shared-ui';
import type { WhereProps } from './bank-field';

/** Whether nobody can live in what is drawn, as the map already says. */
function isFaulty(area: Area): boolean {
  const shape = shapeOfArea(area);
  return shape !== null && faultOfShape(shape) !== null;
}

interface AreaOfPeopleProps extends WhereProps {
  /** How many were found there, as a sentence. */
  readonly foundWords: (count: number) => string;
}

/** An area on the map, and how many people were found by it. */
export function AreaOfPeople({ bank, onChange, onBlur, error, found, foundWords }: AreaOfPeopleProps) {
  return (
    <AreaField
      value={bank.area}
      onChange={(area) => onChange({ area, isAreaFaulty: isFaulty(area) })}
      onBlur={onBlur}
      error={error}
      found={
        found !== undefined &&
        found > 0 && (
          <Caption as="p" role="status">
            {foundWords(found)}
          </Caption>
        )
      }
    />
  );
}
