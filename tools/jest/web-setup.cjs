require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

// Waits end when the thing is there; the limit only tells how long a busy machine may take to bring it.
configure({ asyncUtilTimeout: 15_000 });
// Above the wait, so that a thing that never comes is reported by the wait, which says what it looked for.
jest.setTimeout(45_000);
