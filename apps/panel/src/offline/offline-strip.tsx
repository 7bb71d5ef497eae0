import { isUnreachable, onReachability } from '@peyk/shared-api-client';
import { useSyncExternalStore } from 'react';
import { Strip } from '../shell/strip';
import { useOffline } from './use-offline';

const OFFLINE = 'اینترنت قطع است. آنچه باز کرده‌اید می‌ماند، ولی تا وصل شدن چیزی فرستاده یا تازه نمی‌شود.';
const UNREACHABLE = 'پیک پاسخ نمی‌دهد؛ شاید اینترنت یا خود سامانه قطع باشد. همین که پاسخ دهد، این نوار می‌رود.';

/** Says that there is no network, or no server behind it, for as long as that is so. */
export function OfflineStrip() {
  const isOffline = useOffline();
  const hasNoAnswer = useSyncExternalStore(onReachability, isUnreachable);
  if (!isOffline && !hasNoAnswer) return null;
  return <Strip>{isOffline ? OFFLINE : UNREACHABLE}</Strip>;
}
