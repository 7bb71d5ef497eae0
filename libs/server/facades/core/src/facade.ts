import type { DomainError, RequestContext } from '@peyk/server-http';
import type { OperationId } from '@peyk/shared-contract';
import type { FastifyRequest } from 'fastify';
import type { FacadeError } from './facade-error';
import type { Input } from './input';

/** What a method is asked for. */
export interface FacadeCall {
  input: Input;
  /** The parts of the address that its pattern names with a colon. */
  path: Readonly<Record<string, string>>;
}

/** One method of another API. */
export interface FacadeRoute {
  methods: readonly ('GET' | 'POST' | 'DELETE')[];
  /** Below the façade's prefix, such as `v1/:key/sms/send.json`. The case of its letters and a slash at its end do not matter. */
  path: string;
  /** Names it in logs and metrics. */
  name: string;
  /** The operation of the contract whose rules hold; null for what anybody may ask. */
  operation: OperationId | null;
  /** @throws DomainError, FacadeError */
  run(context: RequestContext, call: FacadeCall): Promise<unknown>;
}

export interface FacadeAnswer {
  status: number;
  body: unknown;
}

/** Another API in front of Peyk: its addresses, where it has its key, its envelope. It sends nothing by itself. */
export interface Facade {
  /** The last part of `/compat/<name>`. */
  name: string;
  /** What people call the panel it was written for. */
  title: string;
  /** The part with which all its routes begin: its base address ends there. */
  base: string;
  routes: readonly FacadeRoute[];
  bodyLimitBytes: number;
  /** The program's key, before the body is read; undefined where it stands in the body. */
  keyOf(request: FastifyRequest, path: FacadeCall['path']): string | undefined;
  /** The same, in a body or query. */
  keyIn?(input: Input): string | undefined;
  succeed(data: unknown): unknown;
  fail(error: DomainError | FacadeError): FacadeAnswer;
}
