import { shellQuoted } from '@peyk/shared-samples';
import type { DeliveryDetail } from '../api/deliveries';

type Request = NonNullable<DeliveryDetail['request']>;

/**
 * The last try as one sends it again by hand, byte for byte: curl changes nothing of what it is given raw, and of the address nothing
 * without its globbing, to which [] and {} are many addresses.
 */
export function deliveryAsCurl({ url, headers }: Request, body: string): string {
  return [
    `curl --globoff -X POST ${shellQuoted(url)}`,
    ...headers.map(({ name, value }) => `-H ${shellQuoted(`${name}: ${value}`)}`),
    `--data-raw ${shellQuoted(body)}`,
  ].join(' \\\n  ');
}
