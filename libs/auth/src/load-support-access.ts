/** The dialog of the owner's leave for support, for the shell to open; few ever do, so it is fetched then. */
export const loadSupportAccess = () => import('./support-access/support-access-dialog');
