import { readFile } from 'node:fs/promises';
import { UsageError, optionalText, readCount, readId, readInstant, readOneOf, text } from '@peyk/server-module';
import type { Command, Values } from '@peyk/server-module';
import { listNewsRows, listQuickLinkRows } from '../home.repository';
import { addBanner, listAllBanners, removeBanner } from './banners-admin.service';
import type { NewBanner } from './banners-admin.service';
import { addNews, removeNews } from './news-admin.service';
import { addQuickLink, removeQuickLink } from './quick-links-admin.service';

const LISTED = 100;
const ACTIONS = ['popup', 'same-window', 'new-window'] as const;
const FOR_EVER = new Date('9999-12-31T00:00:00Z');

const newsAdd: Command = {
  name: 'news add',
  help: 'Tell everybody something on the home page.',
  options: {
    title: { kind: 'text', help: 'Persian, at most 200 characters.', required: true },
    body: { kind: 'text', help: 'Persian, at most 4,000 characters.', required: true },
    link: { kind: 'text', help: 'Where more is told.' },
    pinned: { kind: 'flag', help: 'Stands above the others.' },
    from: { kind: 'text', help: 'When it appears; default now.' },
  },
  account: null,
  run: async ({ db, clock }, { values }) => {
    const from = optionalText(values, 'from');
    const id = await addNews(db, {
      title: text(values, 'title'),
      body: text(values, 'body'),
      link: optionalText(values, 'link') ?? null,
      pinned: values['pinned'] === true,
      publishedAt: from === undefined ? clock.now() : readInstant(from),
    });
    return [`News ${id} was added.`];
  },
};

const newsList: Command = {
  name: 'news list',
  help: 'Show the news, also what is still to come.',
  readsOnly: true,
  run: async ({ db }) => {
    const rows = await listNewsRows(db, FOR_EVER, { page: 1, limit: LISTED });
    return rows.length === 0
      ? ['There is none.']
      : rows.map((row) => `${row.id}  ${row.published_at.toISOString()}  ${row.title}`);
  },
};

const newsRemove: Command = {
  name: 'news remove',
  help: 'Take news back.',
  words: ['id'],
  account: null,
  run: async ({ db }, { words: [id = ''] }) => {
    await removeNews(db, readId(id));
    return ['Removed.'];
  },
};

const linkAdd: Command = {
  name: 'quick-link add',
  help: 'Put a page of the panel among the quick links of the home page.',
  options: {
    title: { kind: 'text', help: 'Persian, at most 60 characters.', required: true },
    path: { kind: 'text', help: 'A page of the panel, such as /reports.', required: true },
    icon: { kind: 'text', help: 'home, send, reports, wallet, inbox ...; default link.' },
    position: { kind: 'text', help: 'Smaller comes first; default 100.' },
  },
  account: null,
  run: async ({ db }, { values }) => {
    const id = await addQuickLink(db, {
      title: text(values, 'title'),
      path: text(values, 'path'),
      icon: optionalText(values, 'icon') ?? 'link',
      position: readCount(optionalText(values, 'position') ?? '100'),
    });
    return [`Quick link ${id} was added.`];
  },
};

const linkList: Command = {
  name: 'quick-link list',
  help: 'Show the quick links.',
  readsOnly: true,
  run: async ({ db }) => {
    const rows = await listQuickLinkRows(db);
    return rows.length === 0 ? ['There is none.'] : rows.map(({ id, path, title }) => `${id}  ${path}  ${title}`);
  },
};

const linkRemove: Command = {
  name: 'quick-link remove',
  help: 'Remove a quick link.',
  words: ['id'],
  account: null,
  run: async ({ db }, { words: [id = ''] }) => {
    await removeQuickLink(db, readId(id));
    return ['Removed.'];
  },
};

async function readPicture(values: Values, name: string): Promise<Buffer | null> {
  const path = optionalText(values, name);
  if (path === undefined) return null;
  try {
    return await readFile(path);
  } catch {
    throw new UsageError(`--${name}: ${path} cannot be read.`);
  }
}

