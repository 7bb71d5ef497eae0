/** How far a field's box stands below the top of its frame: what stands beside it without a label begins there too. */
export const FIELD_TOP_PX = 30;
/** Longer texts find nothing that a shorter one would not. */
export const MAX_FILTER_CHARS = 100;
