import { createHmac } from 'node:crypto';

/** The key of login codes: of the installation's secret, but of no use for anything else. */
export function pepperOf(secret: string): string {
  return createHmac('sha256', secret).update('login codes').digest('base64url');
}
