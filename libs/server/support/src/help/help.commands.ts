import { optionalText, readCount, readId, readOneOf, text } from '@peyk/server-module';
import type { Command } from '@peyk/server-module';
import { addContactWay, addFaq, listContactWays, listFaqRows, removeContactWay, removeFaq } from './help.repository';
import { CONTACT_KINDS } from './help.tables';

const LAST = 100;

const contactAdd: Command = {
  name: 'contact add',
  help: 'Say how you are reached; everybody who is signed in reads it.',
  options: {
    kind: { kind: 'text', help: `One of ${CONTACT_KINDS.join(', ')}.`, required: true },
    value: { kind: 'text', help: 'At most 300 characters.', required: true },
  },
  account: null,
  run: async ({ db }, { values }) => {
    const way = { kind: readOneOf(text(values, 'kind'), CONTACT_KINDS), value: text(values, 'value') };
    return [`Contact ${await addContactWay(db, way)} was added.`];
  },
};

const contactList: Command = {
  name: 'contact list',
  help: 'Show how you are reached.',
  readsOnly: true,
  run: async ({ db }) => {
    const rows = await listContactWays(db);
    return rows.length === 0 ? ['There is none.'] : rows.map(({ id, kind, value }) => `${id}  ${kind}  ${value}`);
  },
};

const contactRemove: Command = {
  name: 'contact remove',
  help: 'Take one way of reaching you back.',
  words: ['id'],
  account: null,
  run: async ({ db }, { words: [id = ''] }) => {
    await removeContactWay(db, readId(id));
    return ['Removed.'];
  },
};

const faqAdd: Command = {
  name: 'faq add',
  help: 'Answer a question that many ask; it is suggested while a ticket is written.',
  options: {
    category: { kind: 'text', help: 'Persian, at most 60 characters.', required: true },
    question: { kind: 'text', help: 'Persian, at most 200 characters.', required: true },
    answer: { kind: 'text', help: 'Persian, at most 4,000 characters.', required: true },
    position: { kind: 'text', help: 'Smaller comes first; default 100.' },
  },
  account: null,
  run: async ({ db }, { values }) => {
    const position = optionalText(values, 'position');
    const id = await addFaq(db, {
      category: text(values, 'category'),
      question: text(values, 'question'),
      answer: text(values, 'answer'),
      position: position === undefined ? LAST : readCount(position),
    });
    return [`Question ${id} was added.`];
  },
};

const faqList: Command = {
  name: 'faq list',
  help: 'Show the questions that are answered.',
  readsOnly: true,
  run: async ({ db }) => {
    const rows = await listFaqRows(db);
    return rows.length === 0
      ? ['There is none.']
      : rows.map(({ id, category, question }) => `${id}  ${category}: ${question}`);
  },
};

const faqRemove: Command = {
  name: 'faq remove',
  help: 'Take a question and its answer back.',
  words: ['id'],
  account: null,
  run: async ({ db }, { words: [id = ''] }) => {
    await removeFaq(db, readId(id));
    return ['Removed.'];
  },
};

/** What everybody may read before they ask. */
export const helpCommands: readonly Command[] = [contactAdd, contactList, contactRemove, faqAdd, faqList, faqRemove];
