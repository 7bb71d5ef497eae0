/** Where the screens of this library stand. */
export const COLLEAGUES_PATHS = {
  list: '/colleagues',
  invite: '/colleagues/create',
  auditLog: '/colleagues/audit',
  one: '/colleagues/:id',
  createRole: '/colleagues/create-access',
  updateRole: '/colleagues/update-access/:id',
  /** The second tab of the list. */
  roles: '/colleagues?tab=1',
} as const;
