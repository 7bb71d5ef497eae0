import { createHash } from 'node:crypto';

/** Colours are the browser's own, in light and dark: the page loads nothing and knows nothing of the panel. */
const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;box-sizing:border-box;
font:16px/1.9 Vazirmatn,Tahoma,sans-serif;background:Canvas;color:CanvasText;text-align:center}
main{max-width:26rem}
h1{font-size:1.25rem;margin:0 0 8px}
p{margin:0;opacity:.8}`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Nothing is loaded, run or sent; this one style is known by its hash. */
export const LINK_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

function pageOf(title: string, help: string): string {
  return `<!doctype html>
<html lang="fa" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${title}</h1><p>${help}</p></main></body>
</html>
`;
}

/** Nothing of what was asked for stands in it, so nobody puts words of theirs into a page of ours. */
export const UNKNOWN_LINK_PAGE = pageOf(
  'این پیوند جایی را باز نمی‌کند',
  'شاید هنگام رونویسی نویسه‌ای از آن جا افتاده است. لطفاً پیوند را درست همان‌گونه که در پیامک آمده باز کنید.',
);

export const TOO_OFTEN_PAGE = pageOf(
  'کمی صبر کنید',
  'از این نشانی پیوندهای نادرست زیادی باز شده است. لطفاً یک دقیقهٔ دیگر دوباره بیازمایید.',
);
