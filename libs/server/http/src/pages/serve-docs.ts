// Projects that import this library compile this file too, and would not see the declaration otherwise.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference
/// <reference path="./swagger-ui-dist.d.ts" />
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import swaggerFolder from 'swagger-ui-dist/absolute-path.js';
import { basePathOf } from '../contract/contract';
import type { ContractDocument } from '../contract/contract';
import { REFERENCE_PATH } from './api-documents';
import { DOCS_POLICY } from './content-security-policy';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Peyk API</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="/docs/ui/favicon-32x32.png" />
    <link rel="stylesheet" href="/docs/ui/swagger-ui.css" />
  </head>
  <body>
    <div id="reference"></div>
    <script src="/docs/ui/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`;

/** Texts with paragraphs, lists and code, as descriptions are: nothing that has an attribute can load or run anything. */
const DOCS_MARKUP_POLICY = `const PLAIN_TAGS = /<\\/?(p|br|code|pre|em|strong|ul|ol|li|h[1-6]|blockquote|table|thead|tbody|tr|th|td)>/g;
window.trustedTypes?.createPolicy('default', {
  createHTML: (text) => (text.replace(PLAIN_TAGS, '').includes('<') ? null : text),
});
`;

function startScript(contractUrl: string): string {
  const options = { url: contractUrl, dom_id: '#reference', deepLinking: true, validatorUrl: null };
  return `${DOCS_MARKUP_POLICY}window.ui = SwaggerUIBundle(${JSON.stringify(options)});\n`;
}

/** Of the package's folder only what the page asks for: it also holds sources, maps and notes on its making. */
const FILES = ['favicon-32x32.png', 'swagger-ui.css', 'swagger-ui-bundle.js'];

const contractUrlOf = (contract: ContractDocument) => `${basePathOf(contract)}/openapi.json`;

/** The interactive API reference at `/docs` and the contract itself. Nothing is loaded from outside. */
export async function serveDocs(server: FastifyInstance, contract: ContractDocument): Promise<void> {
  const contractUrl = contractUrlOf(contract);
  const text = JSON.stringify(contract);
  server.get(contractUrl, async (_, reply) => reply.type('application/json; charset=utf-8').send(text));
  const sendPage = async (_: unknown, reply: FastifyReply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', DOCS_POLICY).send(PAGE);
  server.get(REFERENCE_PATH, sendPage);
  server.get('/docs/', sendPage);
  server.get('/docs/start.js', async (_, reply) =>
    reply.type('text/javascript; charset=utf-8').send(startScript(contractUrl)),
  );
  // It finds and sends them; which there are is said here.
  await server.register(fastifyStatic, { root: swaggerFolder(), serve: false, maxAge: '1d' });
  for (const file of FILES) server.get(`/docs/ui/${file}`, async (_, reply) => reply.sendFile(file));
}
