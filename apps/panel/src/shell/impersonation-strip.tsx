import { useAppSelector } from '@peyk/shared-store';
import { Notice } from '@peyk/shared-ui';

/** Reminds an admin that whatever is done here is done on behalf of a customer. */
export function ImpersonationStrip() {
  const user = useAppSelector((state) => state.session.user);
  if (user?.impersonated !== true) return null;
  return <Notice tone="attention">شما به جای «{user.name}» وارد شده‌اید. هر کاری به نام این حساب ثبت می‌شود.</Notice>;
}
