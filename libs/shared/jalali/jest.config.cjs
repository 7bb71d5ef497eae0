module.exports = { displayName: 'shared-jalali', preset: '../../../jest.preset.node.js', passWithNoTests: true };
