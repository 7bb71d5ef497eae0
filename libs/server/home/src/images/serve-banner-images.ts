import type { ServerContext } from '@peyk/server-database';
import type { FastifyInstance } from 'fastify';
import { findBannerImage } from '../home.repository';
import { IMAGES_PATH } from './image-address';

const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Serves the pictures of banners. An `img` element sends no token, so they are public, as what an admin announces to everybody
 * may be; the name is a hash and cannot be guessed.
 */
export function serveBannerImages({ db }: ServerContext) {
  return async (server: FastifyInstance): Promise<void> => {
    server.get<{ Params: { hash: string } }>(`${IMAGES_PATH}/:hash`, async (request, reply) => {
      const { hash } = request.params;
      const image = /^[0-9a-f]{64}$/.test(hash) ? await findBannerImage(db, hash) : undefined;
      if (!image) return reply.callNotFound();
      return reply.type(image.media_type).header('cache-control', FOR_EVER).send(image.bytes);
    });
  };
}
