import type { Env } from './config-error';

/** The façades that there are: the last part of `/compat/<name>`. */
export const FACADES = ['kavenegar', 'smsir', 'payamak', 'ippanel'] as const;

const HOST = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

/** `kavenegar=sms.example.ir,smsir=api.example.ir`: host names that belong to a façade, whatever is asked of them. */
export function readFacadeHosts(env: Env, faults: string[]): ReadonlyMap<string, string> | undefined {
  const hosts = new Map<string, string>();
  for (const pair of (env['PEYK_FACADE_HOSTS'] || '').split(',')) {
    if (pair.trim() === '') continue;
    const [name = '', given = ''] = pair.split('=').map((part) => part.trim());
    const host = given.toLowerCase();
    if (!FACADES.some((one) => one === name) || !HOST.test(host)) {
      const names = FACADES.join(', ');
      faults.push(
        `PEYK_FACADE_HOSTS: "${pair.trim()}" is no name=host with one of ${names}, such as kavenegar=sms.example.ir.`,
      );
    } else if (hosts.has(host)) faults.push(`PEYK_FACADE_HOSTS: ${host} is named twice; a host belongs to one façade.`);
    else hosts.set(host, `/compat/${name}`);
  }
  return hosts.size > 0 ? hosts : undefined;
}
