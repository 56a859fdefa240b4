export interface WallpaperArt {
  /** Address of the mark as a mask, or of the picture. */
  readonly url: string;
  /** Of a picture: how much of it the ground hides in each scheme, percent. */
  readonly veil?: { readonly light: number; readonly dark: number };
}

/** What `wallpaper: mark` and `wallpaper: picture` draw with: it stands behind their rules. */
export function wallpaperArtCss({ url, veil }: WallpaperArt): string {
  const art = `:root{--wallpaper-art:url(${JSON.stringify(encodeURI(url))})`;
  if (veil === undefined) return `${art}}`;
  const dark = `{--wallpaper-veil:${veil.dark}%}`;
  return `${art};--wallpaper-veil:${veil.light}%}@media(prefers-color-scheme:dark){:root:not([data-scheme=light])${dark}}:root[data-scheme=dark]${dark}`;
}
