import { useQuery } from '@tanstack/react-query';
import { whoAmIQuery } from '@peyk/shared-api-client';
import { Notice } from '@peyk/shared-ui';
import { messages } from '../../messages';

/** Tells beside the price, and not only when it is refused, that the account may not send now; the strip above says why. */
export function HeldNotice() {
  const isHeld = useQuery(whoAmIQuery).data?.send_block === true;
  return isHeld ? <Notice tone="attention">{messages.quick.held}</Notice> : null;
}
