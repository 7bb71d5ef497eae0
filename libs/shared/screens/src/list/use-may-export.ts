import { useIsOnBehalf, useMay } from '@peyk/shared-store';

/** Whether this person may take something out by this permission; an admin who acts on behalf of the account never does. */
export function useMayExport(permission: Parameters<typeof useMay>[0]): boolean {
  const isOnBehalf = useIsOnBehalf();
  return useMay(permission) && !isOnBehalf;
}
