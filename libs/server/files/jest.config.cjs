module.exports = { displayName: 'server-files', preset: '../../../jest.preset.node.js', passWithNoTests: true };
