import { useAppSelector, useMay } from '@peyk/shared-store';

/** An admin who acts on behalf of the account takes nothing out. */
export function useMayExport(): boolean {
  const isOnBehalf = useAppSelector(({ session }) => session.user?.impersonated === true);
  return useMay('contact.export') && !isOnBehalf;
}
