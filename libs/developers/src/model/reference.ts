import type { SampledOperation } from '@peyk/shared-samples';

/** What a value is, as people read it. */
export type FieldType =
  'text' | 'integer' | 'number' | 'boolean' | 'list' | 'object' | 'file' | 'instant' | 'day' | 'id';

/** A field of a request, as `npm run gen` writes it from the contract. */
export interface Field {
  /** With the way to it: `params.recipients`, `recipients[].number`. */
  readonly name: string;
  readonly type: FieldType;
  /** What a list holds. */
  readonly of?: FieldType;
  readonly isRequired: boolean;
  readonly isNullable?: boolean;
  readonly choices?: readonly (string | number | boolean)[];
  /** Of a number its value, of a text its length, of a list its count. Null where there is none. */
  readonly limits?: readonly [number | null, number | null];
  readonly example?: string | number | boolean;
}

/** What programs may call, as `npm run gen` writes it from the contract. */
export interface GivenOperation extends SampledOperation {
  readonly permission: string | null;
  readonly costs: boolean;
  readonly fields: readonly Field[];
  readonly answer: unknown;
}

/** The same with what people read of it. */
export interface Operation extends GivenOperation {
  readonly title: string;
  /** What it is about, by which operations stand together. */
  readonly group: string;
  readonly about: string;
  readonly fields: readonly (Field & { readonly about?: string | undefined })[];
}

export interface CatalogueError {
  readonly code: string;
  /** What the person at the screen reads: what happened, and what to do. */
  readonly message: string;
  /** What a program, or who writes it, does beyond that. */
  readonly remedy?: string | undefined;
  readonly permanent: boolean;
}
