const [FIRST, SECOND] = [0x85ebca6b, 0xc2b2ae35];

/**
 * A fingerprint of mobile keys in their order, so that two sides can tell whether they hold the same list. It finds a list that was
 * mixed up or cut; it is no seal against someone who means to deceive.
 */
export class KeyFingerprint {
  private first = 0x9e3779b9 | 0;
  private second = 0x7f4a7c15 | 0;

  /** The keys that come next. */
  add(keys: Int32Array): void {
    let { first, second } = this;
    for (let i = 0; i < keys.length; i += 1) {
      const key = keys[i] as number;
      first = Math.imul(first ^ key, FIRST);
      first ^= first >>> 15;
      second = Math.imul((second << 13) | (second >>> 19), SECOND) + key;
      second ^= second >>> 16;
    }
    this.first = first;
    this.second = second;
  }

  /** Of all keys so far, as 16 hexadecimal digits. */
  text(): string {
    return [this.first, this.second].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
  }
}

/** Ends a value: no unit of a text is as large. */
const END_OF_VALUE = 0x10000;

/** The same for rows: a key and what stands beside it, every character of it. */
export class RowFingerprint {
  private readonly row = new Int32Array(1);
  private readonly keys = new KeyFingerprint();
  private units = new Int32Array(256);

  /** The row that comes next. */
  add(key: number, values: readonly string[]): void {
    this.row[0] = key;
    this.keys.add(this.row);
    for (const value of values) {
      if (value.length >= this.units.length) this.units = new Int32Array(value.length * 2);
      const { units } = this;
      for (let i = 0; i < value.length; i += 1) units[i] = value.charCodeAt(i);
      units[value.length] = END_OF_VALUE;
      this.keys.add(units.subarray(0, value.length + 1));
    }
  }

  /** Of all rows so far, as 16 hexadecimal digits. */
  text(): string {
    return this.keys.text();
  }
}
