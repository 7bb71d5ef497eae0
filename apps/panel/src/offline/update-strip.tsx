import { Button } from '@peyk/shared-ui';
import { useEffect, useState } from 'react';
import { Strip } from '../shell/strip';

/** Whether this message of the worker tells of a version that does not begin with the script of this page. */
function isNewer(message: unknown): boolean {
  if (typeof message !== 'object' || message === null || !('entry' in message)) return false;
  const scripts = Array.from(document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]'));
  return scripts.every((script) => script.getAttribute('src') !== message.entry);
}

/** Offers a newer version that is ready. Nothing happens by itself: who is writing goes on in the old one. */
export function UpdateStrip() {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    // Only secure origins have workers.
    const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
    const hear = ({ data }: MessageEvent<unknown>) => setReady((was) => was || isNewer(data));
    workers?.addEventListener('message', hear);
    return () => workers?.removeEventListener('message', hear);
  }, []);
  if (!ready) return null;
  return (
    <Strip onClose={() => setReady(false)}>
      نسخهٔ تازه آماده است. <Button onClick={() => window.location.reload()}>باز کردن نسخهٔ تازه</Button>
    </Strip>
  );
}
