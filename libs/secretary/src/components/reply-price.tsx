import { useTextPrice } from '@peyk/shared-screens';
import { Caption, formatNumber } from '@peyk/shared-ui';
import { messages } from '../messages';

/** What an answer with this text costs at the least. */
export function ReplyPrice({ text }: { readonly text: string }) {
  const { rial } = useTextPrice()(text);
  if (text.trim() === '' || rial === undefined) return null;
  return <Caption>{messages.price(formatNumber(Math.ceil(Number(rial))))}</Caption>;
}
