import { DESK_ROLES } from '@peyk/server-module';

/** Of the demo only, whose page for signing in tells all of it. */
export const DEMO_PERSON = {
  username: 'desk',
  password: 'demo-Desk-1405',
  name: 'کارشناس نمونه',
  roles: DESK_ROLES,
} as const;
