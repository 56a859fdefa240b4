import type { Message } from '@livery/contract';
import type { CallArguments } from '../../../lib/http/call.ts';
import { formOf } from '../../../lib/http/form-of.ts';
import type { Http } from '../../../lib/http/http.ts';
import { pictureExtension } from '../../../lib/uploads/picture-extension.ts';
import { isRefusedFile } from '../../../lib/uploads/refused-file.ts';
import { forgetBegun, putVideo } from './put-video.ts';
import type { KeptUpload } from './upload.model.ts';
import type { WholeUpload } from './upload.ts';

type Post = CallArguments<'POST /api/v1/messages'>[0]['body'];
type Sender = Pick<Http, 'call' | 'upload'>;

const extensionOf = ({ kind, file, filename }: KeptUpload): string =>
  kind === 'image' ? pictureExtension(file) : filename.slice(filename.lastIndexOf('.') + 1);

/** Puts the file where the server says; returns how the message names it. */
const put = async (http: Sender, upload: WholeUpload, signal: AbortSignal): Promise<string> => {
  const { kept } = upload;
  const params = { id: kept.group_id };
  if (kept.kind === 'video') return putVideo(http, upload, signal);
  const options = { signal, onProgress: (share: number) => upload.setProgress(share) };
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
  { cid, group_id, kind, filename, duration, waveform, album }: KeptUpload,
  file_path: string,
): Post => ({
  cid,
  group_id,
  type: kind,
  file_path,
  ...(kind === 'image' && album && { album }),
  ...(kind === 'file' && { filename }),
  ...(kind === 'audio' && { duration: duration ?? 1, waveform: [...(waveform ?? [])] }),
});

/** Sends a file, then its message; a try that was broken off goes on where it was. @throws ApiFailure */
export const transfer = async (http: Sender, upload: WholeUpload, signal: AbortSignal): Promise<Message> => {
  upload.filePath ??= await put(http, upload, signal);
  try {
    return await http.call('POST /api/v1/messages', {
      body: messageOf(upload.kept, upload.filePath),
      signal,
    });
  } catch (error) {
    if (isRefusedFile(error)) {
      upload.filePath = undefined;
      forgetBegun(upload.cid);
    }
    throw error;
  }
};
