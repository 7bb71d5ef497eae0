require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

// Waits end when the thing is there; the limit only tells how long a busy machine may take to bring it.
configure({ asyncUtilTimeout: 15_000 });
// Above the wait, so that a thing that never comes is reported by the wait, which says what it looked for.
jest.setTimeout(45_000);

// React takes a trace of the stack for each element it makes, for warnings that tell where: a twentieth of all time. After the first
// ten thousand of a second it leaves that by itself; in CI, where a warning is only seen to be there, from the first on.
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
if (process.env.CI)
  Object.defineProperty(require('react')[INTERNALS], 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {
      // What React counts makes no difference.
    },
  });
