module.exports = { ...require('./jest.config.cjs'), testMatch: ['**/*.prove.ts'] };
