import { shapeOfArea, type Area } from '@peyk/shared-geo';
import { MAX_FILE_RECORDS, MIN_BANK_RECIPIENTS } from '@peyk/shared-sms';
import { operatorsOf, wantedOf, type BankBy, type BankChoice, type BankFilters, type BankPeople } from './bank';

const [FIRST_YEAR, LAST_YEAR] = [1300, 1410];

/** What stands in the way of asking how many there are, or of sending. */
export type BankFault =
  'province' | 'postalCode' | 'category' | 'area' | 'shape' | 'hours' | 'years' | 'prefix' | 'few' | 'many';

const isOnMap = (by: BankBy) => by === 'map' || by === 'tower';

function isYear(text: string): boolean {
  return text === '' || (Number(text) >= FIRST_YEAR && Number(text) <= LAST_YEAR);
}

/** The first thing that is wrong with whom is meant; null when they can be counted. */
export function faultOfFilters(by: BankBy, bank: BankPeople): BankFault | null {
  if (by === 'place' && bank.provinceId === '') return 'province';
  if (by === 'postalCode' && !/^[1-9]\d{1,4}$/.test(bank.postalCode)) return 'postalCode';
  if (by === 'job' && bank.categoryId === '') return 'category';
  if (isOnMap(by) && shapeOfArea(bank.area) === null) return 'area';
  if (isOnMap(by) && bank.isAreaFaulty) return 'shape';
  if (by === 'tower' && bank.fromHour === bank.toHour) return 'hours';
  const { fromYear, toYear, prefix } = bank;
  if (!isYear(fromYear) || !isYear(toYear)) return 'years';
  if (fromYear !== '' && toYear !== '' && Number(fromYear) > Number(toYear)) return 'years';
  if (prefix !== '' && !/^0?9\d{1,3}$/.test(prefix)) return 'prefix';
  return null;
}

/** The first thing that is wrong with a choice; null when it can be priced and sent to. */
export function faultOfBank(by: BankBy, bank: BankPeople): BankFault | null {
  const fault = faultOfFilters(by, bank);
  if (fault !== null) return fault;
  const wanted = wantedOf(bank, operatorsOf(by));
  if (wanted < MIN_BANK_RECIPIENTS) return 'few';
  return wanted > MAX_FILE_RECORDS ? 'many' : null;
}

/** Whom a choice means, as the contract has it; only what its way asks about. */
export function filtersOf(by: BankBy, bank: BankPeople): BankFilters {
  const number = (
    name: 'provinceId' | 'countyId' | 'cityId' | 'categoryId' | 'subCategoryId' | 'fromYear' | 'toYear',
  ) => (bank[name] === '' ? undefined : Number(bank[name]));
  const gender = (['male', 'female', 'organisation'] as const).find((one) => one === bank.gender);
  const found = {
    ...((by === 'place' || by === 'job') && { province_id: number('provinceId') }),
    ...(by === 'place' && { county_id: number('countyId'), city_id: number('cityId') }),
    ...(by === 'postalCode' && { postal_code: bank.postalCode }),
    ...(by === 'job' && { category_id: number('categoryId'), sub_category_id: number('subCategoryId') }),
    ...(isOnMap(by) && { shape: contractShape(bank.area) }),
    ...(by === 'tower' && { tower_hours: { from: Number(bank.fromHour), to: Number(bank.toHour) } }),
    gender,
    from_birth_year: number('fromYear'),
    to_birth_year: number('toYear'),
    prefix: bank.prefix === '' ? undefined : bank.prefix,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** What is drawn, as the contract has it. */
function contractShape(area: Area): BankFilters['shape'] {
  const shape = shapeOfArea(area);
  if (shape === null) return undefined;
  if (shape.kind === 'polygon') return { polygon: shape.vertices.map(({ lat, lng }) => [lat, lng]) };
  const { centre, radiusKm } = shape;
  return { circle: { centre: [centre.lat, centre.lng], radius_km: radiusKm } };
}

/** A choice as the contract has it; null while it cannot be priced. */
export function bankChoice(by: BankBy, bank: BankPeople): BankChoice | null {
  if (faultOfBank(by, bank) !== null) return null;
  const operators = operatorsOf(by)
    .filter((operator) => Number(bank.parts[operator].size) > 0)
    .map((operator) => {
      const { from, size } = bank.parts[operator];
      const start = from === '' ? 0 : Number(from) - 1;
      return { operator, ...(start > 0 && { start }), size: Number(size) };
    });
  return {
    filters: filtersOf(by, bank),
    operators,
    ...(bank.withoutBlacklisted && { exclude_blacklisted: true }),
  };
}
