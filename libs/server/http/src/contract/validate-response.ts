import type { FastifyInstance } from 'fastify';
import { createValidatorCompiler } from './validators';

interface ResponseSchemas {
  [status: string]: { content?: { 'application/json'?: { schema?: object } } } | undefined;
}

/**
 * Checks every answer of an operation against the contract before it leaves. For tests: in production the
 * serialiser, compiled from the same schemas, leaves out what the contract does not name.
 */
export function validateResponses(server: FastifyInstance): void {
  const compile = createValidatorCompiler();
  const compiled = new Map<object, ReturnType<typeof compile>>();
  server.addHook('preSerialization', async (request, reply, payload: unknown) => {
    // Fastify keeps what a route says of its answers as unknown.
    const schemas = request.routeOptions.schema?.response as ResponseSchemas | undefined;
    const schema = (schemas?.[reply.statusCode] ?? schemas?.['default'])?.content?.['application/json']?.schema;
    if (!schema) return payload;
    const validate = compiled.get(schema) ?? compile({ schema });
    compiled.set(schema, validate);
    const outcome = validate(payload);
    if (outcome !== true) {
      const faults = JSON.stringify(outcome.error);
      throw new Error(`The answer of ${request.routeOptions.url} is not what the contract says: ${faults}`);
    }
    return payload;
  });
}
