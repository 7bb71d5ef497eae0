export { facadeRig, until } from './facade-rig';
export type { FacadeShop } from './facade-rig';
