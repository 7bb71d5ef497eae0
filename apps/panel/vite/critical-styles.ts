// The build's own configuration cannot follow the workspace's aliases, and colours have one home.
// eslint-disable-next-line @nx/enforce-module-boundaries
import { font, radius, size, space, tone } from '../../../libs/shared/ui/src/tokens.ts';
// The same reason.
// eslint-disable-next-line @nx/enforce-module-boundaries
import { pageStyles } from '../../../tools/pages/page-styles.ts';

/**
 * The styles of the page before any script runs: the fonts, the colours of both themes, and a picture of the login page
 * and of the shell in the sizes of the real ones. It comes from the tokens, so that nothing jumps when React takes over.
 */
export function criticalStyles(): string {
  const mobile = `@media(max-width:${size.mobileBreakpoint - 0.02}px)`;
  return [
    pageStyles(),
    `.first-paint{display:none;min-height:100dvh}.first-paint b{display:block;border-radius:${radius.field}px;background:${tone.sunken}}`,
    `.signed-out .login{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.15fr)}.wall,.side{background:${tone.menu}}`,
    `.form{display:flex;flex-direction:column;gap:${space[4]}px;width:100%;max-width:${size.form - 120}px;margin:0 auto;padding:24vh ${space[6]}px ${space[6]}px}`,
    `.line{height:${space[5]}px;width:70%}.line.title{height:${space[8]}px;width:45%}.form .box{height:${size.control}px;margin-top:${space[3]}px}.form .action{background:${tone.lapis}}`,
    `.signed-in .shell{display:grid;grid-template:${size.header}px 1fr/${size.sideMenu}px minmax(0,1fr)}.side{grid-row:1/3}`,
    `.menu-folded .shell{grid-template-columns:${size.sideRail}px minmax(0,1fr)}`,
    `@media(min-width:${size.mobileBreakpoint}px) and (max-width:1023.98px){.signed-in .shell{grid-template-columns:${size.sideRail}px minmax(0,1fr)}}`,
    `.head{display:flex;align-items:center;padding:0 ${space[6]}px;background:${tone.surface};border-bottom:1px solid ${tone.hairline}}.head .title{width:160px;height:${space[6]}px}`,
    `.page{display:grid;align-content:start;gap:${space[4]}px;padding:${space[6]}px}.first-paint .card{height:120px;border:1px solid ${tone.hairline};border-radius:${radius.card}px;background:${tone.surface}}.first-paint .tall{height:320px}`,
    `.first-words{position:fixed;inset-inline:0;bottom:${space[4]}px;margin:0;text-align:center;font-size:${font.caption};color:${tone.inkSoft}}.signed-out .first-words{inset-inline-end:53.5%}`,
    `${mobile}{.signed-out .login{grid-template:168px 1fr/1fr}.wall{order:-1}.form{padding-top:${space[8]}px}.signed-in .shell{grid-template:${size.mobileHeader}px 1fr/1fr}.side{display:none}.page{padding:${space[4]}px}.signed-out .first-words{inset-inline-end:0}}`,
  ].join('');
}
