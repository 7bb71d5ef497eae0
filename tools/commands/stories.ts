/**
 * `npm run stories`: opens every story of every Storybook in a browser, in both themes, on a desktop and in the narrowest window, and
 * fails on errors, on whatever axe finds, and on what does not fit. `--pictures` also writes a picture of each, in both themes at 1280
 * and 390, below `story-pictures/`; `--only=<part of an id>` and `--projects=a,b` choose; `--quick` takes the dark theme at 320 only, and
 * one Storybook of all feature libraries instead of one for each; `--first` takes the first story of each component or screen.
 */
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { ensureChromium } from '../lib/chromium.ts';
import { runNx } from '../lib/nx.ts';
import { complain, giveUp, say } from '../lib/print.ts';
import { firstOfEach, listStories } from '../stories/list-stories.ts';
import type { ServedStory } from '../stories/list-stories.ts';
import { lookAtEach } from '../stories/look-at-each.ts';
import { DESKTOP, NARROWEST, PHONE, openPlace } from '../stories/look.ts';
import type { View } from '../stories/look.ts';
import { serveFolder } from '../lib/serve-folder.ts';

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
const isFirstOnly = process.argv.includes('--first');

/** A built Storybook: the Nx project that builds it, and its folder below dist/storybook. */
interface Book {
  project: string;
  folder: string;
}

/** A feature library's Storybook packs the whole design system; of all of them together it is packed once. */
const FEATURES: Book = { project: 'feature-book', folder: 'features' };
const DESIGN_SYSTEM = 'shared-ui';

function booksToOpen(root: string): Book[] {
  const chosen = option('projects')?.split(',');
  const own = (project: string): Book => ({ project, folder: project });
  if (isQuick && !chosen) return [FEATURES, own(DESIGN_SYSTEM)];
  return projectsWithStories(root)
    .filter((name) => chosen?.includes(name) ?? true)
    .map(own);
}

/** `libs/shared/ui/.storybook`, `apps/panel/.storybook` -> their Nx projects. */
function projectsWithStories(root: string): string[] {
  const folders = globSync('{libs,apps}/**/.storybook', {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  });
  return folders
    .map((folder) =>
      dirname(folder)
        .replace(/^(libs|apps)\//, '')
        .replaceAll('/', '-'),
    )
    .sort();
}

async function build(root: string, books: readonly Book[]): Promise<void> {
  const lines: string[] = [];
  const projects = books.map(({ project }) => project).join(',');
  const args = ['run-many', '-t', 'build-storybook', 'book', '-p', projects, '--parallel=2', '--outputStyle=static'];
  const code = await runNx(root, args, (line) => lines.push(line));
  if (code !== 0) giveUp(lines.join('\n'));
}

/** A book that is served at the moment, and how to stop that. */
interface ServedBook {
  stories: readonly ServedStory[];
  stop: () => Promise<void>;
}

/** A page mostly waits for stillness, so that a few at a time keep even two cores busy. */
const PAGES = 4;

/** After so many stories the page is loaded anew: neither its memory nor what is left of them grows for long. */
const STORIES_IN_A_ROW = 30;

/**
 * Of the thorough run one view loads the page for every story, so that what one leaves behind can never make up for what another
 * one lacks; so do pictures.
 */
const rowLength = (view: View) => (withPictures || (!isQuick && view === VIEWS[0]) ? 1 : STORIES_IN_A_ROW);

function inRows(stories: readonly ServedStory[], length: number): ServedStory[][] {
  const count = Math.ceil(stories.length / length);
  return Array.from({ length: count }, (_unused, row) => stories.slice(row * length, (row + 1) * length));
}

/** One view of all stories of the books, in some pages at a time. @returns how many were wrong. */
async function lookAtAll(browser: Browser, books: readonly ServedBook[], view: View): Promise<number> {
  const nameOf = ({ book, id }: ServedStory) => `${book}/${id}-${view.theme}-${view.width}`;
  const pictureOf = (story: ServedStory) => join(process.cwd(), PICTURES, `${nameOf(story)}.png`);
  let failed = 0;
  // Whichever page is free takes the next row.
  const rows = books.flatMap(({ stories }) => inRows(stories, rowLength(view))).values();
  const lookAtRows = async () => {
    const { look, close } = openPlace({ browser, view, ...(withPictures && { pictureOf }) });
    for (const row of rows) {
      await lookAtEach(row, look, (story, faults) => {
        failed += 1;
        complain(`✖ ${nameOf(story)}\n${faults.map((fault) => `    ${fault}`).join('\n')}`);
      });
    }
    await close();
  };
  const pages = Math.max(1, Math.floor(PAGES / VIEWS.length));
  await Promise.all(Array.from({ length: pages }, lookAtRows));
  return failed;
}

async function serveBook(root: string, { folder: book }: Book): Promise<ServedBook> {
  const folder = join(root, 'dist', 'storybook', book);
  const only = option('only');
  const { url, stop } = await serveFolder(folder);
  const all = listStories(folder);
  const stories = (isFirstOnly ? firstOfEach(all) : all)
    .filter(({ id }) => only === undefined || id.includes(only))
    .map((story) => ({ ...story, book, url }));
  if (withPictures) mkdirSync(join(root, PICTURES, book), { recursive: true });
  say(`  ${book}: ${stories.length} stories in ${VIEWS.length} views`);
  return { stories, stop };
}

/** @returns how many looks at the stories found them wrong. */
async function lookAtViews(books: readonly ServedBook[]): Promise<number> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const counts = await Promise.all(VIEWS.map((view) => lookAtAll(browser, books, view)));
    return counts.reduce((sum, count) => sum + count, 0);
  } finally {
    await browser.close();
  }
}

async function main(root: string): Promise<number> {
  const books = booksToOpen(root);
  await build(root, books);
  if (withPictures) rmSync(join(root, PICTURES), { recursive: true, force: true });
  const served = await Promise.all(books.map((book) => serveBook(root, book)));
  const looks = served.reduce((sum, { stories }) => sum + stories.length * VIEWS.length, 0);
  if (looks === 0) giveUp('There was no story to look at.');
  const failed = await lookAtViews(served);
  await Promise.all(served.map(({ stop }) => stop()));
  if (withPictures) say(`The pictures are in ${PICTURES}/.`);
  say(`\n${looks - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

process.exit(
  await main(process.cwd()).catch((error: unknown) => giveUp(error instanceof Error ? error.message : String(error))),
);
