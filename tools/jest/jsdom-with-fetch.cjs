/**
 * jsdom hides the web platform's network and stream classes that Node has; openapi-fetch and the live socket need them.
 */
// Before jsdom, which takes it up as it is read.
const { rememberComputedStyles } = require('./quick-styles.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

const BORROWED_FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'ReadableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
  'structuredClone',
];

const STACK_LINES = 30;

module.exports = class JsdomWithFetch extends TestEnvironment {
  async setup() {
    await super.setup();
    rememberComputedStyles(this.global);
    // Jest asks for a hundred lines with every error, and a form makes one for each rule that is not kept; nobody reads that far.
    this.global.Error.stackTraceLimit = STACK_LINES;
    const OfPage = this.global.FormData;
    for (const name of BORROWED_FROM_NODE) this.global[name] = globalThis[name];
    // Node's cannot read a form of the page; React does that when a submit leads somewhere.
    this.global.FormData = new Proxy(globalThis.FormData, {
      construct: (OfNode, given) => (given[0] === undefined ? new OfNode() : new OfPage(...given)),
    });
  }
};
