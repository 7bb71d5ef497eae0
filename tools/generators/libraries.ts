import type { Tree } from '@nx/devkit';

/** The file of a feature library's module; undefined for what is none: feature libraries are those that give the shell a module. */
export function moduleFile(tree: Tree, library: string): string | undefined {
  return [`libs/${library}/src/${library}-module.ts`, `libs/${library}/src/${library}-module.tsx`].find((file) =>
    tree.exists(file),
  );
}

/** The same. @throws with those that there are */
export function requireModuleFile(tree: Tree, library: string): string {
  const file = moduleFile(tree, library);
  if (file !== undefined) return file;
  const there = tree.children('libs').filter((one) => moduleFile(tree, one) !== undefined);
  throw new Error(`There is no feature library ${library}. Choose one of: ${there.join(', ')}.`);
}

/** The text of a file that every feature library has. @throws when this one has not */
export function requireText(tree: Tree, file: string): string {
  const text = tree.read(file, 'utf-8');
  if (text === null) throw new Error(`${file} is missing: every feature library has one.`);
  return text;
}
