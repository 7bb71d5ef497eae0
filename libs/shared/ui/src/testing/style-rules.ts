/**
 * The style rules that reach something inside `root`, as text. jsdom lays nothing out and paints nothing, but what our
 * styles ask for can be read: that is enough to see a literal colour, a mirrored direction or a width that cannot shrink.
 */
export function styleRulesWithin(root: ParentNode): readonly string[] {
  const classes = new Set([...root.querySelectorAll('[class]')].flatMap((element) => [...element.classList]));
  const reaches = (selector: string) => (selector.match(/\.[\w-]+/g) ?? []).some((name) => classes.has(name.slice(1)));
  return [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => (reaches(selectorOf(rule)) ? [rule.cssText] : [])),
  );
}

/** The selector of a rule; a media query is told by those inside it. */
function selectorOf(rule: CSSRule): string {
  return 'selectorText' in rule && typeof rule.selectorText === 'string' ? rule.selectorText : rule.cssText;
}

/** Declarations of these properties among the rules, as `[property, value]`. */
export function declarationsOf(rules: readonly string[], properties: RegExp): readonly (readonly [string, string])[] {
  return rules.flatMap((rule) =>
    [...rule.matchAll(/(?<=[{;]\s*)([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].flatMap(([, property = '', value = '']) =>
      properties.test(property) ? [[property, value.trim()] as const] : [],
    ),
  );
}
