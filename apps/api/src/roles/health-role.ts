import { buildHealthServer } from '@peyk/server-http';
import type { HealthOptions } from '@peyk/server-http';
import type { HealthSetting } from '../config/health';
import { doorOf } from './door';
import type { Door } from './door';

/** Health, readiness and metrics alone, for processes of every role. */
export function buildHealth(setting: HealthSetting, options: HealthOptions): Door {
  return doorOf(buildHealthServer(options), setting);
}
