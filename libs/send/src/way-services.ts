import type { PlanService } from './api/plans';
import { SEND_PATHS } from './send-paths';

/** What a plan must open for a way to send, where the installation sells it. Apart from the ways, which every page of them loads. */
export const WAY_SERVICES: Readonly<Record<string, PlanService>> = {
  [SEND_PATHS.keyword]: 'own_texts',
  [SEND_PATHS.peerToPeer]: 'own_texts',
  [SEND_PATHS.cityProvince]: 'banks',
  [SEND_PATHS.postalCode]: 'banks',
  [SEND_PATHS.business]: 'banks',
  [SEND_PATHS.map]: 'map',
  [SEND_PATHS.tower]: 'map',
};
