/** The least and the greatest second byte behind a lead byte: what is written longer than it must be, surrogates and what is beyond U+10FFFF are none. */
function secondOf(lead: number): [number, number] {
  if (lead === 0xe0) return [0xa0, 0xbf];
  if (lead === 0xed) return [0x80, 0x9f];
  if (lead === 0xf0) return [0x90, 0xbf];
  if (lead === 0xf4) return [0x80, 0x8f];
  return [0x80, 0xbf];
}

/** How many bytes follow a lead byte; -1 for what is none. */
function followersOf(lead: number): number {
  if (lead >= 0xc2 && lead <= 0xdf) return 1;
  if (lead >= 0xe0 && lead <= 0xef) return 2;
  return lead >= 0xf0 && lead <= 0xf4 ? 3 : -1;
}

/** Whether bytes that come in pieces are UTF-8. The same answer as a decoder that is `fatal`, without making a text of them. */
export class Utf8Check {
  private lacks = 0;
  private least = 0x80;
  private most = 0xbf;

  /** False as soon as they are not. */
  feed(bytes: Uint8Array): boolean {
    let { lacks, least, most } = this;
    for (let at = 0; at < bytes.length; at += 1) {
      if (lacks === 0) at = passWhole(bytes, at);
      const byte = bytes[at];
      if (byte === undefined) break;
      if (lacks > 0) {
        if (byte < least || byte > most) return false;
        lacks -= 1;
        least = 0x80;
        most = 0xbf;
      } else if (byte >= 0x80) {
        lacks = followersOf(byte);
        if (lacks < 0) return false;
        if (byte >= 0xe0) [least, most] = secondOf(byte);
      }
    }
    this.lacks = lacks;
    this.least = least;
    this.most = most;
    return true;
  }

  /** False when the last character has not come whole. */
  end(): boolean {
    return this.lacks === 0;
  }
}

/** Passes over what texts are made of: ASCII, and letters of two bytes that are there whole. Answers where something else stands. */
function passWhole(bytes: Uint8Array, from: number): number {
  const last = bytes.length - 1;
  let at = from;
  while (at < last) {
    const byte = bytes[at] as number;
    if (byte < 0x80) at += 1;
    else if (byte >= 0xc2 && byte <= 0xdf && ((bytes[at + 1] as number) & 0xc0) === 0x80) at += 2;
    else return at;
  }
  return at;
}
