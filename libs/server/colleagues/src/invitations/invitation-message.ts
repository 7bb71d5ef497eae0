/** The longest name that stands in the message: what is longer would cost another part. */
const NAME_CHARS = 30;

/** A name as it may stand in a message of ours to a stranger: letters and spaces only, so that it is no link and no number to call. */
export function plainName(name: string): string {
  const letters = name
    .replace(/[^\p{L}\p{M}\u200c ]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return [...letters].slice(0, NAME_CHARS).join('').trim() || 'یک حساب';
}

/**
 * What the invited phone reads.
 * @param panelUrl where people open the panel; without it the code is typed into its page
 */
export function invitationMessage({
  ownerName,
  code,
  panelUrl,
}: {
  ownerName: string;
  code: string;
  panelUrl?: string | undefined;
}) {
  const from = `پیک\n${plainName(ownerName)} شما را به همکاری در پنل پیامک دعوت کرده است.`;
  // Behind the mark: no server and no proxy on the way reads it.
  if (panelUrl !== undefined) return `${from}\nبرای پیوستن:\n${panelUrl}/join#${code}`;
  return `${from}\nدر صفحهٔ ورود پنل، «دعوت‌نامه دارم» را بزنید و این کد را وارد کنید:\n${code}`;
}
