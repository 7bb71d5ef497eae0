import { size, styled } from '@peyk/shared-ui';

/** A form inside the shell: one column, in the middle. */
export const NarrowPage = styled('div')({ maxInlineSize: size.form, marginInline: 'auto' });
