const USERNAME = /^[A-Za-z0-9._-]{3,64}$/;

/**
 * Whether anybody can have this name. Latin only: PostgreSQL makes `İ` an `i` and JavaScript does not, so that one name
 * would be counted under many spellings; and a NUL is no text to PostgreSQL at all.
 */
export function isUsername(text: string): boolean {
  return USERNAME.test(text);
}
