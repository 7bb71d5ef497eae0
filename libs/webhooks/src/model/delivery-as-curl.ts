import { shellQuoted } from '@peyk/shared-samples';
import type { DeliveryDetail } from '../api/deliveries';

type Request = NonNullable<DeliveryDetail['request']>;

/** The last try as one sends it again by hand, byte for byte: curl changes nothing of what it is given raw. */
export function deliveryAsCurl({ url, headers }: Request, body: string): string {
  return [
    `curl -X POST ${shellQuoted(url)}`,
    ...headers.map(({ name, value }) => `-H ${shellQuoted(`${name}: ${value}`)}`),
    `--data-raw ${shellQuoted(body)}`,
  ].join(' \\\n  ');
}
