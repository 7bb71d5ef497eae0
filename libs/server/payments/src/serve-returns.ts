import type { ServerContext } from '@peyk/server-database';
import { addressGroup, takeFromRate } from '@peyk/server-http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PaymentGateway } from './payment-gateway';
import { takeReturn } from './return-payment.service';
import { RETURNS_PATH } from './start-payment.service';

/** A dozen short fields. */
const MOST_BYTES = 16 * 1024;

/** As of unknown short links: whoever tries words finds out soon enough. */
const UNKNOWN_RATE = { limit: 60, windowSeconds: 60 };

type Return = FastifyRequest<{ Params: { key: string } }>;

const CLOSED = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

const wordsOf = ({ body, url }: Return) =>
  body instanceof URLSearchParams ? body : new URL(url, 'http://here').searchParams;

/**
 * Where a browser comes back to from a gateway that sends what `verify` needs: a form of another site, without a session and without
 * the right to anything. It is known by the word in its address, is led on to the panel's page, and has there to ask like everybody.
 */
export function serveReturns({ gateways }: { gateways: readonly PaymentGateway[] }) {
  return (context: ServerContext) =>
    async (server: FastifyInstance): Promise<void> => {
      const answer = async (request: Return, reply: FastifyReply) => {
        const page = await takeReturn(context, gateways, { key: request.params.key, words: wordsOf(request) });
        const rate = { ...UNKNOWN_RATE, key: `unknown-return:${addressGroup(request.ip)}`, now: context.clock.now() };
        const taken = page === undefined ? await takeFromRate(context.db, rate) : undefined;
        if (taken?.allowed === false)
          return reply
            .code(429)
            .headers({ ...CLOSED, 'retry-after': taken.retryAfterSeconds })
            .send();
        // 303: what was a form is not sent on, and what was brought stands in no address of the panel.
        return reply
          .code(303)
          .headers({ ...CLOSED, location: page ?? '/' })
          .send();
      };
      await server.register(async (scope) => {
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
          done(null, new URLSearchParams(String(body))),
        );
        for (const method of ['GET', 'POST'] as const)
          scope.route<{ Params: { key: string } }>({
            ...{ method, url: `${RETURNS_PATH}/:key`, bodyLimit: MOST_BYTES, exposeHeadRoute: false },
            handler: answer,
          });
      });
    };
}
