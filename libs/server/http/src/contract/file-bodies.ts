import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { BytesAnswer, FileAnswer } from './handlers';

/** Written as fast as it is read: a slow reader makes the file wait, not grow. */
export function csvBody(reply: FastifyReply, { fileName, text }: FileAnswer): Readable {
  void reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${fileName}"`);
  return Readable.from(text, { objectMode: false });
}

/** To be saved and never shown: whatever a file holds, no browser runs it as a page of ours. */
export function bytesBody(reply: FastifyReply, { fileName, contentType, size, bytes }: BytesAnswer): Readable {
  void reply.type(contentType).headers({
    'content-length': size,
    'content-disposition': attachment(fileName),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  return bytes;
}

/** The name for browsers (RFC 6266, RFC 5987), and in letters that every client reads. */
export function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '_');
  const encoded = encodeURIComponent(fileName.replace(/\p{Surrogate}/gu, '_')).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
