import { useState, type ComponentType, type ReactElement } from 'react';

interface Controlled {
  readonly value: unknown;
  readonly onChange: (value: never) => void;
}

/** Draws a field in a story with a value that can be changed, beginning with that of the story. */
export function renderControlled<Props extends Controlled>(Field: ComponentType<Props>): (args: Props) => ReactElement {
  return function ControlledStory(args: Props) {
    const [value, setValue] = useState<Props['value']>(args.value);
    return <Field {...args} value={value} onChange={setValue} />;
  };
}

/** The label of the stories named LongLabel. */
export const LONG_LABEL =
  'نام و نام خانوادگی نمایندهٔ حقوقی شرکت به همان صورتی که در روزنامهٔ رسمی کشور به چاپ رسیده است';

/** The error of the stories named WithError. */
export const LONG_ERROR =
  'این مقدار درست نیست. لطفاً آن را بازبینی کنید و اگر باز هم پذیرفته نشد با پشتیبانی تماس بگیرید.';
