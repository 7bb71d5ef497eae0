import { css, type CSSObject, type SerializedStyles } from '@emotion/react';
import createStyled from '@emotion/styled/base';

type CreateStyled = typeof createStyled;
type Style = CSSObject | ((props: never) => CSSObject);

/**
 * Gives an element a look: `styled('div')({ padding: space[4] })`. It is Emotion's own, without what MUI adds to it (a
 * theme, `sx`, variants): our looks come from the tokens and need none of that, and the login page does not pay for it.
 *
 * A style that depends on no property becomes text once, and not at every drawing of every element.
 */
export const styled = ((...target: Parameters<CreateStyled>) => {
  const create = createStyled(...target);
  return (style: Style) => create(typeof style === 'function' ? style : textOnce(style));
  // One function cannot say what the many forms of Emotion's type say; it is called in just these forms.
}) as unknown as CreateStyled;

/** The text of a style, made when it is first drawn: most of what a file defines is not on the page yet. */
function textOnce(style: CSSObject): SerializedStyles {
  let made: SerializedStyles | undefined;
  const text = () => (made ??= css(style));
  return {
    get name() {
      return text().name;
    },
    get styles() {
      return text().styles;
    },
    get next() {
      return text().next;
    },
  };
}
