import { MAX_DRAFT_TEXT_CHARS } from '@peyk/shared-sms';
import { searchForm } from '@peyk/shared-validation';
import { fail } from './fail';

/** Characters of a group's title, after trimming. */
const MAX_TITLE_CHARS = 200;

/** Titles are compared as they are searched: one that would be compared as nothing cannot be told from another. @throws badTitle */
export function requireTitle(given: string): string {
  const title = given.trim();
  if ([...title].length > MAX_TITLE_CHARS || searchForm(title) === '') fail('badTitle', 'title');
  return title;
}

/** The text as it was given: its spaces and lines are sent, too. @throws badText */
export function requireText(text: string): string {
  if (text.length > MAX_DRAFT_TEXT_CHARS || searchForm(text) === '') fail('badText', 'text');
  return text;
}
