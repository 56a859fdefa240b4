import type { Post, PostDraft } from '@livery/contract';
import { addressed } from '../../../lib/mentions/mention.model.ts';
import { isRefusedFile } from '../../../lib/uploads/refused-file.ts';
import { type DraftContent, idIn, kindOf } from '../draft/draft.model.ts';
import { hashtagsIn, withoutLastTags } from '../draft/hashtags.ts';
import type { KeptPost, Sending } from '../kept-post.model.ts';
import type { Publication } from './publication.ts';
import { forgetBegunVideo, putMedia, type Sender } from './put-media.ts';

/** Codes that the post's own card shows. */
const CLAIMS = [
  'api.block_word',
  'api.comment_has_hyperlink',
  'api.invalid_data',
  'api.validation',
  'api.too_large',
  'api.unsupported_type',
] as const;

/** The words of a draft as they are published. Hashtags are shown behind them, unless they are all that there is. */
export const publishedWords = ({ words: { text, names }, media }: DraftContent) => {
  const said = withoutLastTags(text) || (media.length === 0 ? text.trim() : '');
  const { text: description, mentions } = addressed(said, idIn(names));
  return { description, mentions, hashtags: hashtagsIn(text) };
};

const bodyOf = (cid: string, content: DraftContent, paths: Sending['paths']): PostDraft => {
  const { words, media } = content;
  const { place, privacy, allow_comment, allow_save } = words;
  return {
    cid,
    kind: kindOf(media),
    ...publishedWords(content),
    place: place.trim(),
    media: media.flatMap(({ id }) => paths[id] ?? []),
    ...{ privacy, allow_comment, allow_save },
  };
};

/** Sends the media of a post that have not arrived, then the post; a try that was broken off goes on where it was. @throws ApiFailure */
export const transfer = async (
  http: Sender,
  publication: Publication,
  { signal, keep }: { signal: AbortSignal; keep: (post: KeptPost) => void },
): Promise<Post> => {
  const { content, cid } = publication;
  try {
    for (const picked of content.media) {
      if (publication.paths[picked.id]) continue;
      const onProgress = (share: number) => publication.setProgress(picked.id, share);
      keep(publication.setArrived(picked.id, await putMedia(http, picked, { signal, onProgress })));
    }
    const body = bodyOf(cid, content, publication.paths);
    return await http.call('POST /social/api/posts', { body, signal, claims: CLAIMS });
  } catch (error) {
    if (isRefusedFile(error)) {
      for (const { id } of content.media) forgetBegunVideo(id);
      keep(publication.forgetPaths());
    }
    throw error;
  }
};
