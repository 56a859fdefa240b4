import type { PostKind, PostPrivacy } from '@livery/contract';
import type { Area } from '../../../lib/crop/crop.model.ts';
import type { PixelSize } from '../../../lib/uploads/pictures.ts';

/** Width by height of a picture's crop; `whole`: not cropped, `free`: as the person drew it. */
export const CROP_SHAPES = ['whole', 'free', 'square', 'portrait', 'landscape'] as const;
export type CropShape = (typeof CROP_SHAPES)[number];

/** How a picture is cropped, so that it can be changed later. */
export interface PictureCut {
  shape: CropShape;
  /** What is kept of the picture as it was chosen, in its pixels. */
  area: Area;
}

interface PickedFacts extends PixelSize {
  readonly id: string;
  readonly name: string;
}

/** `width` and `height` are those of `ready`, what is sent; `source` is what was chosen. */
export interface PickedPicture extends PickedFacts {
  readonly kind: 'image';
  readonly source: Blob;
  readonly ready: Blob;
  readonly cut?: PictureCut;
}

export interface PickedClip extends PickedFacts {
  readonly kind: 'video';
  readonly source: Blob;
  readonly cover: Blob;
  /** Second of the frame that is its cover. */
  readonly coverAt: number;
  /** Seconds; absent where the file does not say it. */
  readonly duration?: number;
}

/** What was chosen for a post. */
export type Picked = PickedPicture | PickedClip;

/** What is written and set. */
export interface DraftWords {
  /** As it stands in the field, with hashtags and mentions. */
  readonly text: string;
  readonly place: string;
  readonly privacy: PostPrivacy;
  readonly allow_comment: boolean;
  readonly allow_save: boolean;
  /** Ids by the names that the text calls. */
  readonly names: Readonly<Record<string, string>>;
}

/** Whom a name that was chosen means. */
export const idIn =
  (names: DraftWords['names']) =>
  (name: string): string | undefined =>
    Object.hasOwn(names, name) ? names[name] : undefined;

export interface DraftContent {
  readonly words: DraftWords;
  readonly media: readonly Picked[];
}

export const NO_WORDS: DraftWords = {
  text: '',
  place: '',
  privacy: 'everyone',
  allow_comment: true,
  allow_save: true,
  names: {},
};

export const kindOf = (media: readonly Picked[]): PostKind => {
  if (media.length === 0) return 'text';
  return media[0]?.kind === 'video' ? 'video' : 'images';
};

/** The picture that stands for it on a screen. */
export const shownOf = (picked: Picked): Blob => (picked.kind === 'image' ? picked.ready : picked.cover);
