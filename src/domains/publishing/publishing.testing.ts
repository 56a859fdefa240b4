import type { DraftContent, PickedClip, PickedPicture } from './draft/draft.model.ts';
import { NO_WORDS } from './draft/draft.model.ts';
import { contentOf, fileKeys, type KeptPost } from './kept-post.model.ts';
import type { KeptPosts } from './kept-posts.ts';

/** A device that keeps posts in memory. */
export class FakeDevice implements KeptPosts {
  readonly posts = new Map<string, KeptPost>();
  readonly files = new Map<string, Blob>();

  list = async (userId: string) => [...this.posts.values()].filter(({ user_id }) => user_id === userId);
  get = async (id: string) => this.posts.get(id);
  put = async (post: KeptPost, files: readonly (readonly [string, Blob])[] = []) => {
    this.posts.set(post.id, post);
    for (const [key, file] of files) this.files.set(key, file);
  };
  contentOf = async (post: KeptPost): Promise<DraftContent> => contentOf(post, this.files);
  removeFiles = async (keys: readonly string[]) => {
    for (const key of keys) this.files.delete(key);
  };
  remove = async ({ id, media }: Pick<KeptPost, 'id' | 'media'>, { keepFiles } = { keepFiles: false }) => {
    this.posts.delete(id);
    if (!keepFiles) await this.removeFiles(media.flatMap(fileKeys));
  };
}

export const aPicture = (id: string): PickedPicture => ({
  ...{ kind: 'image', id, name: `${id}.jpg`, width: 30, height: 40 },
  source: new Blob([`source of ${id}`]),
  ready: new Blob([id], { type: 'image/jpeg' }),
});

export const aClip = (id: string, size = 100): PickedClip => ({
  ...{ kind: 'video', id, name: `${id}.mp4`, width: 90, height: 160, coverAt: 0.1, duration: 5 },
  source: new Blob([new Uint8Array(size)]),
  cover: new Blob(['cover'], { type: 'image/jpeg' }),
});

export const aDraft = (text: string, ...media: DraftContent['media']): DraftContent => ({
  words: { ...NO_WORDS, text },
  media,
});
