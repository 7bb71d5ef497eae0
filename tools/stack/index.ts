/** What tests of whole processes need to start and to stop them: `apps/api-e2e` and `apps/peers-e2e`. */
export { ALL_RECEIPTS, kannelVersion, startKannel } from './kannel/kannel.ts';
export type { Kannel } from './kannel/kannel.ts';
export { runThroughKannel } from './kannel/kannel-run.ts';
export type { KannelReceipt } from './kannel/receipt-sink.ts';
export { waitUntilOk } from '../lib/http.ts';
export { findPorts } from '../lib/ports.ts';
export { apiEnvironment } from './api-environment.ts';
export { startChild } from './child.ts';
export type { Child } from './child.ts';
export { findDatabase, stopDatabase } from './database-process.ts';
export { DEMO_ACCOUNT } from './demo-account.ts';
export { panelUrl } from './settings.ts';
export type { StackSettings } from './settings.ts';
export { startSimulator } from './stack.ts';
export { makeTemporaryData } from './temporary-data.ts';
