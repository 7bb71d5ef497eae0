import { useQuery } from '@tanstack/react-query';
import { whoAmIQuery } from '@peyk/shared-api-client';
import { Button, Notice } from '@peyk/shared-ui';
import { messages } from '../../messages';

/** Whether the account may not send now; the strip above the page says why. */
const useIsHeld = () => useQuery(whoAmIQuery).data?.send_block === true;

/** Tells beside the price, and not only when it is refused, that the account may not send now. */
export function HeldNotice() {
  return useIsHeld() ? <Notice tone="attention">{messages.compose.held}</Notice> : null;
}

/** Leads to the confirmation, but not to a price for what would be refused. */
export function ReviewButton({ onReview }: { onReview(): void }) {
  return (
    <Button variant="primary" icon="send" onClick={onReview} disabled={useIsHeld()}>
      {messages.compose.review}
    </Button>
  );
}
