import { Ajv } from 'ajv';
import type { ErrorObject, ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { hasMoreThan } from './has-more-than';

/** Answers true, or what is wrong. */
export type Validate = (data: unknown) => true | { error: ErrorObject[] };

/** Ajv cannot be told to stop at a number of faults: two million wrong numbers would be a gigabyte of them. */
const MOST_VALUES_FOR_ALL_FAULTS = 10_000;

function makeAjv(coerceTypes: false | 'array', allErrors: boolean): Ajv {
  const ajv = new Ajv({
    allErrors,
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

/** All faults of a request at once, so that a form can show them all; of a huge one only the first. */
function bothWays(coerceTypes: false | 'array') {
  const first = makeAjv(coerceTypes, false);
  const all = makeAjv(coerceTypes, true);
  return (schema: object): Validate => {
    const compiled: { first?: ValidateFunction; all?: ValidateFunction } = {};
    return (data) => {
      const findFirst = (compiled.first ??= first.compile(schema));
      if (findFirst(data)) return true;
      const faults = findFirst.errors ?? [];
      if (hasMoreThan(data, MOST_VALUES_FOR_ALL_FAULTS)) return { error: faults };
      const findAll = (compiled.all ??= all.compile(schema));
      if (findAll(data)) return { error: faults };
      return { error: findAll.errors ?? faults };
    };
  };
}

/**
 * Compiles request schemas, each when it is first needed: all of them at the start are a third of its time, and a server that was
 * killed should be back soon. An address and a header hold only text, so numbers in them are read as such;
 * a JSON body has types of its own, and "1" in it is not 1.
 */
export function createValidatorCompiler(): (route: { schema: object; httpPart?: string }) => Validate {
  const strict = bothWays(false);
  const lenient = bothWays('array');
  return ({ schema, httpPart }) => (httpPart === 'body' ? strict : lenient)(schema);
}
