module.exports = { displayName: 'server-facades-kavenegar', preset: '../../../../jest.preset.node.js' };
