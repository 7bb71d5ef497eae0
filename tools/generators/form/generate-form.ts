/**
 * `nx g @peyk/tools:form --library=send --name=phonebook-form --operation=createPhonebook --title='دفترچهٔ تازه'`: writes a form in a dialog
 * with the fields and limits of an operation, its call, test and story. Where it is opened is for a person to say.
 */
import { formatFiles } from '@nx/devkit';
import type { Tree } from '@nx/devkit';
import { readContract } from '../../openapi/read-contract.ts';
import { requireModuleFile, requireText } from '../libraries.ts';
import { addProperty } from '../screen/insert.ts';
import { isKebab, toCamel, toKebab, toPascal } from '../screen/names.ts';
import { persianOf } from '../screen/words.ts';
import { readFormOperation } from './form-operation.ts';
import { writeFormStory, writeFormTest } from './write-form-tests.ts';
import { writeCall, writeForm, writeMessages } from './write-form.ts';
import type { FormPlan } from './write-form.ts';

export interface FormOptions {
  library: string;
  name: string;
  operation: string;
  title: string;
}

/** Writes the form into the tree. @throws in a sentence that says what to change, and then nothing is written */
export default async function generateForm(tree: Tree, options: FormOptions): Promise<() => void> {
  const { library, name, operation, title } = options;
  requireModuleFile(tree, library);
  if (!isKebab(name)) throw new Error(`"${name}" is no name in kebab-case, such as phonebook-form.`);
  const form = readFormOperation(readContract(tree.root), operation);
  const plan: FormPlan = {
    name,
    key: toCamel(name),
    pascal: toPascal(name),
    title,
    callFile: toKebab(operation),
    form,
  };
  const source = `libs/${library}/src`;
  const texts = new Map([
    [`${source}/api/${plan.callFile}.ts`, writeCall(plan)],
    [`${source}/components/${name}.tsx`, writeForm(plan)],
    [`${source}/components/${name}.test.tsx`, writeFormTest(plan)],
    [`${source}/components/${name}.stories.tsx`, writeFormStory(plan, library)],
  ]);
  const taken = [...texts.keys()].find((file) => tree.exists(file));
  if (taken !== undefined) throw new Error(`${taken} exists already.`);
  const messagesFile = `${source}/messages.ts`;
  const value = writeMessages(plan);
  const messages = addProperty(requireText(tree, messagesFile), {
    fits: (one) => one === 'messages',
    key: plan.key,
    value,
  });
  for (const [file, text] of texts) tree.write(file, text);
  tree.write(messagesFile, messages.source);
  await formatFiles(tree);
  return () => process.stdout.write(`${closingWords(options, plan).join('\n')}\n`);
}

/** What a person still has to decide. */
function closingWords({ library }: FormOptions, { name, pascal, form }: FormPlan): string[] {
  const names = form.fields.map((field) => field.name).filter((one) => persianOf(one) === undefined);
  return [
    '',
    `Its tests: npx nx test ${library} -- ${name}. Look at it: npx nx storybook ${library}`,
    `Left to you: open <${pascal}> in a screen (until then tidy calls it dead), and make old what it changes (\`changes\`).`,
    ...(names.length > 0 ? [`Without a Persian word yet, in messages.ts: ${names.join(', ')}.`] : []),
    ...(form.leftOut.length > 0 ? [`Left out, for you to judge: ${form.leftOut.join(', ')}.`] : []),
  ];
}
