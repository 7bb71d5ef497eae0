import { safeLink } from './safe-link';

it.each(['https://example.com/a?b=1', 'http://example.com', '/wallet/credit', 'news#plans', 'mailto:info@example.com'])(
  'follows %s',
  (link) => {
    expect(safeLink(link)).toBe(link);
  },
);

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://example.com/1',
  'http://[',
  '',
  '  ',
  null,
])('does not follow %j', (link) => {
  expect(safeLink(link)).toBeNull();
});
