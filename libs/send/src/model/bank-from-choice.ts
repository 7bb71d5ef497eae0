import { NO_AREA, readArea, type Area } from '@peyk/shared-geo';
import { BANK_OPERATORS, NO_BANK, type BankChoice, type BankFilters, type BankPeople, type OperatorPart } from './bank';

const textOf = (value: number | string | undefined) => (value === undefined ? '' : String(value));

/** People of the bank as a form has them, from the contract's choice: what `bankChoice` makes of it is the same choice. */
export function bankFromChoice({ filters, operators, exclude_blacklisted }: BankChoice): BankPeople {
  const partOf = (operator: string): OperatorPart => {
    const part = operators.find((one) => one.operator === operator);
    if (part === undefined) return { from: '', size: '' };
    return { from: part.start === undefined ? '' : String(part.start + 1), size: String(part.size) };
  };
  const parts = Object.fromEntries(BANK_OPERATORS.map((operator) => [operator, partOf(operator)]));
  return {
    ...NO_BANK,
    provinceId: textOf(filters.province_id),
    countyId: textOf(filters.county_id),
    cityId: textOf(filters.city_id),
    postalCode: textOf(filters.postal_code),
    categoryId: textOf(filters.category_id),
    subCategoryId: textOf(filters.sub_category_id),
    area: areaFrom(filters.shape),
    fromHour: textOf(filters.tower_hours?.from ?? NO_BANK.fromHour),
    toHour: textOf(filters.tower_hours?.to ?? NO_BANK.toHour),
    gender: textOf(filters.gender),
    fromYear: textOf(filters.from_birth_year),
    toYear: textOf(filters.to_birth_year),
    prefix: textOf(filters.prefix),
    withoutBlacklisted: exclude_blacklisted === true,
    parts: { ...NO_BANK.parts, ...parts },
  };
}

function areaFrom(shape: BankFilters['shape']): Area {
  if (shape?.polygon) return readArea({ kind: 'polygon', vertices: shape.polygon.map(pointFrom) });
  if (!shape?.circle) return NO_AREA;
  const { centre, radius_km: radiusKm } = shape.circle;
  return readArea({ kind: 'circle', centre: pointFrom(centre), radiusKm });
}

const pointFrom = ([lat, lng]: readonly number[]) => ({ lat, lng });
