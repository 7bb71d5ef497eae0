import { BASE_PATH } from '@peyk/shared-contract';

/** The interactive reference of the API. */
export const REFERENCE_PATH = '/docs';

/** The documents that a server of the API has. Apart from what serves them: who only names them does not load the contract. */
export const API_DOCUMENTS = [
  { key: 'reference', path: REFERENCE_PATH, format: 'html' },
  { key: 'contract', path: `${BASE_PATH}/openapi.json`, format: 'json' },
] as const;
