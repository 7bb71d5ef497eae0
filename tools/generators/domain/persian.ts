/** A noun before its adjective, where the link between them is written: `نامه` -> `نامهٔ`, `خطا` -> `خطای`. */
export function linked(noun: string): string {
  if (noun.endsWith('ه')) return `${noun}ٔ`;
  return /[او]$/.test(noun) ? `${noun}ی` : noun;
}
