import { LIMITS } from '@livery/contract';
import { formOf } from '../../../lib/http/form-of.ts';
import type { Http } from '../../../lib/http/http.ts';
import { isText, storedValue } from '../../../lib/storage/stored-value.ts';
import { putInParts } from '../../../lib/uploads/put-parts.ts';
import type { KeptUpload } from './upload.model.ts';
import type { WholeUpload } from './upload.ts';

type Sender = Pick<Http, 'call' | 'upload'>;

const VIDEO = 'video/mp4';

/** `file_path` of a video whose parts are on their way: after a reload it goes on there. */
const begunPath = (cid: string) => storedValue(`me.upload.${cid}`, 1, isText);

/** It has been sent, or its sender does not want it any more. */
export const forgetBegun = (cid: string): void => begunPath(cid).clear();

interface PosterTarget {
  url: string;
  form_data: Record<string, string>;
}

/** A clip without its still is worth sending too. */
const putPoster = async (
  http: Sender,
  { url, form_data }: PosterTarget,
  { poster }: KeptUpload,
  signal: AbortSignal,
): Promise<void> => {
  if (poster) await http.upload('POST', url, formOf(form_data, poster), { signal }).catch(() => undefined);
};

const putWhole = async (http: Sender, upload: WholeUpload, signal: AbortSignal): Promise<string> => {
  const { kept } = upload;
  const params = { id: kept.group_id };
  const target = await http.call('GET /api/v1/files/groups/:id/upload_video_url', { params, signal });
  const onProgress = (share: number) => upload.setProgress(share);
  await http.upload('PUT', target.url, new Blob([kept.file], { type: VIDEO }), { signal, onProgress });
  await putPoster(http, target.poster, kept, signal);
  return target.file_path;
};

const putLong = (http: Sender, upload: WholeUpload, signal: AbortSignal): Promise<string> => {
  const { cid, group_id, file } = upload.kept;
  const params = { id: group_id };
  let poster: PosterTarget | undefined;
  return putInParts({
    file,
    begun: begunPath(cid),
    begin: async () =>
      (await http.call('GET /api/v1/files/groups/:id/upload_video_url', { params, signal })).file_path,
    missing: async (query) => {
      const found = await http.call('GET /api/v1/files/groups/:id/upload_parts', {
        params,
        query,
        signal,
        claims: ['api.invalid_data'],
      });
      poster = found.poster;
      return found;
    },
    put: (url, bytes, onProgress) => http.upload('PUT', url, bytes, { signal, onProgress }),
    join: async (body) => {
      if (poster) await putPoster(http, poster, upload.kept, signal);
      await http.call('POST /api/v1/files/groups/:id/upload_parts', { params, body, signal });
    },
    setProgress: (share) => upload.setProgress(share),
  });
};

/** Puts a clip where the server says; returns how the message names it. A long one goes on after a cut. @throws ApiFailure */
export const putVideo = (http: Sender, upload: WholeUpload, signal: AbortSignal): Promise<string> =>
  (upload.kept.file.size > LIMITS.videoWhole ? putLong : putWhole)(http, upload, signal);
