/** The pictures of a banner, and where they lead. The shape is the contract's. */
export interface BannerFiles {
  /** Address of the picture for narrow windows. */
  readonly mobile: string | null;
  /** Address of the picture for wide windows. */
  readonly desktop: string | null;
  readonly link: string | null;
  /** What the picture says, in words. */
  readonly alt: string;
}

export interface Banner {
  readonly id: string;
  /** What a click does: 1 opens the popup, 2 opens the link in the same window, any other opens a new tab. */
  readonly action: number;
  readonly mainFiles: BannerFiles;
  readonly popupFiles: BannerFiles | null;
}

/** The picture for this width of window; there is none for a banner that was made for the other one only. */
export function pictureOf(files: BannerFiles, isMobile: boolean): string | null {
  const address = isMobile ? files.mobile : files.desktop;
  return address === '' ? null : address;
}

/** The banners that have a picture for this width. On mobile a carousel shows only if some banner has a mobile image. */
export function shownBanners(banners: readonly Banner[], isMobile: boolean): readonly Banner[] {
  return banners.filter(({ mainFiles }) => pictureOf(mainFiles, isMobile) !== null);
}
