import { useAppSelector } from '@peyk/shared-store';
import { LatinRun } from '@peyk/shared-ui';
import { Strip } from './strip';

/** Reminds an admin, for as long as it lasts, that whatever is done here is done on behalf of a customer. */
export function ImpersonationStrip() {
  const user = useAppSelector((state) => state.session.user);
  if (user?.impersonated !== true) return null;
  return (
    <Strip>
      {user.impersonatedBy ? `${user.impersonatedBy}، شما` : 'شما'} به جای «{user.name}» (
      <LatinRun>{user.userName}</LatinRun>) وارد شده‌اید. هر کاری با نام خودتان در این حساب ثبت می‌شود.
    </Strip>
  );
}
