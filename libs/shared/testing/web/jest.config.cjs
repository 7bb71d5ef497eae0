module.exports = {
  displayName: 'shared-testing-web',
  preset: '../../../../jest.preset.web.cjs',
  passWithNoTests: true,
};
