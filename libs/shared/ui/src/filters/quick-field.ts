import type { FilterField, SearchFilter } from './filter-field';

/** The search that stands on the line of the panel, always in sight: the first text of its fields. */
export function quickFieldOf(fields: readonly FilterField[]): SearchFilter | undefined {
  return fields.find((field) => field.type === 'search');
}
