import { readFile } from 'node:fs/promises';
import { UsageError, optionalText, readOneOf, readRial, text } from '@peyk/server-module';
import type { Command } from '@peyk/server-module';
import { mrialToRialString } from '@peyk/shared-sms';
import { disableAuthenticator, enableAuthenticator } from '../authenticator/authenticator.service';
import { listUnsettledAccounts } from '../identity/settle-identity.service';
import { listPackages } from '../registration/choices.repository';
import { requireUser } from './account-admin.service';
import { settleByAdmin } from './identity-admin.service';
import { createPackage, setPackageOpen } from './package-admin.service';
import { publishTerms } from './terms-admin.service';

const authenticator: Command = {
  name: 'account authenticator',
  help: 'Let a user sign in with an authenticator app instead of codes by SMS; prints its address once.',
  words: ['username'],
  options: { off: { kind: 'flag', help: 'Codes come by SMS again.' } },
  account: 'username',
  run: async (context, { words: [username = ''], values }) => {
    const user = await requireUser(context, username);
    if (values['off'] === true) {
      await disableAuthenticator(context, user.userId);
      return ['Off: codes come by SMS again.'];
    }
    const address = await enableAuthenticator(context, context.seal, user);
    return ['Put this into the authenticator (as a QR code, or typed); it cannot be shown again:', address];
  },
};

const addPackage: Command = {
  name: 'package add',
  help: 'Offer a package to registrations.',
  options: {
    title: { kind: 'text', help: '1 to 60 characters.', required: true },
    description: { kind: 'text', help: 'A Persian sentence or two, at most 500 characters.' },
    lines: {
      kind: 'text',
      help: 'Numbers of the lines a new account gets, with commas between; the first is its default.',
    },
    'gift-rial': { kind: 'text', help: 'Credit for nothing, once a person; without it none.' },
  },
  account: null,
  run: async ({ db }, { values }) => {
    const gift = optionalText(values, 'gift-rial');
    const lines = optionalText(values, 'lines')?.split(',') ?? [];
    await createPackage(db, {
      title: text(values, 'title'),
      description: optionalText(values, 'description') ?? '',
      giftMrial: gift === undefined ? 0n : readRial(gift),
      lines: lines.map((number) => number.trim()).filter((number) => number !== ''),
    });
    return ['The package is offered.'];
  },
};

const showPackages: Command = {
  name: 'package list',
  help: 'Show all packages.',
  readsOnly: true,
  run: async ({ db }) => {
    const packages = await listPackages(db);
    if (packages.length === 0) return ['There is none: nobody can register.'];
    return packages.map(({ title, giftMrial, isOpen, lines }) => {
      const numbers = lines.map(({ number }) => number).join(',') || 'no line';
      return `${isOpen ? 'open  ' : 'closed'}  ${title}  gift ${mrialToRialString(giftMrial)} rial  ${numbers}`;
    });
  },
};

const closePackage: Command = {
  name: 'package close',
  help: 'Offer a package no more; accounts that have it keep what it gave.',
  words: ['title'],
  account: null,
  run: async ({ db }, { words: [title = ''] }) => {
    await setPackageOpen(db, title, false);
    return ['The package is closed.'];
  },
};

const openPackage: Command = {
  name: 'package open',
  help: 'Offer a closed package again.',
  words: ['title'],
  account: null,
  run: async ({ db }, { words: [title = ''] }) => {
    await setPackageOpen(db, title, true);
    return ['The package is offered.'];
  },
};

const listIdentities: Command = {
  name: 'identity list',
  help: 'Show accounts whose holder is not settled, oldest first.',
  readsOnly: true,
  run: async ({ db }) => {
    const accounts = await listUnsettledAccounts(db);
    if (accounts.length === 0) return ['Nobody waits.'];
    return accounts.map(({ username, activation, activationReason, registeredAt, tries }) => {
      const why = activationReason ? ` (${activationReason})` : '';
      return `${username}  ${activation}${why}  registered ${registeredAt.toISOString()}  asked ${tries} times`;
    });
  },
};

const accept: Command = {
  name: 'identity accept',
  help: 'Activate an account: its holder is who they say.',
  words: ['username'],
  account: 'username',
  run: async (context, { words: [username = ''] }) => {
    await settleByAdmin(context, username, 'match');
    return ['The account is active.'];
  },
};

const refuse: Command = {
  name: 'identity refuse',
  help: 'Leave an account inactive until its holder corrects what does not fit.',
  words: ['username'],
  options: { reason: { kind: 'text', help: 'mobile or birth_date.', required: true } },
  account: 'username',
  run: async (context, { words: [username = ''], values }) => {
    const reason = readOneOf(text(values, 'reason'), ['mobile', 'birth_date']);
    await settleByAdmin(context, username, `other_${reason}`);
    return ['The account is inactive.'];
  },
};

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    throw new UsageError(`"${path}" cannot be read: give the path of a text file.`);
  }
}

const terms: Command = {
  name: 'terms publish',
  help: 'Put new terms of use in force; what people accepted keeps its version.',
  options: {
    version: { kind: 'text', help: 'A name that no other version has, such as 1405-2.', required: true },
    file: { kind: 'text', help: 'A text file; an empty line parts paragraphs, "# " begins a heading.', required: true },
  },
  account: null,
  run: async (context, { values }) => {
    await publishTerms(context, { version: text(values, 'version'), text: await readText(text(values, 'file')) });
    return ['In force from now on.'];
  },
};

/** What registrations are offered, and what became of them. */
export const registrationCommands: readonly Command[] = [
  authenticator,
  addPackage,
  showPackages,
  closePackage,
  openPackage,
  listIdentities,
  accept,
  refuse,
  terms,
];
