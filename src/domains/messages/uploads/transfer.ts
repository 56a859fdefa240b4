import type { Message } from '@livery/contract';
import type { CallArguments } from '../../../lib/http/call.ts';
import { ApiFailure } from '../../../lib/http/failure.ts';
import type { Http } from '../../../lib/http/http.ts';
import type { KeptUpload } from './upload.model.ts';
import type { Upload } from './upload.ts';

type Post = CallArguments<'POST /api/v1/messages'>[0]['body'];
type Sender = Pick<Http, 'call' | 'upload'>;

/** The server tells kinds by content; the name only says which ones to expect. */
const EXTENSIONS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

const GONE = new Set<string>(['api.invalid_data', 'api.too_large', 'api.unsupported_type', 'api.validation']);

const extensionOf = ({ kind, file, filename }: KeptUpload): string =>
  kind === 'image' ? (EXTENSIONS[file.type] ?? 'jpg') : filename.slice(filename.lastIndexOf('.') + 1);

const formOf = (fields: Record<string, string>, file: Blob): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  return form;
};

/** Puts the file where the server says; returns how the message names it. */
const put = async (http: Sender, upload: Upload, signal: AbortSignal): Promise<string> => {
  const { kept } = upload;
  const params = { id: kept.group_id };
  const options = { signal, onProgress: (share: number) => upload.setProgress(share) };
  if (kept.kind === 'video') {
    const target = await http.call('GET /api/v1/files/groups/:id/upload_video_url', { params, signal });
    const clip = new Blob([kept.file], { type: 'video/mp4' });
    await http.upload('PUT', target.url, clip, options);
    // A clip without its still is worth sending too.
    const { url, form_data } = target.poster;
    if (kept.poster)
      await http.upload('POST', url, formOf(form_data, kept.poster), { signal }).catch(() => undefined);
    return target.file_path;
  }
  const target =
    kept.kind === 'audio'
      ? await http.call('GET /api/v1/files/groups/:id/upload_voice_message', {
          params,
          query: { extension: 'mp3' },
          signal,
        })
      : await http.call('GET /api/v1/files/groups/:id/upload_file', {
          params,
          query: { extension: extensionOf(kept) },
          signal,
        });
  await http.upload('POST', target.url, formOf(target.form_data, kept.file), options);
  return target.file_path;
};

const messageOf = (
  { cid, group_id, kind, filename, duration, waveform }: KeptUpload,
  file_path: string,
): Post => ({
  cid,
  group_id,
  type: kind,
  file_path,
  ...(kind === 'file' && { filename }),
  ...(kind === 'audio' && { duration: duration ?? 1, waveform: [...(waveform ?? [])] }),
});

/** Sends a file, then its message; a try that was broken off goes on where it was. @throws ApiFailure */
export const transfer = async (http: Sender, upload: Upload, signal: AbortSignal): Promise<Message> => {
  upload.filePath ??= await put(http, upload, signal);
  try {
    return await http.call('POST /api/v1/messages', {
      body: messageOf(upload.kept, upload.filePath),
      signal,
    });
  } catch (error) {
    // What lay there too long, or was refused, is gone: the next try begins anew.
    if (error instanceof ApiFailure && GONE.has(error.code)) upload.filePath = undefined;
    throw error;
  }
};
