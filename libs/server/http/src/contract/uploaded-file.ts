import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error';
import { HTTP_ERRORS } from '../errors/http.errors';
import { Patience } from './patience';
import type { Pace } from './patience';

/** A file that comes with a request, while it is coming. */
export interface UploadedFile {
  /** As the sender calls it. */
  name: string;
  /**
   * Its bytes as they arrive; to be read once. Anyone who stops reading takes no more of it from the network.
   * @throws tooLarge beyond the operation's limit; cutUpload when it does not come whole; tooSlow when it comes too slowly.
   */
  bytes: AsyncIterable<Uint8Array>;
}

/** Names of files need not be longer to be recognised. */
const MOST_NAME_CHARS = 200;
const NAME_OF_PART = 'file';

export interface FileLimits {
  bytes: number;
  pace: Pace;
}

/**
 * The one file of a multipart request, read while `use` runs. What `use` leaves unread is thrown away, so that the
 * connection can be used again.
 * @throws fileMissing when there is none; tooSlow when it comes slower than its pace.
 */
export async function withUploadedFile<T>(
  request: FastifyRequest,
  limits: FileLimits,
  use: (file: UploadedFile) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new DomainError(HTTP_ERRORS.fileMissing);
  const declared = Number(request.headers['content-length'] ?? 0);
  // The envelope of the parts is small beside the smallest limit.
  if (declared > limits.bytes + MOST_NAME_CHARS * 10) throw new DomainError(HTTP_ERRORS.tooLarge);
  const patience = new Patience(limits.pace);
  const part = await firstFile(request, limits.bytes, patience);
  try {
    if (part?.fieldname !== NAME_OF_PART) throw new DomainError(HTTP_ERRORS.fileMissing);
    return await use({ name: part.filename.slice(0, MOST_NAME_CHARS), bytes: readWhole(part, patience) });
  } finally {
    part?.file.resume();
    request.raw.resume();
  }
}

/** Waits for the beginning of the file. */
async function firstFile(
  request: FastifyRequest,
  limitBytes: number,
  patience: Patience,
): Promise<MultipartFile | undefined> {
  try {
    const coming = request.file({ limits: { fileSize: limitBytes, files: 1, fields: 5, fieldSize: 1_000, parts: 6 } });
    return await Promise.race([coming, new Promise<never>((_, fail) => patience.start(() => fail(new Error('late'))))]);
  } catch {
    // Cut off, or no multipart at all: either way nobody can read it.
    throw new DomainError(patience.isOver ? HTTP_ERRORS.tooSlow : HTTP_ERRORS.cutUpload);
  } finally {
    patience.stop();
  }
}

async function* readWhole({ file }: MultipartFile, patience: Patience): AsyncGenerator<Uint8Array> {
  const wait = () => patience.start(() => file.destroy());
  wait();
  try {
    for await (const chunk of file) {
      // Without an encoding a stream gives bytes.
      const bytes = chunk as Uint8Array;
      patience.stop(bytes.length);
      yield bytes;
      wait();
    }
  } catch {
    throw new DomainError(patience.isOver ? HTTP_ERRORS.tooSlow : HTTP_ERRORS.cutUpload);
  } finally {
    patience.stop();
  }
  if (file.truncated) throw new DomainError(HTTP_ERRORS.tooLarge);
}
