import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';

function makeAjv(coerceTypes: false | 'array'): Ajv {
  const ajv = new Ajv({
    // All faults of a request at once, so that a form can show them all.
    allErrors: true,
    coerceTypes,
    useDefaults: true,
    removeAdditional: false,
    // OpenAPI's own words (`example`, `discriminator`) are not faults.
    strict: false,
  });
  // Its types are those of a default export that CommonJS wraps once more.
  (addFormats as unknown as (target: Ajv) => void)(ajv);
  return ajv;
}

/**
 * Compiles request schemas. An address and a header hold only text, so numbers in them are read as such;
 * a JSON body has types of its own, and "1" in it is not 1.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<object> {
  const strict = makeAjv(false);
  const lenient = makeAjv('array');
  return ({ schema, httpPart }) => (httpPart === 'body' ? strict : lenient).compile(schema);
}
