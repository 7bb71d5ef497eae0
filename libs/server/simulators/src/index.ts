/** What stands in the place of the outside world: shared by the simulators' processes and by tests. */
export { PROTOCOLS, answerMerchant } from './bank/answer-merchant';
export { ACTS, Bank } from './bank/bank';
export type { Act, BankOptions, BankOrder, GatewayProtocol, OrderState } from './bank/bank';
export { createBankHttp } from './bank/bank-http';
export type { Json } from './bank/protocol';
export { sepReceiptOf } from './bank/sep';
export { answerError, answerFile, answerJson, readJson } from './local/answers';
export { OptionError, readFlags, wholeNumber } from './local/flags';
export { isForThisMachine, listen, onThisMachine, refuseProduction } from './local/own-machine';
export { loadPageFiles } from './local/page-files';
export type { PageFile } from './local/page-files';
export { mulberry32 } from './local/random';
