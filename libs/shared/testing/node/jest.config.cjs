module.exports = {
  displayName: 'shared-testing-node',
  preset: '../../../../jest.preset.node.js',
  passWithNoTests: true,
};
