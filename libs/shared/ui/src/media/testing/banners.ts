import type { Banner } from '../banner';

/** A banner for stories and tests: its pictures are drawn here, so that nothing is fetched. */
export function givenBanner(id: string, changes: Partial<Banner> = {}): Banner {
  return {
    id,
    action: 3,
    mainFiles: {
      mobile: picture(`${id} mobile`, 780, 384),
      desktop: picture(`${id} desktop`, 1280, 192),
      link: `https://example.com/${id}`,
      alt: `بنر ${id}`,
    },
    popupFiles: null,
    ...changes,
  };
}

const INKS = ['steelblue', 'teal', 'peru', 'slategray'];

/** A picture that says its own name, as a data address. */
export function picture(name: string, width: number, height: number): string {
  const ink = INKS[name.length % INKS.length];
  const text = `<text x="50%" y="55%" fill="white" font-size="${height / 6}" text-anchor="middle">${name}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ink}"/>${text}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
