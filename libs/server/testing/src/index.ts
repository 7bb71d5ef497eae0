export { domainApi } from './domain-api';
export type { Answer, Call, DomainApiOptions } from './domain-api';
