import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error';
import { HTTP_ERRORS } from '../errors/http.errors';

/** A file that comes with a request, while it is coming. */
export interface UploadedFile {
  /** As the sender calls it. */
  name: string;
  /**
   * Its bytes as they arrive; to be read once. Whoever stops reading takes no more of it from the network.
   * @throws tooLarge beyond the operation's limit; cutUpload when it does not come whole.
   */
  bytes: AsyncIterable<Uint8Array>;
}

/** Names of files need not be longer to be recognised. */
const MOST_NAME_CHARS = 200;
const NAME_OF_PART = 'file';

/**
 * The one file of a multipart request, read while `use` runs. What `use` leaves unread is thrown away, so that the
 * connection can be used again.
 * @throws fileMissing when there is none.
 */
export async function withUploadedFile<T>(
  request: FastifyRequest,
  limitBytes: number,
  use: (file: UploadedFile) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new DomainError(HTTP_ERRORS.fileMissing);
  const declared = Number(request.headers['content-length'] ?? 0);
  // The envelope of the parts is small beside the smallest limit.
  if (declared > limitBytes + MOST_NAME_CHARS * 10) throw new DomainError(HTTP_ERRORS.tooLarge);
  const part = await firstFile(request, limitBytes);
  try {
    if (part?.fieldname !== NAME_OF_PART) throw new DomainError(HTTP_ERRORS.fileMissing);
    return await use({ name: part.filename.slice(0, MOST_NAME_CHARS), bytes: readWhole(part) });
  } finally {
    part?.file.resume();
    request.raw.resume();
  }
}

async function firstFile(request: FastifyRequest, limitBytes: number): Promise<MultipartFile | undefined> {
  try {
    return await request.file({ limits: { fileSize: limitBytes, files: 1, fields: 5, fieldSize: 1_000, parts: 6 } });
  } catch {
    // Cut off, or no multipart at all: either way nobody can read it.
    throw new DomainError(HTTP_ERRORS.cutUpload);
  }
}

async function* readWhole({ file }: MultipartFile): AsyncGenerator<Uint8Array> {
  try {
    // Without an encoding a stream gives bytes.
    for await (const chunk of file) yield chunk as Uint8Array;
  } catch {
    throw new DomainError(HTTP_ERRORS.cutUpload);
  }
  if (file.truncated) throw new DomainError(HTTP_ERRORS.tooLarge);
}
