export { readList, readRange, writeList, writeRange, type Range } from './filter-values';
export { useFilters, type Filters, type FilterValues } from './use-filters';
export { DEFAULT_LIMIT, usePaging, type Paging } from './use-paging';
export { useExistingPage } from './use-existing-page';
export { useTab } from './use-tab';
