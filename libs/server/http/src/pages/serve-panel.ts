import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../errors/handle-not-found';
import type { NotFoundHandler } from '../errors/handle-not-found';
import { WORKER_POLICY, panelPolicy } from './content-security-policy';
import type { PanelAddresses } from './content-security-policy';

/** Stands in index.html wherever this answer's nonce belongs. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';
const NONCE_BYTES = 16;
const PAGE_BROTLI_QUALITY = 5;
/** Vite puts a hash of the content into the names of what lies here. */
const ASSETS = 'assets';
/** What is given instead of these, to who can read it. */
const COMPRESSED = /\.(br|gz)$/;
/** The service worker, in whichever compression. */
const WORKER = /[\\/]sw\.js(\.br|\.gz)?$/;
/** The rest of the server; an unknown address below these is an error, not a page of the panel. */
const NOT_PANEL = /^\/(v1|desk|docs|healthz|readyz|metrics|assets)(\/|$)/;

/** Whether a browser asks for a page: any address of the panel is the same page. */
function wantsPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return !NOT_PANEL.test(pathOf(request)) && (request.headers.accept ?? '').includes('text/html');
}

export interface Panel {
  /** Answers with the panel's page where a page is asked for, otherwise leaves it to `otherwise`. */
  notFound(otherwise: NotFoundHandler): NotFoundHandler;
}

/**
 * Serves the built panel from `folder`: hashed files for ever, pre-compressed where there is a .br or .gz beside
 * them; the page itself anew each time, with a nonce of its own.
 * @param addresses where the page is told to look for the server; without them where it is from.
 * @throws when the folder holds no panel.
 */
export async function servePanel(
  server: FastifyInstance,
  folder: string,
  addresses: PanelAddresses = {},
): Promise<Panel> {
  const html = withAddresses(readIndex(folder), addresses);
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    void reply
      .code(200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('content-security-policy', panelPolicy(nonce, addresses));
    return sendCompressed(request, reply, html.replaceAll(NONCE_PLACEHOLDER, nonce));
  };
  await serveFiles(server, folder);
  server.get('/', sendPage);
  server.get('/index.html', sendPage);
  return { notFound: (otherwise) => (request, reply) => (wantsPage(request) ? sendPage : otherwise)(request, reply) };
}

/** The files beside the page, each at its own address. */
async function serveFiles(server: FastifyInstance, folder: string): Promise<void> {
  const shared = {
    index: false,
    // Such as the bundler's own notes in `.vite`.
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
  } as const;
  await server.register(fastifyStatic, {
    ...shared,
    root: folder,
    // An address for each file there is at the start, and none for a folder or anything else.
    wildcard: false,
    decorateReply: false,
    // The page has a route of its own, and compressed files stand in for those that they were made of.
    globIgnore: ['index.html', `${ASSETS}/**`, '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      void reply.header('cache-control', 'no-cache');
      if (WORKER.test(path)) void reply.header('content-security-policy', WORKER_POLICY);
    },
  });
  const assets = listAssets(join(folder, ASSETS));
  if (assets.size === 0) return;
  await server.register(async (scope) => {
    await scope.register(fastifyStatic, {
      ...shared,
      root: join(folder, ASSETS),
      serve: false,
      setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
    });
    // Hundreds of files, and a start would take as many routes: one route, for the names that there are.
    scope.get<{ Params: { name: string } }>(`/${ASSETS}/:name`, ({ params: { name } }, reply) => {
      if (assets.has(name)) reply.sendFile(name);
      else reply.callNotFound();
    });
  });
}

/** Names of the hashed files, without those that stand in for others. @throws when there is a folder among them. */
function listAssets(folder: string): ReadonlySet<string> {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const inside = entries.find((entry) => entry.isDirectory());
  if (inside)
    throw new Error(`There is a folder "${inside.name}" in ${folder}: what lies in it would have no address.`);
  return new Set(entries.map(({ name }) => name).filter((name) => !COMPRESSED.test(name) && !name.startsWith('.')));
}

/** In the page itself, so that the panel knows them before its first call and without asking. The configuration takes plain origins only. */
function withAddresses(html: string, { api, live }: PanelAddresses): string {
  const told = Object.entries({ api, live }).filter(([, origin]) => origin !== undefined);
  const lines = told.map(([name, origin]) => `<meta name="peyk-${name}" content="${origin}">`);
  return html.replace('</head>', `${lines.join('')}</head>`);
}

/** The page differs each time, so it cannot lie compressed in the folder; at this quality it takes half a millisecond. */
function sendCompressed(request: FastifyRequest, reply: FastifyReply, page: string): FastifyReply {
  if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(page);
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_BROTLI_QUALITY } };
  return reply.header('content-encoding', 'br').send(brotliCompressSync(page, options));
}

function readIndex(folder: string): string {
  try {
    return readFileSync(join(folder, 'index.html'), 'utf8');
  } catch (error) {
    throw new Error(`There is no built panel in ${folder}: build it (npx nx build panel) or correct PEYK_PANEL_DIR.`, {
      cause: error,
    });
  }
}
