import { css, type CSSObject } from '@emotion/react';
import createStyled from '@emotion/styled/base';

type CreateStyled = typeof createStyled;
type Style = CSSObject | ((props: never) => CSSObject);

/**
 * Gives an element a look: `styled('div')({ padding: space[4] })`. It is Emotion's own, without what MUI adds to it (a
 * theme, `sx`, variants): our looks come from the tokens and need none of that, and the login page does not pay for it.
 *
 * A style that depends on no property becomes text here, once, and not at every drawing of every element.
 */
export const styled = ((...target: Parameters<CreateStyled>) => {
  const create = createStyled(...target);
  return (style: Style) => create(typeof style === 'function' ? style : css(style));
  // One function cannot say what the many forms of Emotion's type say; it is called in just these forms.
}) as unknown as CreateStyled;
