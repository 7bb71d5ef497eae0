/** Bytes of a file that can be read anywhere: a file on a disk, or one that a person has dropped into a browser. */
export interface ByteSource {
  readonly size: number;
  /** How many are best read at once: few from a disk beside other work, many in a browser. 4 MiB unless it says. */
  readonly pieceBytes?: number;
  /** The bytes from `start` up to `end`, fewer at the end of the file. */
  read(start: number, end: number): Promise<Uint8Array>;
}

/** Read at once, and how many reads are on their way: a browser needs milliseconds to begin each, and half a second for 100 MB one by one. */
const PIECE_BYTES = 4_194_304;
const AHEAD = 4;

/** All bytes from `start` on, piece by piece; the next ones are on their way while one is worked on. */
export async function* piecesOf(
  source: ByteSource,
  start = 0,
  pieceBytes = source.pieceBytes ?? PIECE_BYTES,
): AsyncGenerator<Uint8Array, void> {
  const coming: Promise<Uint8Array>[] = [];
  let at = start;
  const askMore = () => {
    for (; coming.length < AHEAD && at < source.size; at += pieceBytes) {
      const piece = source.read(at, at + pieceBytes);
      // Who stops reading is not told what became of the pieces that nobody waits for.
      piece.catch(() => undefined);
      coming.push(piece);
    }
  };
  askMore();
  try {
    for (let piece = coming.shift(); piece; piece = coming.shift()) {
      const bytes = await piece;
      askMore();
      yield bytes;
    }
  } finally {
    await Promise.allSettled(coming);
  }
}

/** The bytes of a `File` or a `Blob`. */
export function blobSource(blob: Blob): ByteSource {
  return {
    size: blob.size,
    read: async (start, end) => new Uint8Array(await blob.slice(start, end).arrayBuffer()),
  };
}
