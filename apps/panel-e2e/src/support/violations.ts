import type { BrowserContext } from '@playwright/test';

/** What pages of a browser did against their own policy, a sentence each. */
export interface Violations {
  readonly found: readonly string[];
  /** What was found until now, which is then forgotten: for journeys that violate the policy to see that it is noticed. */
  take(): readonly string[];
}

/** How the page tells us; a name that no page of ours uses. */
const TELL = '__tellViolation';
const ABOUT_POLICY = /Content.?Security.?Policy|Trusted ?(Types?|HTML|Script)|Refused to/i;

/** Runs in every page before anything of its own. */
function listen(tell: string): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
    const place = `${sourceFile ?? ''}:${lineNumber}`;
    const say = (globalThis as unknown as Record<string, (text: string) => void>)[tell];
    say?.(`${effectiveDirective} blocked ${blockedURI} ${sample} (${place}) on ${location.pathname}`);
  });
}

/**
 * Watches all pages of a browser, also those that a page opens: violations of the policy, what the console says of it, and
 * errors that nobody caught.
 */
export async function watchViolations(context: BrowserContext): Promise<Violations> {
  const found: string[] = [];
  await context.exposeBinding(TELL, (_source, text: string) => void found.push(text));
  await context.addInitScript(listen, TELL);
  context.on('console', (message) => {
    if (message.type() === 'error' && ABOUT_POLICY.test(message.text())) found.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => void found.push(`uncaught: ${error.error().message}`));
  return { found, take: () => found.splice(0) };
}
