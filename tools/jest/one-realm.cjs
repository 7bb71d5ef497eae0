/**
 * Jest gives each test file a realm of its own, in which every module of every package is read, compiled and run anew: a third of what
 * the tests of the server take. Here the files of a worker share the realm of their process: see `shared-packages.cjs`. What a file
 * leaves on the global object, the process and the environment variables is taken away behind it. jsdom needs a realm, so this is
 * for tests without a page.
 */
const crypto = require('node:crypto');
const fs = require('node:fs');
const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { keepProperties } = require('./keep-properties.cjs');

/** What Jest's own modules look for on the global object, so that no test takes it from them. */
const FOR_JEST = {
  'jest-native-promise': Promise,
  'jest-native-now': Date.now.bind(Date),
  'jest-native-read-file': fs.readFileSync.bind(fs),
  'jest-native-write-file': fs.writeFileSync.bind(fs),
  'jest-native-exists-file': fs.existsSync.bind(fs),
};

const { argon2 } = crypto;

/**
 * Passwords are made dear on purpose, 25 ms each, which is half of what the tests of signing in would take. Here whatever is asked for
 * takes the least that argon2 knows. What a test sees of the call is unchanged; one about the hash itself asks for a realm of its own.
 */
const cheapArgon2 = (algorithm, parameters, done) =>
  argon2(algorithm, { ...parameters, memory: 8 * parameters.parallelism, passes: 1 }, done);

const timerConfig = {
  idToRef: (id) => ({
    id,
    ref() {
      return this;
    },
    unref() {
      return this;
    },
  }),
  refToId: (timer) => timer?.id,
};

module.exports = class OneRealm {
  constructor({ projectConfig }) {
    const global = globalThis;
    this.putBack = [global, process, process.env, crypto].map(keepProperties);
    this.conditions = projectConfig.testEnvironmentOptions.customExportConditions;
    this.global = global;
    crypto.argon2 = cheapArgon2;
    // What a project's configuration gives its tests by name.
    Object.assign(global, projectConfig.globals);
    for (const [name, value] of Object.entries(FOR_JEST))
      Object.defineProperty(global, Symbol.for(name), { value, configurable: true });
    Object.defineProperty(global, 'jest-symbol-do-not-touch', { value: Symbol, configurable: true });
    this.moduleMocker = new ModuleMocker(global);
    const { moduleMocker } = this;
    this.fakeTimers = new LegacyFakeTimers({ config: projectConfig, global, moduleMocker, timerConfig });
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global });
  }

  async setup() {
    // Everything stands since the constructor; Jest calls it all the same.
  }

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    for (const putBack of this.putBack) putBack();
  }

  exportConditions() {
    return this.conditions;
  }

  /** Any but null: that would say that the file is over. */
  getVmContext() {
    return this.global;
  }
};
