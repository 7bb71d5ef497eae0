/** The words of the chart library that can come up in our drawings, for the keyboard's way through the values. */
export const plotWords = { a11yNoValue: 'نامعلوم', a11yConnector: '، ' } as const;
