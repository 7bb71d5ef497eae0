import type { components } from '@peyk/shared-contract';

type Schemas = components['schemas'];

export type Line = Schemas['Line'];
export type Price = Schemas['Price'];
export type Quote = Schemas['Quote'];
export type OwnText = Schemas['OwnText'];