async function readPopup(values: Values): Promise<NewBanner['popup']> {
  const desktop = await readPicture(values, 'popup-desktop');
  if (desktop === null) return null;
  const mobile = await readPicture(values, 'popup-mobile');
  return { desktop, mobile, link: optionalText(values, 'popup-link') ?? null, alt: text(values, 'popup-alt') };
}

async function readDesktop(values: Values): Promise<Buffer> {
  const desktop = await readPicture(values, 'desktop');
  if (desktop === null) throw new UsageError('--desktop is missing.');
  return desktop;
}

const bannerAdd: Command = {
  name: 'banner add',
  help: 'Announce something in a picture (PNG, JPEG or WebP, at most 1 MiB).',
  options: {
    type: {
      kind: 'text',
      help: '1 strip above every page, 2 and 3 carousels of the home page, 4 strip there.',
      required: true,
    },
    action: { kind: 'text', help: `What a click does: ${ACTIONS.join(', ')}.`, required: true },
    desktop: { kind: 'text', help: 'Picture file: 1280x60 for strips, 1280x192 for carousels.', required: true },
    mobile: { kind: 'text', help: 'Picture file for phones: 750x120 for strips, 750x384 for carousels.' },
    alt: { kind: 'text', help: 'What the picture says, in Persian words.', required: true },
    link: { kind: 'text', help: 'Where a click leads.' },
    'popup-desktop': { kind: 'text', help: 'Picture file of the popup.' },
    'popup-mobile': { kind: 'text', help: 'Picture file of the popup on phones.' },
    'popup-alt': { kind: 'text', help: 'What the popup says, in Persian words.' },
    'popup-link': { kind: 'text', help: 'Where the popup leads.' },
    position: { kind: 'text', help: 'Smaller comes first; default 100.' },
    from: { kind: 'text', help: 'When it appears; default now.' },
    until: { kind: 'text', help: 'When it ends; default never.' },
  },
  account: null,
  run: async ({ db, clock }, { values }) => {
    const [from, until] = [optionalText(values, 'from'), optionalText(values, 'until')];
    const action = ACTIONS.indexOf(readOneOf(text(values, 'action'), ACTIONS)) + 1;
    const id = await addBanner(db, {
      // Both were read out of lists of what there is.
      type: Number(readOneOf(text(values, 'type'), ['1', '2', '3', '4'])) as NewBanner['type'],
      action: action as NewBanner['action'],
      position: readCount(optionalText(values, 'position') ?? '100'),
      link: optionalText(values, 'link') ?? null,
      alt: text(values, 'alt'),
      desktop: await readDesktop(values),
      mobile: await readPicture(values, 'mobile'),
      popup: await readPopup(values),
      startsAt: from === undefined ? clock.now() : readInstant(from),
      endsAt: until === undefined ? null : readInstant(until),
    });
    return [`Banner ${id} was added.`];
  },
};

const bannerList: Command = {
  name: 'banner list',
  help: 'Show the banners, also those whose time is over or to come.',
  readsOnly: true,
  run: async ({ db }) => {
    const rows = await listAllBanners(db);
    if (rows.length === 0) return ['There is none.'];
    return rows.map(({ id, type, action, alt, starts_at, ends_at }) => {
      const until = ends_at === null ? '' : ` until ${ends_at.toISOString()}`;
      return `${id}  type ${type}  ${ACTIONS[action - 1]}  from ${starts_at.toISOString()}${until}  ${alt}`;
    });
  },
};

const bannerRemove: Command = {
  name: 'banner remove',
  help: 'Remove a banner, and its pictures where no other shows them.',
  words: ['id'],
  account: null,
  run: async ({ db }, { words: [id = ''] }) => {
    await removeBanner(db, readId(id));
    return ['Removed.'];
  },
};

/** What stands on the home page. */
export const homeCommands: readonly Command[] = [
  newsAdd,
  newsList,
  newsRemove,
  linkAdd,
  linkList,
  linkRemove,
  bannerAdd,
  bannerList,
  bannerRemove,
];
