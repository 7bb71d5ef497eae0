module.exports = { displayName: 'server-audit', preset: '../../../jest.preset.node.js', passWithNoTests: true };
