module.exports = { displayName: 'server-drafts', preset: '../../../jest.preset.node.js', passWithNoTests: true };
