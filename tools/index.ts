/** What tests of whole processes need to start and to stop them: `apps/api-e2e` and `apps/peers-e2e`. */
export { ALL_RECEIPTS, kannelVersion, startKannel } from './bench/kannel.ts';
export type { Kannel } from './bench/kannel.ts';
export { runThroughKannel } from './bench/kannel-run.ts';
export type { KannelReceipt } from './bench/receipt-sink.ts';
export { waitUntilOk } from './lib/http.ts';
export { findPorts } from './lib/ports.ts';
export { apiEnvironment } from './stack/api-environment.ts';
export { startChild } from './stack/child.ts';
export type { Child } from './stack/child.ts';
export { findDatabase, stopDatabase } from './stack/database-process.ts';
export { DEMO_ACCOUNT } from './stack/demo-account.ts';
export { panelUrl } from './stack/settings.ts';
export type { StackSettings } from './stack/settings.ts';
export { startSimulator } from './stack/stack.ts';
export { makeTemporaryData } from './stack/temporary-data.ts';
