import { plant } from '../../mutants/mutant.ts';
import type { Mutant } from '../../mutants/mutant.ts';
import { MUTANTS } from '../../mutants/mutants.ts';
import type { Check, Finding } from '../workspace.ts';

const LIST = 'tools/mutants/list';

/** The same for a list of one's own. */
export function checkMutants(mutants: readonly Mutant[]): Check {
  return {
    name: 'mutants',
    run: ({ files, paths }) => {
      const texts = new Map(files.map(({ path, text }) => [path, text]));
      return mutants.flatMap((mutant): Finding[] => {
        const { name, file, noticedBy } = mutant;
        const text = texts.get(file);
        if (text === undefined) return [{ file: LIST, message: `mutant "${name}": there is no ${file}.` }];
        const gone = noticedBy === 'gen' ? [] : noticedBy.filter((test) => !paths.has(test));
        const findings = gone.map((test) => ({ file: LIST, message: `mutant "${name}": there is no test ${test}.` }));
        try {
          plant(mutant, text);
        } catch (error) {
          findings.push({ file, message: error instanceof Error ? error.message : String(error) });
        }
        return findings;
      });
    },
  };
}

/** Planted weaknesses whose place or test has moved on: they would guard nothing any more, and only the long run would say so. */
export const mutants: Check = checkMutants(MUTANTS);
