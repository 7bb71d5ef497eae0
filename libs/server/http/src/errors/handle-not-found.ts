import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContractDocument } from '../contract/contract';
import { listOperations } from '../contract/contract';
import { DomainError } from './domain-error';
import { sendError } from './handle-error';
import { HTTP_ERRORS } from './http.errors';

export type NotFoundHandler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** The path of a request without its query. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}

/** Tells an unknown address (404-1) from a known one with another method (405-1, with Allow). */
export function createNotFoundHandler(contract: ContractDocument): NotFoundHandler {
  const methods = new Map<string, string[]>();
  for (const { path, method } of listOperations(contract)) {
    methods.set(path, [...(methods.get(path) ?? []), method, ...(method === 'GET' ? ['HEAD'] : [])]);
  }
  return (request, reply) => {
    const allowed = methods.get(pathOf(request));
    if (!allowed) return sendError(reply, new DomainError(HTTP_ERRORS.unknownOperation));
    void reply.header('allow', allowed.join(', '));
    return sendError(reply, new DomainError(HTTP_ERRORS.badMethod));
  };
}
