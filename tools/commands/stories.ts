/**
 * `npm run stories`: opens every story of every Storybook in a browser, in both themes, on a desktop and in the narrowest window, and
 * fails on errors, on whatever axe finds, and on what does not fit. `--pictures` also writes a picture of each, in both themes at 1280
 * and 390, below `story-pictures/`; `--only=<part of an id>` and `--projects=a,b` choose; `--quick` takes the dark theme at 320 only, and
 * one Storybook of all feature libraries instead of one for each.
 */
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { ensureChromium } from '../e2e/chromium.ts';
import { runNx } from '../lib/nx.ts';
import { complain, giveUp, say } from '../lib/print.ts';
import { listStories } from '../stories/list-stories.ts';
import type { Story } from '../stories/list-stories.ts';
import { DESKTOP, NARROWEST, PHONE, lookAt, openView } from '../stories/look.ts';
import type { View } from '../stories/look.ts';
import { serveFolder } from '../stories/serve-folder.ts';

const THEMES = ['light', 'dark'] as const;
const PICTURES = 'story-pictures';

const option = (name: string) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const withPictures = process.argv.includes('--pictures');
const WIDTHS = withPictures ? [DESKTOP, PHONE] : [DESKTOP, NARROWEST];
const ALL_VIEWS: readonly View[] = THEMES.flatMap((theme) => WIDTHS.map((width) => ({ theme, width })));
/** The narrowest window and the theme that nobody looks at by day: what breaks, breaks there first. */
const QUICK_VIEWS: readonly View[] = [{ theme: 'dark', width: NARROWEST }];
const isQuick = process.argv.includes('--quick');
const VIEWS = isQuick ? QUICK_VIEWS : ALL_VIEWS;

/** A built Storybook: the Nx project that builds it, and its folder below dist/storybook. */
interface Book {
  project: string;
  folder: string;
}

/** A feature library's Storybook packs the whole design system; of all of them together it is packed once. */
const FEATURES: Book = { project: 'tools', folder: 'features' };
const DESIGN_SYSTEM = 'shared-ui';

function booksToOpen(root: string): Book[] {
  const chosen = option('projects')?.split(',');
  const own = (project: string): Book => ({ project, folder: project });
  if (isQuick && !chosen) return [FEATURES, own(DESIGN_SYSTEM)];
  return projectsWithStories(root)
    .filter((name) => chosen?.includes(name) ?? true)
    .map(own);
}

/** `libs/shared/ui/.storybook` -> its Nx project. */
function projectsWithStories(root: string): string[] {
  const folders = globSync('libs/**/.storybook', { cwd: root, exclude: (path) => path.includes('node_modules') });
  return folders
    .map((folder) =>
      dirname(folder)
        .replace(/^libs\//, '')
        .replaceAll('/', '-'),
    )
    .sort();
}

async function build(root: string, books: readonly Book[]): Promise<void> {
  const lines: string[] = [];
  const projects = books.map(({ project }) => project).join(',');
  const args = ['run-many', '-t', 'build-storybook', '-p', projects, '--parallel=2', '--outputStyle=static'];
  const code = await runNx(root, args, (line) => lines.push(line));
  if (code !== 0) giveUp(lines.join('\n'));
}

/** A page mostly waits for stillness, so that a few at a time keep even two cores busy. */
const PAGES = 4;

/** The stories in as many parts as there are pages for each view. */
function inLanes(stories: readonly Story[]): Story[][] {
  const count = Math.max(1, Math.floor(PAGES / VIEWS.length));
  return Array.from({ length: count }, (_unused, lane) => stories.filter((_story, index) => index % count === lane));
}

interface Stack {
  browser: Browser;
  /** Names the stories of this book in messages and pictures. */
  book: string;
  url: string;
}

/** One view of all stories of a project. @returns how many were wrong. */
async function lookAtAll({ browser, book, url }: Stack, stories: readonly Story[], view: View): Promise<number> {
  const page = await openView(browser, view);
  let failed = 0;
  for (const story of stories) {
    const name = `${book}/${story.id}-${view.theme}-${view.width}`;
    const faults = await lookAt(page, story, {
      url,
      view,
      ...(withPictures && { picture: join(process.cwd(), PICTURES, `${name}.png`) }),
    });
    if (faults.length === 0) continue;
    failed += 1;
    complain(`✖ ${name}\n${faults.map((fault) => `    ${fault}`).join('\n')}`);
  }
  await page.context().close();
  return failed;
}

async function main(root: string): Promise<number> {
  const books = booksToOpen(root);
  await build(root, books);
  if (withPictures) rmSync(join(root, PICTURES), { recursive: true, force: true });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  let [looked, failed] = [0, 0];
  try {
    for (const { folder: book } of books) {
      const folder = join(root, 'dist', 'storybook', book);
      const only = option('only');
      const stories = listStories(folder).filter(({ id }) => only === undefined || id.includes(only));
      if (withPictures) mkdirSync(join(root, PICTURES, book), { recursive: true });
      const { url, stop } = await serveFolder(folder);
      const looks = VIEWS.flatMap((view) =>
        inLanes(stories).map((lane) => lookAtAll({ browser, book, url }, lane, view)),
      );
      const counts = await Promise.all(looks);
      await stop();
      looked += stories.length * VIEWS.length;
      failed += counts.reduce((sum, count) => sum + count, 0);
      say(`  ${book}: ${stories.length} stories in ${VIEWS.length} views`);
    }
  } finally {
    await browser.close();
  }
  if (withPictures) say(`The pictures are in ${PICTURES}/.`);
  if (looked === 0) giveUp('There was no story to look at.');
  say(`\n${looked - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

process.exit(
  await main(process.cwd()).catch((error: unknown) => giveUp(error instanceof Error ? error.message : String(error))),
);
