import { faultOfShape, shapeOfArea, type Area } from '@peyk/shared-geo';
import { AreaField } from '@peyk/shared-map';
import { Caption } from '@peyk/shared-ui';
import { BankField, type WhereProps } from '../bank/bank-field';
import { bankWords as words } from '../bank/bank-words';
import type { RecipientsFieldProps } from '../compose/compose-form';

/** People of the bank, by an area on the map. */
export default function MapField(props: RecipientsFieldProps) {
  return <BankField by="map" Where={AreaOfPeople} {...props} />;
}

/** Whether nobody can live in what is drawn, as the map already says. */
function isFaulty(area: Area): boolean {
  const shape = shapeOfArea(area);
  return shape !== null && faultOfShape(shape) !== null;
}

function AreaOfPeople({ bank, onChange, onBlur, error, found }: WhereProps) {
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
            {words.foundInAll(found)}
          </Caption>
        )
      }
    />
  );
}
