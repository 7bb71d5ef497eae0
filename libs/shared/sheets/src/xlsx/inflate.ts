/** Unpacks what was packed by deflate. Each place has its own: zlib on the server, the browser's in a browser. */
export type Inflate = (packed: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

/** By the platform's own stream. @throws TypeError for what was not packed so */
export async function* inflateStream(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const stream = new DecompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  const feed = async () => {
    for await (const piece of packed) await writer.write(piece as Uint8Array<ArrayBuffer>);
    await writer.close();
  };
  // What fails there also ends the reading below; a source that fails must end it too.
  const fed = feed().catch((error: unknown) => writer.abort(error).catch(() => undefined));
  const reader = (stream.readable as ReadableStream<Uint8Array>).getReader();
  try {
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read())
      if (value) yield value;
  } finally {
    await reader.cancel().catch(() => undefined);
    await fed;
  }
}
