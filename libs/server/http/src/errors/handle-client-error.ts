import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { DATA_POLICY } from '../pages/content-security-policy';
import { DomainError } from './domain-error';
import { errorEnvelope } from './envelope';
import { HTTP_ERRORS } from './http.errors';

/** Node could not read a request as HTTP (no HTTP, headers over the limit, too slow): there is no request to answer to. */
export function handleClientError(fault: Error & { code?: string }, socket: Socket): void {
  if (fault.code === 'ECONNRESET' || socket.destroyed) return;
  const isLate = fault.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const error = new DomainError(isLate ? HTTP_ERRORS.tooSlow : HTTP_ERRORS.badRequest);
  const body = JSON.stringify(errorEnvelope(error));
  const head = [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `content-security-policy: ${DATA_POLICY}`,
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
