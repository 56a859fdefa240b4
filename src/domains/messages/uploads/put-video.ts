import { LIMITS } from '@livery/contract';
import { ApiFailure } from '../../../lib/http/failure.ts';
import { formOf } from '../../../lib/http/form-of.ts';
import type { Http } from '../../../lib/http/http.ts';
import { isText, storedValue } from '../../../lib/storage/stored-value.ts';
import { isRefusedFile } from './refused-file.ts';
import type { KeptUpload } from './upload.model.ts';
import type { Upload } from './upload.ts';

type Sender = Pick<Http, 'call' | 'upload'>;

const VIDEO = 'video/mp4';

/** `file_path` of a video whose parts are on their way: after a reload it goes on there. */
const begunPath = (cid: string) => storedValue(`me.upload.${cid}`, 1, isText);

/** It has been sent, or its sender does not want it any more. */
export const forgetBegun = (cid: string): void => begunPath(cid).clear();

/** A clip without its still is worth sending too. */
const putPoster = async (
  http: Sender,
  { url, form_data }: { url: string; form_data: Record<string, string> },
  { poster }: KeptUpload,
  signal: AbortSignal,
): Promise<void> => {
  if (poster) await http.upload('POST', url, formOf(form_data, poster), { signal }).catch(() => undefined);
};

const putWhole = async (http: Sender, upload: Upload, signal: AbortSignal): Promise<string> => {
  const { kept } = upload;
  const params = { id: kept.group_id };
  const target = await http.call('GET /api/v1/files/groups/:id/upload_video_url', { params, signal });
  const onProgress = (share: number) => upload.setProgress(share);
  await http.upload('PUT', target.url, new Blob([kept.file], { type: VIDEO }), { signal, onProgress });
  await putPoster(http, target.poster, kept, signal);
  return target.file_path;
};

/** Puts what is missing of a video, part after part, and has them made one. */
const putMissing = async (http: Sender, upload: Upload, file_path: string, signal: AbortSignal) => {
  const { file, group_id } = upload.kept;
  const video = { file_path, size: file.size };
  const params = { id: group_id };
  const { part_size, missing, poster } = await http.call('GET /api/v1/files/groups/:id/upload_parts', {
    params,
    query: video,
    signal,
    claims: ['api.invalid_data'],
  });
  const parts = missing.map(({ number, url }) => ({
    url,
    bytes: file.slice((number - 1) * part_size, number * part_size, VIDEO),
  }));
  let sent = file.size - parts.reduce((sum, { bytes }) => sum + bytes.size, 0);
  for (const { url, bytes } of parts) {
    const onProgress = (share: number) => upload.setProgress((sent + share * bytes.size) / file.size);
    await http.upload('PUT', url, bytes, { signal, onProgress });
    sent += bytes.size;
  }
  await putPoster(http, poster, upload.kept, signal);
  await http.call('POST /api/v1/files/groups/:id/upload_parts', { params, body: video, signal });
};

const putInParts = async (http: Sender, upload: Upload, signal: AbortSignal): Promise<string> => {
  const { cid, group_id } = upload.kept;
  const begun = begunPath(cid);
  const before = begun.read();
  const params = { id: group_id };
  const path =
    before ??
    (await http.call('GET /api/v1/files/groups/:id/upload_video_url', { params, signal })).file_path;
  begun.write(path);
  try {
    await putMissing(http, upload, path, signal);
    return path;
  } catch (error) {
    if (!isRefusedFile(error)) throw error;
    begun.clear();
    const isTooOld = before !== undefined && error instanceof ApiFailure && error.code === 'api.invalid_data';
    if (!isTooOld) throw error;
    return putInParts(http, upload, signal);
  }
};

/** Puts a clip where the server says; returns how the message names it. A long one goes on after a cut. @throws ApiFailure */
export const putVideo = (http: Sender, upload: Upload, signal: AbortSignal): Promise<string> =>
  (upload.kept.file.size > LIMITS.videoWhole ? putInParts : putWhole)(http, upload, signal);
