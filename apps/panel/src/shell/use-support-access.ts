import { layoutEvents, useAppDispatch, useAppSelector, useMay } from '@peyk/shared-store';

/** The word for what support may do in the account, wherever it leads there. */
export const SUPPORT_ACCESS = 'دسترسی پشتیبانی';

/** Opens what support may do; `null` for who may not decide about it, and for support itself. */
export function useSupportAccess(): (() => void) | null {
  const dispatch = useAppDispatch();
  const may = useMay('account.support');
  const isSupport = useAppSelector((state) => state.session.user?.impersonated !== false);
  return may && !isSupport ? () => void dispatch(layoutEvents.overlayOpened('supportAccess')) : null;
}
