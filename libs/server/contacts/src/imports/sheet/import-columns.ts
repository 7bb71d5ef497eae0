import type { components } from '@peyk/shared-contract';
import type { PropertyRow } from '../../properties/properties.repository';
import { fail } from '../../fail';

export type ImportField = components['schemas']['ImportField'];

/** Which column of a file is what. */
export interface ImportColumn {
  /** From 0. */
  column: number;
  field: ImportField;
  /** Of a property. */
  propertyId?: string | undefined;
}

/** A field by one word: there may be several columns of a name, and one of everything else. */
const nameOf = ({ field, propertyId }: ImportColumn) => (field === 'property' ? `property ${propertyId}` : field);

/**
 * One column is the mobile number; each column and each field but the name comes once; properties are the account's own.
 * @throws badColumns, unknownProperty
 */
export function requireColumns(columns: readonly ImportColumn[], properties: readonly PropertyRow[]): void {
  const single = columns.filter(({ field }) => field !== 'name').map(nameOf);
  const places = columns.map(({ column }) => column);
  const isGood =
    single.includes('mobile') &&
    new Set(single).size === single.length &&
    new Set(places).size === places.length &&
    columns.every(({ field, propertyId }) => (field === 'property') === (propertyId !== undefined));
  if (!isGood) fail('badColumns', 'columns');
  const known = new Set(properties.filter(({ active }) => active).map(({ id }) => String(id)));
  for (const { propertyId } of columns) {
    if (propertyId !== undefined && !known.has(propertyId)) fail('unknownProperty', 'columns');
  }
}
