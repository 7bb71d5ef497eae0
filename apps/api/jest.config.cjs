module.exports = { displayName: 'api', preset: '../../jest.preset.node.js', passWithNoTests: true };
