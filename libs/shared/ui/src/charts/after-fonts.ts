/**
 * Waits for a drawing's code and then for our letters. The chart library measures each word once and for all to know which
 * ones have room; measured in the fallback's narrower letters, they would overlap for as long as the page lives.
 */
export async function afterFonts<Module>(loading: Promise<Module>): Promise<Module> {
  const loaded = await loading;
  // jsdom, and nothing else that we build for, has no fonts.
  const fonts: FontFaceSet | undefined = document.fonts;
  await fonts?.ready;
  return loaded;
}
