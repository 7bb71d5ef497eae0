import type { Db, ServerContext } from '@peyk/server-database';
import { addressGroup, takeFromRate } from '@peyk/server-http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LinkCodes, LinkPlace } from './link-code';
import { countOpening, countScan, findPlace } from './links.repository';
import { LINK_PAGE_POLICY, TOO_OFTEN_PAGE, UNKNOWN_LINK_PAGE } from './page/link-page';
import { isScanner } from './scanners';

export const LINKS_PATH = '/l';

/** Anyone who tries codes finds out soon enough; many people share the address of a mobile operator, but few of them mistype. */
const UNKNOWN_RATE = { limit: 60, windowSeconds: 60 };

type LinkRequest = FastifyRequest<{ Params: { code: string } }>;

/**
 * Leads from a short link to the address that stood in the text, and nowhere else: only what was stored with a send is ever opened.
 * Public, because anyone who got the message has no session.
 */
export function serveLinks(codes: LinkCodes) {
  return ({ db, clock, log }: ServerContext) =>
    async (server: FastifyInstance): Promise<void> => {
      server.get<{ Params: { code: string } }>(`${LINKS_PATH}/:code`, async (request, reply) => {
        closeToOthers(reply);
        const place = codes.decode(request.params.code);
        const found = place && (await findPlace(db, place));
        const now = clock.now();
        if (!place || !found) return refuse(db, request, { reply, now });
        const { accountId, url } = found;
        // Where it leads matters more than the count.
        await count(db, request, { accountId, place, at: now }).catch((error: unknown) =>
          log.error({ err: error }, 'an opened link was not counted'),
        );
        return reply.code(302).header('location', new URL(url).href).send();
      });
    };
}

/** Neither where people come from nor that they were here: no cache, no referrer, no search engine keeps it. */
function closeToOthers(reply: FastifyReply): void {
  void reply.headers({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': LINK_PAGE_POLICY,
  });
}

function count(
  db: Db,
  { method, headers }: LinkRequest,
  opening: { accountId: bigint; place: LinkPlace; at: Date },
): Promise<void> {
  const purposes = [headers['sec-purpose'], headers['purpose']].map((value) => value?.toString());
  const isProgram = isScanner({ method, userAgent: headers['user-agent'], purposes });
  return isProgram ? countScan(db, opening) : countOpening(db, opening);
}

async function refuse(db: Db, { ip }: LinkRequest, { reply, now }: { reply: FastifyReply; now: Date }) {
  const rate = { ...UNKNOWN_RATE, key: `unknown-link:${addressGroup(ip)}`, now };
  const { allowed, retryAfterSeconds } = await takeFromRate(db, rate);
  void reply.type('text/html; charset=utf-8');
  if (allowed) return reply.code(404).send(UNKNOWN_LINK_PAGE);
  return reply.code(429).header('retry-after', String(retryAfterSeconds)).send(TOO_OFTEN_PAGE);
}
