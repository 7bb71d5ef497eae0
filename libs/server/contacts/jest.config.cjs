module.exports = { displayName: 'server-contacts', preset: '../../../jest.preset.node.js', passWithNoTests: true };
