// The longest of all, and for its second half nothing else runs beside it.
module.exports = { displayName: 'api', preset: '../../jest.preset.node.js', passWithNoTests: true, maxWorkers: 2 };
