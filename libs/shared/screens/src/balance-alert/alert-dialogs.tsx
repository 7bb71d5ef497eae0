import { lazy } from 'react';

/** Below which balance the account is told; loaded when it is opened, so put it into a `Suspense`. */
export const AlertDialog = lazy(() => import('./alert-dialog'));
