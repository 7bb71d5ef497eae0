/**
 * Jest's runtime for files that share a realm (`one-realm.cjs`): the code of a module is compiled once for all of them, and packages are
 * loaded once, by Node. Our own modules still run anew for each file, so that no file finds what another has left in them.
 */
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');
const OneRealm = require('./one-realm.cjs');

const PACKAGE = /\/node_modules\//;
/** Keep what a test would find of the one before it: the list of all figures of a process. */
const WITH_MEMORY = /\/node_modules\/prom-client\//;

const compiled = new Map();

module.exports = class SharedPackages extends Runtime {
  constructor(config, environment, ...others) {
    super(config, environment, ...others);
    // A file may ask for a realm of its own: `@jest-environment node` at its top.
    this.isShared = environment instanceof OneRealm;
    if (!this.isShared) return;
    const { executor } = this.cjsLoader;
    const parameters = executor.injectedModuleParameters;
    const importModuleDynamically = vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
    executor.compile = (source, filename) => {
      const known = compiled.get(filename);
      if (known?.source === source) return known.run;
      const run = vm.compileFunction(source, parameters, { filename, importModuleDynamically });
      compiled.set(filename, { source, run });
      return run;
    };
  }

  requireModule(from, name, options, isActual) {
    const { resolution } = this.cjsLoader;
    if (this.isShared && name && !options?.isInternalModule && !resolution.isCoreModule(name)) {
      const path = resolution.resolveCjs(from, name);
      if (PACKAGE.test(path) && !WITH_MEMORY.test(path)) return require(path);
    }
    return super.requireModule(from, name, options, isActual);
  }
};
