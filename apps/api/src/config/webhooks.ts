/** As the domain of webhooks takes it. */
export interface OutgoingSetting {
  /** Addresses without encryption. */
  http: boolean;
  /** This machine and its networks. */
  privateNetworks: boolean;
}

/**
 * Where events of accounts may be sent. Development takes addresses without encryption; `PEYK_WEBHOOK_PRIVATE=allow` opens this machine
 * and its networks for tests, and is refused in production: a customer would send from inside.
 */
export function readWebhookRules(
  env: Readonly<Record<string, string | undefined>>,
  { isProduction }: { isProduction: boolean },
  faults: string[],
): OutgoingSetting {
  const choice = env['PEYK_WEBHOOK_PRIVATE']?.trim() ?? '';
  const isAllowed = choice === 'allow';
  if (choice !== '' && !isAllowed) faults.push(`PEYK_WEBHOOK_PRIVATE is "${choice}"; there is allow, or nothing.`);
  if (isAllowed && isProduction) {
    faults.push('PEYK_WEBHOOK_PRIVATE=allow lets accounts send into the networks of this machine: not in production.');
  }
  return { http: !isProduction, privateNetworks: isAllowed && !isProduction };
}
