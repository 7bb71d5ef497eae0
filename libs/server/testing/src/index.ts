export { domainApi } from './domain-api';
export type { Answer, Call, DomainApiOptions } from './domain-api';
export { facadeRig, until } from './facade-rig';
export type { FacadeShop } from './facade-rig';
