type ParameterNames<Pattern extends string> = Pattern extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParameterNames<Tail>
    : Rest
  : never;

/** The values that a path pattern asks for: `/reports/:id` asks for `{ id }`. */
export type PathParameters<Pattern extends string> = Readonly<Record<ParameterNames<Pattern>, string | number>>;

/**
 * Fills the parameters of a path pattern, each one percent-encoded.
 *
 * @example fillPath('/reports/:id', { id: 12 }) // '/reports/12'
 */
export function fillPath<Pattern extends string>(pattern: Pattern, parameters: PathParameters<Pattern>): string {
  const values: Readonly<Record<string, string | number>> = parameters;
  return pattern.replace(/:([A-Za-z]\w*)/g, (_whole, name: string) => encodeURIComponent(String(values[name])));
}

/** Whether `path` is `prefix` itself or lies below it. `/reports-old` does not lie below `/reports`. */
export function isBelow(path: string, prefix: string): boolean {
  const clean = prefix.replace(/\/+$/, '');
  return path === clean || path.startsWith(`${clean}/`);
}
