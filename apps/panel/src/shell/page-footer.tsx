import { PageSlotTarget, size, styled, tone } from '@peyk/shared-ui';
import { useEffect, useState, type ReactNode } from 'react';

const Root = styled('div')({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 20,
  minBlockSize: size.bottomBar,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  background: tone.surface,
  borderBlockStart: `1px solid ${tone.hairline}`,
  '&[hidden]': { display: 'none' },
});

const SLOT = '[data-slot="footer"] > *';

/**
 * The foot of the phone: what the page has brought as a footer of its own, and the bottom bar for all other pages. The page
 * fills its slot when it likes, so the slot is watched.
 */
export function PageFooter({ otherwise }: { readonly otherwise: ReactNode }) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [isFilled, setFilled] = useState(false);
  useEffect(() => {
    if (root === null) return;
    const look = () => setFilled(root.querySelector(SLOT) !== null);
    const observer = new MutationObserver(look);
    observer.observe(root, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, [root]);
  return (
    <>
      <Root ref={setRoot} hidden={!isFilled}>
        <PageSlotTarget name="footer" />
      </Root>
      {!isFilled && otherwise}
    </>
  );
}
