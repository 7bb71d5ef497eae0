/** The part of a contract that says how to ask. */
export interface Contract {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { parameters?: Record<string, Parameter> };
}

interface Parameter {
  $ref?: string;
  required?: boolean;
}

interface Operation {
  operationId?: string;
  'x-access'?: { who?: string; rate?: string; effects?: unknown[] };
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: { required?: string[] } }> };
}

/** A question that changes nothing and needs to know nothing. */
export interface Read {
  name: string;
  method: string;
  path: string;
}

function needsNothing({ parameters = [], requestBody }: Operation, { components }: Contract): boolean {
  const named = parameters.map((one) => components.parameters?.[one.$ref?.split('/').at(-1) ?? ''] ?? one);
  const bodies = Object.entries(requestBody?.content ?? {});
  return (
    named.every(({ required }) => !required) &&
    bodies.every(([type, { schema }]) => type === 'application/json' && (schema?.required ?? []).length === 0)
  );
}

/** Everything of a contract that somebody signed in may look at without naming what. */
export function readsOf(contract: Contract): Read[] {
  const base = contract.servers[0]?.url ?? '';
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const { who, rate, effects = [] } = operation['x-access'] ?? {};
      const isRead =
        (who === 'member' || who === 'signed-in') && (rate === 'read' || rate === 'list') && effects.length === 0;
      if (!isRead || path.includes('{') || !needsNothing(operation, contract)) return [];
      return [{ name: operation.operationId ?? path, method: method.toUpperCase(), path: base + path }];
    }),
  );
}
