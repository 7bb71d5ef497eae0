import { basePathOf } from './contract';
import type { ContractDocument, ContractOperation } from './contract';

/** What Fastify checks and writes of an operation, as JSON Schema. */
export interface RouteSchemas {
  querystring?: object;
  headers?: object;
  /** Of a JSON body; a body that is a file is read as it comes. */
  body?: object;
  /** By status or `default`. */
  response: Record<string, unknown>;
}

interface Parameter {
  in: string;
  name: string;
  required?: boolean;
  schema?: object;
}

interface Content {
  content?: Record<string, { schema?: object }>;
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

const JSON_TYPE = 'application/json';

/**
 * What stands in the place of each `$ref`: the same object wherever it is named.
 * @throws when a part of the contract holds itself, or is not there
 */
function createResolver(contract: ContractDocument): (part: unknown) => unknown {
  const found = new Map<string, unknown>();
  const open = new Set<string>();
  const named = (ref: string): unknown => {
    if (found.has(ref)) return found.get(ref);
    if (open.has(ref)) throw new Error(`${ref} of the contract holds itself.`);
    open.add(ref);
    const raw = ref
      .slice('#/'.length)
      .split('/')
      .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], contract);
    if (raw === undefined) throw new Error(`The contract has no ${ref}.`);
    const part = resolve(raw);
    open.delete(ref);
    found.set(ref, part);
    return part;
  };
  const resolve = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map(resolve);
    const { $ref } = part as { $ref?: unknown };
    if (typeof $ref === 'string') return named($ref);
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, resolve(value)]));
  };
  return resolve;
}

/** Header names arrive in small letters, whatever the contract writes. */
function objectOf(parameters: readonly Parameter[], place: 'query' | 'header'): object | undefined {
  const own = parameters.filter((parameter) => parameter.in === place);
  if (own.length === 0) return undefined;
  const nameOf = ({ name }: Parameter) => (place === 'header' ? name.toLowerCase() : name);
  return {
    type: 'object',
    properties: Object.fromEntries(own.map((parameter) => [nameOf(parameter), parameter.schema ?? {}])),
    required: own.filter(({ required }) => required).map(nameOf),
  };
}

/** Answers the schemas of one operation of the contract after the other. @throws on a `$ref` that leads nowhere */
export function createSchemas(contract: ContractDocument): (operation: ContractOperation) => RouteSchemas {
  const resolve = createResolver(contract);
  return ({ method, path, operationId }) => {
    const raw = contract.paths[path.slice(basePathOf(contract).length)]?.[method.toLowerCase()];
    if (!raw) throw new Error(`The contract has no operation ${operationId}.`);
    const { parameters = [], requestBody, responses } = resolve(raw) as Operation;
    const querystring = objectOf(parameters, 'query');
    const headers = objectOf(parameters, 'header');
    // Without the choice of a content type: with it, a request without Content-Type is not checked at all.
    const body = requestBody?.content?.[JSON_TYPE]?.schema;
    return {
      ...(querystring && { querystring }),
      ...(headers && { headers }),
      ...(body && { body }),
      response: Object.fromEntries(
        Object.entries(responses).flatMap(([status, { content }]) => (content ? [[status, { content }]] : [])),
      ),
    };
  };
}
