import { Button, Dialog } from '@peyk/shared-ui';
import { useEffect, useState, type ComponentType } from 'react';

interface LoadedOverlayProps<Props extends object> {
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  readonly props: Props;
  readonly onClose: () => void;
}

/**
 * Something over the page that is fetched when it is first opened. Where it cannot be fetched, it says so and the page below
 * stays as it is: unlike a whole page, it is not worth a reload that could cost what is being typed.
 */
export function LoadedOverlay<Props extends object>({ load, props, onClose }: LoadedOverlayProps<Props>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (module) => isWanted && setLoaded(() => module.default),
      () => isWanted && setFailedAttempt(attempt),
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);

  if (Loaded !== null) return <Loaded {...props} />;
  if (failedAttempt !== attempt) return null;
  return (
    <Dialog
      open
      title="این بخش باز نشد"
      onClose={onClose}
      actions={
        <Button variant="primary" icon="refresh" onClick={() => setAttempt(attempt + 1)}>
          تلاش دوباره
        </Button>
      }
    >
      شاید اتصال اینترنت قطع شده یا نسخهٔ تازه‌ای از پنل آمده باشد. اگر باز هم نشد، پس از پایان کار خود صفحه را تازه
      کنید.
    </Dialog>
  );
}
