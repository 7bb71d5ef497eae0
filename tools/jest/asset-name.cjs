const { basename } = require('node:path');

/** A picture or a font is its name. */
module.exports = { process: (_, path) => ({ code: `module.exports = ${JSON.stringify(basename(path))};` }) };
