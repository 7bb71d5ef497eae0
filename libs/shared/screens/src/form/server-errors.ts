import { ApiError } from '@peyk/shared-api-client';

/** Which names of the contract belong to which field of the form; where it is the same name, nothing has to be said. */
export type FieldMap<Name extends string> = Partial<Record<Name, string | readonly string[]>>;

/**
 * The server's sentences by the field of the form that they belong to. Deeper names (`recipients.3`) belong to their beginning.
 *
 * @returns the sentences, and whether each of the server's found its field; where not, the whole sentence of the error has to be shown
 */
export function sortErrors<Name extends string>(
  error: unknown,
  names: readonly Name[],
  map: FieldMap<Name>,
): { readonly fields: Partial<Record<Name, string>>; readonly isComplete: boolean } {
  if (!(error instanceof ApiError)) return { fields: {}, isComplete: false };
  const fields: Partial<Record<Name, string>> = {};
  const told = Object.entries(error.fields);
  let found = 0;
  for (const [path, sentence] of told) {
    const clean = path.replace(/^(body)?[./]/, '').replaceAll('/', '.');
    const name = names.find((one) =>
      [map[one] ?? one].flat().some((wire) => clean === wire || clean.startsWith(`${wire}.`)),
    );
    if (name === undefined) continue;
    fields[name] ??= sentence;
    found += 1;
  }
  return { fields, isComplete: told.length > 0 && found === told.length };
}
