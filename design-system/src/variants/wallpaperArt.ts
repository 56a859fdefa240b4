import { bySchemes } from './bySchemes.ts';

export interface WallpaperArt {
  /** Address of the mark as a mask, or of the picture. */
  readonly url: string;
  /** Of a picture: how much of it the ground hides in each scheme, percent. */
  readonly veil?: { readonly light: number; readonly dark: number };
}

/** What `wallpaper: mark` and `wallpaper: picture` draw with: it stands behind their rules. */
export function wallpaperArtCss({ url, veil }: WallpaperArt): string {
  const art = `--wallpaper-art:url(${JSON.stringify(encodeURI(url))})`;
  if (veil === undefined) return `:root{${art}}`;
  return bySchemes(`${art};--wallpaper-veil:${veil.light}%`, `--wallpaper-veil:${veil.dark}%`);
}
