import { API_DOCUMENTS } from '@peyk/server-http';
import { BASE_PATH } from '@peyk/shared-contract';
import type { OperationData } from '@peyk/server-http';

/** An API of others that is spoken here. */
export interface FacadeOffer {
  /** The last part of `/compat/<key>`. */
  key: string;
  /** What people call the panel it was written for. */
  title: string;
  /** What stands before the addresses of its methods. */
  path: string;
}

/** What this installation has for programs. */
export interface OfferPorts {
  /** Those that are served; none when nothing is said. */
  facades?: readonly FacadeOffer[] | undefined;
  /** Host names that lead to a façade: the name, and `/compat/<key>`. */
  facadeHosts?: ReadonlyMap<string, string> | undefined;
}

const OWN: OperationData<'listPlugins'>['items'] = [
  { key: 'api', kind: 'api', title: 'API پیک', path: BASE_PATH, hosts: [] },
  { key: 'sdk', kind: 'sdk', title: '@peyk/sdk برای Node.js', path: null, hosts: [] },
  { key: 'webhooks', kind: 'webhooks', title: 'وب‌هوک‌ها', path: null, hosts: [] },
];

/** The ways in which programs are joined to this installation: the façades that it serves, and its own. */
export function listPlugins({ facades = [], facadeHosts = new Map() }: OfferPorts): OperationData<'listPlugins'> {
  const hostsOf = (key: string) =>
    [...facadeHosts].flatMap(([host, path]) => (path === `/compat/${key}` ? [host] : []));
  return { items: [...facades.map((one) => ({ ...one, kind: 'facade' as const, hosts: hostsOf(one.key) })), ...OWN] };
}

const DOCUMENT_WORDS = {
  reference: {
    title: 'مرجع تعاملی API',
    about: 'همهٔ درخواست‌ها با ورودی و پاسخشان، با امکان فرستادن از همان صفحه.',
  },
  contract: {
    title: 'قرارداد OpenAPI',
    about: 'فایل JSON برای Postman، ساختن کلاینت به هر زبان و بررسی خودکار.',
  },
} as const;

/** The documents of the API that are served beside it. */
export function listApiDocuments(): OperationData<'listApiDocuments'> {
  return { items: API_DOCUMENTS.map((one) => ({ ...one, ...DOCUMENT_WORDS[one.key] })) };
}
