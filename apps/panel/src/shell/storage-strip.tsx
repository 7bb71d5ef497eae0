import { TOKEN_KEY, useAppSelector } from '@peyk/shared-store';
import { useState } from 'react';
import { Strip } from './strip';

const SESSION_LOST =
  'حافظهٔ مرورگر پر یا بسته است. پنل کار می‌کند، ولی با بستن یا تازه کردن این صفحه باید دوباره وارد شوید. برای ماندن در حساب، جا باز کنید یا ذخیره‌سازی را برای این نشانی روشن کنید.';
const CHOICE_LOST =
  'حافظهٔ مرورگر پر یا بسته است. آنچه اکنون انتخاب کردید تا بسته شدن این صفحه می‌ماند و پس از آن به حالت قبل برمی‌گردد.';

/** Says what will be lost when the browser keeps nothing, because storage is full or forbidden. */
export function StorageStrip() {
  const refused = useAppSelector((state) => state.storage.refused);
  const [seen, setSeen] = useState<readonly string[]>([]);
  if (refused.every((key) => seen.includes(key))) return null;
  return <Strip onClose={() => setSeen(refused)}>{refused.includes(TOKEN_KEY) ? SESSION_LOST : CHOICE_LOST}</Strip>;
}
