import type { Access } from './access.ts';

/** The parts of an OpenAPI 3.1 document that the tools look at. Everything else passes through untouched. */

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  examples?: unknown[];
  minimum?: number;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  pattern?: string;
  required?: string[];
  additionalProperties?: boolean | Schema;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** A parameter itself, or what refers to one. */
export interface Parameter {
  $ref?: string;
  /** Empty of a reference. */
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}

export interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  'x-access'?: Access;
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses?: Record<string, { $ref?: string; content?: Record<string, { schema?: Schema }> }>;
}

export type PathItem = Record<string, Operation>;

export interface ContractDocument {
  openapi?: string;
  info?: unknown;
  servers?: { url: string }[];
  tags?: { name: string }[];
  paths: Record<string, PathItem>;
  components: Record<string, Record<string, unknown>>;
  [rest: string]: unknown;
}

/** A file under `openapi/`: its path, for messages, and its parsed content. */
export interface Part {
  file: string;
  content: Partial<ContractDocument>;
}

export const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

export interface LocatedOperation {
  method: (typeof METHODS)[number];
  path: string;
  operation: Operation;
}

/** All operations, in the order of the document. */
export function listOperations(document: ContractDocument): LocatedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method, path, operation }] : [];
    }),
  );
}
