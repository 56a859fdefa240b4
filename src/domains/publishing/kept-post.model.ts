import type { Words } from '../../lib/toasts/toasts.store.ts';
import type { DraftContent, DraftWords, Picked, PickedClip, PickedPicture } from './draft/draft.model.ts';

type Blobs = 'source' | 'ready' | 'cover';
type Facts<Kind> = Kind extends Picked ? Omit<Kind, Blobs> : never;

/** Where the files of one picture or clip have arrived. */
export interface SentPaths {
  readonly file_path: string;
  readonly cover_path?: string;
}

/** What is on its way, beside its content. */
export interface Sending {
  /** Of what has arrived, by the ids of `media`. */
  readonly paths: Readonly<Record<string, SentPaths>>;
  /** Once the server has it. */
  readonly post_id?: string;
  /** It stays until its author decides. */
  readonly failure?: Words;
}

/** A draft, or a post on its way, as it is kept over a reload; its files stand beside it. */
export interface KeptPost {
  /** `cid` of the post; the draft has one for its author. */
  readonly id: string;
  readonly user_id: string;
  readonly create_at: string;
  readonly words: DraftWords;
  readonly media: readonly (Facts<PickedPicture> | Facts<PickedClip>)[];
  /** Absent: a draft. */
  readonly sending?: Sending;
}

export const draftId = (userId: string): string => `draft.${userId}`;

/** Keys of the files of one picture or clip. */
export const fileKeys = ({ kind, id }: Pick<Picked, 'kind' | 'id'>): string[] =>
  kind === 'image' ? [`${id}.source`, `${id}.ready`] : [`${id}.source`, `${id}.cover`];

export const factsOf = (content: DraftContent): Pick<KeptPost, 'words' | 'media'> => ({
  words: content.words,
  media: content.media.map((picked) => {
    if (picked.kind === 'image') {
      const { source: _, ready: __, ...facts } = picked;
      return facts;
    }
    const { source: _, cover: __, ...facts } = picked;
    return facts;
  }),
});

export const filesOf = (picked: Picked): [key: string, file: Blob][] => [
  [`${picked.id}.source`, picked.source],
  picked.kind === 'image' ? [`${picked.id}.ready`, picked.ready] : [`${picked.id}.cover`, picked.cover],
];

/** Without what has lost its files: the browser may have made room. */
export const contentOf = (
  { words, media }: Pick<KeptPost, 'words' | 'media'>,
  files: ReadonlyMap<string, Blob>,
): DraftContent => ({
  words,
  media: media.flatMap((facts): Picked[] => {
    const [source, shown] = fileKeys(facts).map((key) => files.get(key));
    if (!source || !shown) return [];
    return facts.kind === 'image'
      ? [{ ...facts, source, ready: shown }]
      : [{ ...facts, source, cover: shown }];
  }),
});
