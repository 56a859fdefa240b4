import type { APIRequestContext } from '@playwright/test';
import { call, type Person } from './api.ts';
import type { Chosen } from './messages.ts';

const targetOf = async (request: APIRequestContext, path: string, { access }: Person) => {
  const answer = await request.get(path, { headers: { authorization: `Bearer ${access}` } });
  return (await answer.json()).result;
};

interface Posted {
  groupId: string;
  from: Person;
  cid: string;
  album?: string;
}

/** Sends a picture, as a browser does. */
export const postPicture = async (
  request: APIRequestContext,
  file: Chosen,
  { groupId, from, ...message }: Posted,
): Promise<void> => {
  const path = `/api/v1/files/groups/${groupId}/upload_file?extension=jpg`;
  const { url, form_data, file_path } = await targetOf(request, path, from);
  await request.post(url, { multipart: { ...form_data, file } });
  await call(
    request,
    '/api/v1/messages',
    { group_id: groupId, type: 'image', file_path, ...message },
    from.access,
  );
};

/** Sends a clip without a still. */
export const postClip = async (
  request: APIRequestContext,
  { buffer, mimeType }: Chosen,
  { groupId, from, ...message }: Posted,
): Promise<void> => {
  const path = `/api/v1/files/groups/${groupId}/upload_video_url`;
  const { url, file_path } = await targetOf(request, path, from);
  await request.put(url, { data: buffer, headers: { 'content-type': mimeType } });
  await call(
    request,
    '/api/v1/messages',
    { group_id: groupId, type: 'video', file_path, ...message },
    from.access,
  );
};

/** Sends a voice, of so many seconds. */
export const postVoice = async (
  request: APIRequestContext,
  file: Chosen,
  { groupId, from, ...message }: Posted & { duration: number },
): Promise<void> => {
  const path = `/api/v1/files/groups/${groupId}/upload_voice_message?extension=mp3`;
  const { url, form_data, file_path } = await targetOf(request, path, from);
  await request.post(url, { multipart: { ...form_data, file } });
  await call(
    request,
    '/api/v1/messages',
    { group_id: groupId, type: 'audio', file_path, waveform: [4, 20, 31, 12], ...message },
    from.access,
  );
};
