import { LIMITS } from '@livery/contract';
import { formOf } from '../../../lib/http/form-of.ts';
import type { Http } from '../../../lib/http/http.ts';
import { isText, type StoredValue, storedValue } from '../../../lib/storage/stored-value.ts';
import { pictureExtension } from '../../../lib/uploads/picture-extension.ts';
import { putInParts } from '../../../lib/uploads/put-parts.ts';
import { type ClipExtension, clipExtensionOf, clipTypeOf } from '../draft/clip-type.ts';
import type { Picked, PickedClip } from '../draft/draft.model.ts';
import type { SentPaths } from '../kept-post.model.ts';

export type Sender = Pick<Http, 'call' | 'upload'>;

export interface PutOptions {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

const FILES = ['api.invalid_data', 'api.too_large', 'api.unsupported_type'] as const;

/** `file_path` of a long video whose parts are on their way. */
const begunOf = (id: string): StoredValue<string> => storedValue(`me.publish.${id}`, 1, isText);

export const forgetBegunVideo = (id: string): void => begunOf(id).clear();

const putPicture = async (http: Sender, file: Blob, options: PutOptions): Promise<string> => {
  const query = { kind: 'image', extension: pictureExtension(file) } as const;
  const target = await http.call('GET /social/api/upload-info', { query, signal: options.signal });
  await http.upload('POST', target.url, formOf(target.form_data ?? {}, file), options);
  return target.file_path;
};

const extensionOf = ({ name, source: { type } }: PickedClip): ClipExtension =>
  clipExtensionOf({ name, type }) ?? 'mp4';

const videoTarget = (http: Sender, clip: PickedClip, signal: AbortSignal) =>
  http.call('GET /social/api/upload-info', {
    query: { kind: 'video', extension: extensionOf(clip) },
    signal,
    claims: ['api.unsupported_type'],
  });

const putWhole = async (http: Sender, clip: PickedClip, options: PutOptions): Promise<string> => {
  const { url, file_path } = await videoTarget(http, clip, options.signal);
  const type = clipTypeOf(extensionOf(clip));
  await http.upload('PUT', url, new Blob([clip.source], { type }), options);
  return file_path;
};

const putLong = (http: Sender, clip: PickedClip, { signal, onProgress }: PutOptions) =>
  putInParts({
    file: clip.source,
    begun: begunOf(clip.id),
    begin: async () => (await videoTarget(http, clip, signal)).file_path,
    missing: (query) => http.call('GET /social/api/upload-parts', { query, signal, claims: FILES }),
    put: (url, bytes, onPart) => http.upload('PUT', url, bytes, { signal, onProgress: onPart }),
    join: (body) => http.call('POST /social/api/upload-parts', { body, signal, claims: FILES }),
    setProgress: onProgress,
  });

/** Puts a picture, or a clip with its cover, where the server says. @throws ApiFailure */
export const putMedia = async (http: Sender, picked: Picked, options: PutOptions): Promise<SentPaths> => {
  if (picked.kind === 'image') return { file_path: await putPicture(http, picked.ready, options) };
  const put = picked.source.size > LIMITS.videoWhole ? putLong : putWhole;
  const file_path = await put(http, picked, options);
  const cover_path = await putPicture(http, picked.cover, { ...options, onProgress: () => undefined });
  return { file_path, cover_path };
};
