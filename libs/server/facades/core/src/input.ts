/** What came with a request, in its address and its body, under names in small letters. Nothing in it can be trusted. */
export class Input {
  readonly #values: ReadonlyMap<string, unknown>;

  constructor(values: Iterable<readonly [string, unknown]>) {
    const found = new Map<string, unknown>();
    for (const [name, value] of values) {
      const key = name.toLowerCase().replace(/\[\]$/, '');
      // A name that comes again makes a list, as in a form.
      found.set(key, found.has(key) ? [found.get(key), value].flat() : value);
    }
    this.#values = found;
  }

  /** @param query of the address. @param body a form, an object, or nothing */
  static of(query: string, body: unknown): Input {
    const fromQuery = [...new URLSearchParams(query)];
    if (body instanceof URLSearchParams) return new Input([...fromQuery, ...body]);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return new Input(fromQuery);
    return new Input([...fromQuery, ...Object.entries(body)]);
  }

  get(name: string): unknown {
    return this.#values.get(name);
  }

  /** A text or a number as a text; undefined for nothing, and for what is neither. */
  text(name: string): string | undefined {
    const value = this.get(name);
    const [one] = Array.isArray(value) ? (value as unknown[]) : [value];
    if (typeof one === 'number' || typeof one === 'boolean') return String(one);
    return typeof one === 'string' && one !== '' ? one : undefined;
  }

  /** A list that was written as a JSON array, as a repeated name, or with commas between. */
  list(name: string): string[] {
    const value = this.get(name);
    if (Array.isArray(value)) return (value as unknown[]).map(textOf);
    const text = this.text(name);
    if (text === undefined) return [];
    return (arrayIn(text) ?? text.split(',')).map((one) => one.trim());
  }

  /** A list whose parts may have commas of their own. */
  texts(name: string): string[] {
    const value = this.get(name);
    if (Array.isArray(value)) return (value as unknown[]).map(textOf);
    const text = this.text(name);
    return text === undefined ? [] : (arrayIn(text) ?? [text]);
  }

  /** A whole number from 0; undefined where there is none. */
  whole(name: string): number | undefined {
    const text = this.text(name)?.trim() ?? '';
    return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
  }
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function arrayIn(text: string): string[] | undefined {
  if (!text.trimStart().startsWith('[')) return undefined;
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read.map(textOf) : undefined;
  } catch {
    return undefined;
  }
}
