module.exports = { displayName: 'server-carrier', preset: '../../../jest.preset.node.js', passWithNoTests: true };
