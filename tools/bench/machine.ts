import { execFileSync } from 'node:child_process';
import { cpus, release, totalmem, type } from 'node:os';

export interface Machine {
  processor: string;
  cores: number;
  memoryGb: number;
  system: string;
  node: string;
  commit: string;
}

function commitOf(root: string): string {
  try {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
    const dirty = execFileSync('git', ['status', '--porcelain', '--untracked-files=no'], {
      cwd: root,
      encoding: 'utf8',
    });
    return dirty ? `${commit} with changes` : commit;
  } catch {
    return 'not a git checkout';
  }
}

/** What a figure was measured on; a figure without it means nothing. */
export function describeMachine(root: string): Machine {
  const processors = cpus();
  return {
    processor: processors[0]?.model ?? 'unknown',
    cores: processors.length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release()}`,
    node: process.versions.node,
    commit: commitOf(root),
  };
}

export function machineLine({ processor, cores, memoryGb, system, node, commit }: Machine): string {
  return `${processor}, ${cores} cores, ${memoryGb} GB, ${system}, Node ${node}, commit ${commit}`;
}
