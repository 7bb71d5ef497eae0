import type { ContractDocument } from './document.ts';

/** Every `$ref` of the document, once each. */
export function listReferences(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const entry of node) listReferences(entry, found);
  else if (node !== null && typeof node === 'object') {
    for (const [key, value] of Object.entries(node)) {
      if (key === '$ref' && typeof value === 'string') found.add(value);
      else listReferences(value, found);
    }
  }
  return found;
}

/** What a local reference points at, or undefined. */
export function resolveReference(document: ContractDocument, reference: string): unknown {
  const [root, section, name, ...rest] = reference.split('/').slice(1);
  if (!reference.startsWith('#/') || root !== 'components' || !section || !name || rest.length > 0) return undefined;
  return document.components[section]?.[name];
}

/** References that lead nowhere or out of the document, as sentences. */
export function lintReferences(document: ContractDocument): string[] {
  return [...listReferences(document)]
    .filter((reference) => resolveReference(document, reference) === undefined)
    .map(
      (reference) => `${reference} leads nowhere: write it as #/components/<section>/<name> and define that name once.`,
    );
}

/** Schemas nobody refers to. Names that end in Event describe the live socket, which has no operation. */
export function lintUnusedSchemas(document: ContractDocument): string[] {
  const used = listReferences(document);
  return Object.keys(document.components['schemas'] ?? {})
    .filter((name) => !used.has(`#/components/schemas/${name}`) && !name.endsWith('Event'))
    .map((name) => `schema ${name} is used by nobody: remove it.`);
}

/** The document with only those components that something in it refers to. */
export function withoutUnused(document: ContractDocument): ContractDocument {
  const used = listReferences(document);
  const components = Object.fromEntries(
    Object.entries(document.components).map(([section, entries]) => [
      section,
      Object.fromEntries(
        Object.entries(entries).filter(
          ([name]) => section === 'securitySchemes' || used.has(`#/components/${section}/${name}`),
        ),
      ),
    ]),
  );
  const kept = { ...document, components };
  // What only something unused referred to goes with it.
  return listReferences(kept).size === used.size ? kept : withoutUnused(kept);
}
