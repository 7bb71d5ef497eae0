/** The parts of V8's profile (`Profiler.stop`) that say where the time went. */
export interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string; url: string } }[];
  /** The node that was on top at each sample. */
  samples?: number[];
  /** Microseconds since the sample before. */
  timeDeltas?: number[];
}

export interface TopFunction {
  name: string;
  where: string;
  milliseconds: number;
  /** Of all that is not idle, 0 to 1. */
  share: number;
}

/** What V8 calls the time in which the thread had nothing to do. */
const IDLE = '(idle)';

/** A package's name, `node` for Node's own code, the file's name for ours; empty for V8 itself. */
export function whereOf(url: string): string {
  if (url === '') return 'V8';
  if (url.startsWith('node:')) return url;
  const inPackages = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
  return inPackages ?? url.split('/').slice(-3).join('/');
}

/** Self time by function, the longest first, without idle time. */
export function topFunctions({ nodes, samples = [], timeDeltas = [] }: CpuProfile): TopFunction[] {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const micros = new Map<string, number>();
  let all = 0;
  samples.forEach((id, place) => {
    const frame = frames.get(id);
    if (!frame || frame.functionName === IDLE) return;
    const took = Math.max(0, timeDeltas[place] ?? 0);
    const key = `${frame.functionName || '(anonymous)'}\t${whereOf(frame.url)}`;
    micros.set(key, (micros.get(key) ?? 0) + took);
    all += took;
  });
  return [...micros]
    .sort(([, a], [, b]) => b - a)
    .map(([key, took]) => {
      const [name = '', where = ''] = key.split('\t');
      return { name, where, milliseconds: took / 1000, share: took / all };
    });
}
