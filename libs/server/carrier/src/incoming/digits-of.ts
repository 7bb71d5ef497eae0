/** Operators write `+98...` as well; the port speaks digits only. */
export function digitsOf(address: string): string {
  return address.startsWith('+') ? address.slice(1) : address;
}
