import { PageNav } from '@peyk/shared-screens';
import { useMayCheck } from '@peyk/shared-store';
import { WAYS } from '../ways';

/** The ways to send beside each other; text, line and options stay when one goes from one to another. */
export function WaysNav() {
  const may = useMayCheck();
  return <PageNav label="روش‌های ارسال" pages={WAYS.filter(({ permission }) => may(permission ?? null))} />;
}
