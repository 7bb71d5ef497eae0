import type { ContractDocument } from '../contract/contract';

/** The parts of a schema that lead to its fields, and the marks of ours. */
export interface MarkedSchema {
  $ref?: string;
  properties?: Record<string, MarkedSchema>;
  additionalProperties?: MarkedSchema | boolean;
  items?: MarkedSchema;
  allOf?: MarkedSchema[];
  oneOf?: MarkedSchema[];
  anyOf?: MarkedSchema[];
  /** In answers: it is a person's number, or a text in which such numbers may stand. */
  'x-person-number'?: 'whole' | 'within';
  /** In answers: names the number in the field beside it, for those who see that one masked. */
  'x-number-ref-of'?: string;
  /**
   * In questions: it finds by a number, or by words that may be parts of one; keeps a number that was answered masked; or has whole numbers
   * sent to where the asker reads them.
   */
  'x-number-question'?: 'number' | 'words' | 'kept' | 'carries';
  /**
   * In answers: the text of a message. `of-maker`: the object says in `made_by` whose it is, and they read it in any case. `of-sender`: it
   * says in `number` who has sent it, and while nobody has, everybody reads it.
   */
  'x-message-text'?: true | 'of-maker' | 'of-sender';
  /** In questions: it finds by the texts of messages. */
  'x-text-question'?: true;
}

/** What becomes of a value for an account or a user, as the marks need it; undefined takes the field away. */
export type Change = (value: unknown, whoId: bigint) => unknown;

/** What is done to fields that carry a mark. */
export interface Marks {
  /** Of the schema itself. */
  change(schema: MarkedSchema): Change | undefined;
  /** Fields that are added to an object or stand in the place of its own, from the others as they were. */
  add?(properties: Record<string, MarkedSchema>): ((from: object, whoId: bigint) => object) | undefined;
}

function resolve(document: ContractDocument, ref: string): MarkedSchema {
  const steps = ref.replace(/^#\//, '').split('/');
  let at: unknown = document;
  for (const step of steps) at = (at as Record<string, unknown>)[step];
  return at as MarkedSchema;
}

function both(changes: readonly (Change | undefined)[]): Change | undefined {
  const some = changes.filter((change) => change !== undefined);
  if (some.length === 0) return undefined;
  return (value, whoId) => some.reduce((changed, change) => change(changed, whoId), value);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Compiles a schema of the contract into what it does to marked fields; undefined where none is marked. */
export function compileChanges(document: ContractDocument, marks: Marks) {
  const named = new Map<string, Change | undefined>();
  const finished = new Map<string, Change | undefined>();

  const ofRef = (ref: string): Change | undefined => {
    // Of what refers to itself, whatever it turns out to be.
    if (!named.has(ref)) {
      named.set(ref, (value, whoId) => finished.get(ref)?.(value, whoId) ?? value);
      const real = of(resolve(document, ref));
      finished.set(ref, real);
      named.set(ref, real);
    }
    return named.get(ref);
  };

  const ofProperties = (properties: Record<string, MarkedSchema>): Change | undefined => {
    const changes = Object.entries(properties).flatMap(([name, schema]) => {
      const change = of(schema);
      return change ? [[name, change] as const] : [];
    });
    const add = marks.add?.(properties);
    if (changes.length === 0 && !add) return undefined;
    return (value, whoId) => {
      if (!isObject(value)) return value;
      const changed = { ...value, ...add?.(value, whoId) };
      for (const [name, change] of changes) {
        if (changed[name] !== undefined) changed[name] = change(changed[name], whoId);
      }
      return changed;
    };
  };

  const ofItems = (schema: MarkedSchema | undefined): Change | undefined => {
    const change = schema && of(schema);
    return change && ((value, whoId) => (Array.isArray(value) ? value.map((item) => change(item, whoId)) : value));
  };

  const ofValues = (schema: MarkedSchema['additionalProperties']): Change | undefined => {
    const change = typeof schema === 'object' ? of(schema) : undefined;
    return (
      change &&
      ((value, whoId) =>
        isObject(value)
          ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(inner, whoId)]))
          : value)
    );
  };

  function of(schema: MarkedSchema): Change | undefined {
    return both([
      marks.change(schema),
      schema.$ref === undefined ? undefined : ofRef(schema.$ref),
      ...[...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].map(of),
      schema.properties && ofProperties(schema.properties),
      ofItems(schema.items),
      ofValues(schema.additionalProperties),
    ]);
  }
  return of;
}
