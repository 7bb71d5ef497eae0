import { RATES } from '@peyk/shared-contract';
import type { Env } from './config-error';

/** Connections to the database, at most, for each of those who must not take each other's. */
export interface PoolSizes {
  /** Sessions, and whatever people and programs change. */
  people: number;
  /** Whatever they only look at. */
  reads: number;
  sender: number;
  jobs: number;
}

export const POOL_SIZES: PoolSizes = { people: 16, reads: 12, sender: 12, jobs: 12 };

/** Five periodic tasks hold one for their lock and need one for their work; a read may put two or three questions side by side. */
const LEAST: PoolSizes = { people: 4, reads: 2 * RATES.read.atOnce, sender: 8, jobs: 8 };
/** Of one process, all together: a server has a hundred unless someone said more. */
export const MOST_CONNECTIONS = 90;

/** `people=16,reads=12`: those that are not named keep their size. */
export function readPools(env: Env, faults: string[]): PoolSizes {
  const sizes = { ...POOL_SIZES };
  const names = Object.keys(sizes) as (keyof PoolSizes)[];
  for (const pair of (env['PEYK_POOLS'] || '').split(',').filter((part) => part.trim() !== '')) {
    const [given = '', text = ''] = pair.split('=').map((part) => part.trim());
    const name = names.find((one) => one === given);
    if (name && /^\d{1,3}$/.test(text) && Number(text) >= LEAST[name]) sizes[name] = Number(text);
    else {
      const least = names.map((one) => `${one} (${LEAST[one]} or more)`).join(', ');
      faults.push(`PEYK_POOLS: "${pair.trim()}" is no name=number of ${least}.`);
    }
  }
  const sum = names.reduce((total, name) => total + sizes[name], 0);
  if (sum > MOST_CONNECTIONS)
    faults.push(`PEYK_POOLS: ${sum} connections together are too many for one process: ${MOST_CONNECTIONS} at most.`);
  return sizes;
}
