module.exports = { displayName: 'server-archive', preset: '../../../jest.preset.node.js', passWithNoTests: true };
