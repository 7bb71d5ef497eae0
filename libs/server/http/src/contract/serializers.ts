import fastJsonStringify from 'fast-json-stringify';

type Serialize = (data: unknown) => string;

/**
 * Compiles what writes answers, each when it is first needed: all of them at the start are half a second, and a server that was
 * killed should be back soon.
 */
export function createSerializerCompiler(): (route: { schema: unknown }) => Serialize {
  return ({ schema }) => {
    let compiled: Serialize | undefined;
    return (data) => (compiled ??= fastJsonStringify(schema as object))(data);
  };
}
