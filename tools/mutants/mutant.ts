/** A weakness that a hurried hand could plant: one place of the source, and who must notice. */
export interface Mutant {
  /** What the source does with it, in kebab-case. */
  name: string;
  /** Why it is dangerous: what someone could do then. */
  danger: string;
  /** From the root of the workspace. */
  file: string;
  /** Text that is there exactly once, and what stands there instead. */
  find: string;
  replace: string;
  /** Test files that must fail by an assertion, from the root; or `gen`, whose rules for the contract must refuse it. */
  noticedBy: 'gen' | readonly string[];
}

/** The source with the weakness in it. @throws when the place is not there exactly once: the source has moved on. */
export function plant({ name, file, find, replace }: Mutant, source: string): string {
  const places = source.split(find).length - 1;
  if (places !== 1) {
    throw new Error(
      `mutant "${name}": its text stands ${places} times in ${file}, once is wanted. Correct it in tools/mutants/list.`,
    );
  }
  // Not `replace`, which reads `$&` and the like.
  return source.split(find).join(replace);
}

/** Whether a change of this file reaches the generated files. */
export function isOfContract({ file }: Mutant): boolean {
  return file.startsWith('openapi/');
}

/**
 * The mutants that `--mutants=a,b` names; all of them for `--mutants`.
 * @throws with one sentence when a name is unknown.
 */
export function selectMutants(mutants: readonly Mutant[], wanted: string | undefined): readonly Mutant[] {
  if (wanted === undefined || wanted === '') return mutants;
  const names = wanted.split(',');
  const unknown = names.filter((name) => !mutants.some((mutant) => mutant.name === name));
  if (unknown.length > 0) throw new Error(`there is no mutant "${unknown.join(', ')}". See tools/mutants/list.`);
  return mutants.filter(({ name }) => names.includes(name));
}
