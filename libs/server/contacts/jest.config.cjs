module.exports = { displayName: 'server-contacts', preset: '../../../jest.preset.node.cjs', passWithNoTests: true };
