import type { Plugin, Rollup } from 'vite';

/** What index.html keeps for the two lists; JSON in the place of a value, so that the page also works as it is written. */
const PLACE = '{/* peyk:first-files */}';

/** What everybody needs, and runs only step by step. */
const START = '/start-panel.tsx';
/** The first screen of those who are not signed in, and what is around every screen of those who are. */
const FIRST = { 'signed-out': '/login-screen.tsx', 'signed-in': '/shell.tsx' } as const;

/** A chunk after everything that it imports, in the order in which they run. Chunks may import each other in a circle. */
function withImports(bundle: Rollup.OutputBundle, file: string, seen = new Set<string>()): string[] {
  const output = bundle[file];
  if (output?.type !== 'chunk' || seen.has(file)) return [];
  seen.add(file);
  return [...output.imports.flatMap((imported) => withImports(bundle, imported, seen)), file];
}

/** The files of one of our own modules that the page loads by itself. */
function filesOf(bundle: Rollup.OutputBundle, module: string): string[] {
  const chunk = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(module)),
  );
  if (chunk === undefined) throw new Error(`The build has no chunk of ${module}: mend the list of first files.`);
  return withImports(bundle, chunk.fileName).map((file) => `/${file}`);
}

/**
 * Tells the page which files its first screen will need, so that the browser fetches them together with the rest and not
 * after it has run. Only the page itself knows which of the two screens it will be.
 */
export function firstFilesPlugin(): Plugin {
  return {
    name: 'peyk:first-files',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        if (bundle === undefined) return html;
        if (!html.includes(PLACE)) throw new Error('index.html has no place for the list of first files.');
        const start = filesOf(bundle, START);
        const lists = Object.entries(FIRST).map(([who, screen]) => [
          who,
          [...start, ...filesOf(bundle, screen).filter((file) => !start.includes(file))],
        ]);
        return html.replace(PLACE, JSON.stringify(Object.fromEntries(lists)));
      },
    },
  };
}
