export { facadeRig } from './facade-rig';
export type { FacadeShop } from './facade-rig';
export { sandboxSenders } from './sandbox-senders';
export { until } from './until';
