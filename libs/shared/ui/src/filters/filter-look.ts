/** How far a field's box stands below the top of its frame: what stands beside it without a label begins there too. */
export const FIELD_TOP_PX = 30;
