/** Black on white in every theme: cameras read no other. */
export const QR_COLOURS = { dark: '#000', light: '#fff' } as const;
