/** Where the screens of this library stand. */
export const PATTERNS_PATHS = {
  list: '/pattern',
  create: '/pattern/create',
  update: '/pattern/update/:id',
  one: '/patterns/:id',
  systemic: '/pattern/systemic',
  shared: '/pattern/shared',
  systemicOne: '/pattern/systemic/:id',
} as const;
