export { readList, readRange, readRanges, writeList, writeRange, writeRanges, type Range } from './filter-values';
export type { FilterShape, FilterValuesOf, LooseFilterValues } from './filter-shape';
export { useExistingPage } from './use-existing-page';
export { useFilters, type Filters } from './use-filters';
export { DEFAULT_LIMIT, usePaging, type Paging } from './use-paging';
export { useSort, type Sort } from './use-sort';
export { useTab } from './use-tab';
