/** The account that the demo data brings. It exists only where demo data is seeded, never with NODE_ENV=production. */
export const DEMO_ACCOUNT = { username: 'demo', password: 'demo-Peyk-1405' };
