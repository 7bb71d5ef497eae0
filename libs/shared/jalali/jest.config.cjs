module.exports = { displayName: 'shared-jalali', preset: '../../../jest.preset.node.cjs', passWithNoTests: true };
