module.exports = { displayName: 'server-http', preset: '../../../jest.preset.node.js', passWithNoTests: true };
