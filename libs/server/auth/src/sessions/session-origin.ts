import type { RequestContext } from '@peyk/server-http';
import type { components } from '@peyk/shared-contract';
import { neighbourhood } from '../sign-in/neighbourhood';

type OpenSession = components['schemas']['OpenSession'];
export type Browser = NonNullable<OpenSession['browser']>;
export type System = NonNullable<OpenSession['system']>;

/** Whence a session was opened, as little of it as its user needs to know it again. */
export interface SessionOrigin {
  browser: Browser;
  system: System;
  addressRange: string;
}

/** More of a header is not looked at. */
const READ_CHARS = 512;

/** The first that fits: nearly all call themselves Chrome and Safari as well, and Android calls itself Linux. */
const BROWSERS: readonly (readonly [Browser, RegExp])[] = [
  ['edge', /\b(?:Edg|EdgA|EdgiOS)\//],
  ['opera', /\b(?:OPR|Opera|OPT)\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|HeadlessChrome|CriOS)\//],
  ['safari', /\bSafari\//],
];
const SYSTEMS: readonly (readonly [System, RegExp])[] = [
  ['android', /\bAndroid\b/],
  ['ios', /\b(?:iPhone|iPad|iPod)\b/],
  ['windows', /\bWindows\b/],
  ['macos', /\bMac OS X\b|\bMacintosh\b/],
  ['linux', /\bLinux\b|\bCrOS\b/],
];

function firstThatFits<Name>(names: readonly (readonly [Name, RegExp])[], text: string): Name | undefined {
  return names.find(([, pattern]) => pattern.test(text))?.[0];
}

/** Whence a request comes. What a browser calls itself is believed: it is shown to nobody but its own user. */
export function originOf({ ip, userAgent = '' }: Pick<RequestContext, 'ip' | 'userAgent'>): SessionOrigin {
  const text = userAgent.slice(0, READ_CHARS);
  return {
    browser: firstThatFits(BROWSERS, text) ?? 'other',
    system: firstThatFits(SYSTEMS, text) ?? 'other',
    addressRange: neighbourhood(ip),
  };
}
