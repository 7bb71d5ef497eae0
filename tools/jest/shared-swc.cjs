/**
 * swc for Jest, with a result that all projects share. Jest's own key of a kept result names the whole configuration, and so the
 * project: each of a hundred would turn the same shared files over once more, a fifth of what a run with nothing kept takes. What
 * comes out depends on nothing but what stands in this key.
 */
const { createHash } = require('node:crypto');
const { version: swc } = require('@swc/core');
const swcJest = require('@swc/jest');
const { version: binding } = require('@swc/jest/package.json');

module.exports = {
  createTransformer(options) {
    const settings = JSON.stringify([swc, binding, options]);
    return {
      ...swcJest.createTransformer(options),
      getCacheKey: (source, path, { instrument, supportsStaticESM }) =>
        createHash('sha1')
          .update(JSON.stringify([settings, path, instrument, supportsStaticESM]))
          .update(source)
          .digest('hex'),
    };
  },
};
