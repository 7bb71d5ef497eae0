import type { Env } from './config-error';

/** A language model that gives tickets their first answer. */
export interface AssistantSetting {
  /** Without a slash at its end. */
  baseUrl: string;
  model: string;
  key: string | undefined;
}

/** Without an address there is none, and questions that many ask are quoted as they are. */
export function readAssistant(
  env: Env,
  { isProduction }: { isProduction: boolean },
  faults: string[],
): AssistantSetting | undefined {
  const [url = '', model = '', key = ''] = ['URL', 'MODEL', 'KEY'].map((name) => env[`PEYK_ASSISTANT_${name}`]?.trim());
  if (url === '') {
    if (model !== '' || key !== '')
      faults.push('PEYK_ASSISTANT_MODEL or PEYK_ASSISTANT_KEY is set without PEYK_ASSISTANT_URL.');
    return undefined;
  }
  const address = URL.canParse(url) ? new URL(url) : undefined;
  const isWeb = address?.protocol === 'https:' || address?.protocol === 'http:';
  if (!address || !isWeb || address.username !== '' || address.search !== '' || address.hash !== '')
    faults.push('PEYK_ASSISTANT_URL must be an address such as https://model.example/v1.');
  // What customers write goes there. A model on this machine needs no encryption.
  else if (
    isProduction &&
    address.protocol === 'http:' &&
    !['localhost', '127.0.0.1', '[::1]'].includes(address.hostname)
  )
    faults.push('PEYK_ASSISTANT_URL must begin with https:// in production, unless the model runs on this machine.');
  if (model === '') faults.push('PEYK_ASSISTANT_MODEL is missing: say which model answers.');
  return { baseUrl: url.replace(/\/+$/, ''), model, key: key === '' ? undefined : key };
}
