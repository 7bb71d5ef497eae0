import { styled } from '@mui/material/styles';
import { BareInput } from './field-frame';

/** The bare text box inside a `FieldBox`: several lines, as tall as they need. */
export const BareTextArea = styled(BareInput.withComponent('textarea'))({
  resize: 'vertical',
  minBlockSize: 96,
  lineHeight: 'inherit',
  fieldSizing: 'content',
  maxBlockSize: '50vh',
});
