/** `listSends` -> `list-sends`. */
export function toKebab(camel: string): string {
  return camel.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

/** `list-sends` -> `ListSends`. */
export function toPascal(kebab: string): string {
  return kebab.replace(/(^|-)([a-z0-9])/g, (_whole, _dash, letter: string) => letter.toUpperCase());
}

/** `list-sends` -> `listSends`. */
export function toCamel(kebab: string): string {
  const pascal = toPascal(kebab);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}

/** `old-sends` -> `OLD_SENDS`. */
export function toConstant(kebab: string): string {
  return kebab.replaceAll('-', '_').toUpperCase();
}

/** A kebab-case name as files and addresses have it. */
export function isKebab(name: string): boolean {
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);
}
