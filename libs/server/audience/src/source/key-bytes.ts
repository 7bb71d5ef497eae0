/** Integers as a column of bytes, four each, little-endian, as every machine that we run on keeps them. */
export function bytesOf(numbers: Int32Array): Buffer {
  return Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength);
}

/** The integers of such a column. Copied, because a buffer of the driver may begin anywhere. */
export function numbersOf(bytes: Buffer): Int32Array {
  const numbers = new Int32Array(bytes.byteLength / Int32Array.BYTES_PER_ELEMENT);
  bytesOf(numbers).set(bytes);
  return numbers;
}
