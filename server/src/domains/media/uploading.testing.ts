import type { TestApp, TestPerson, TestResponse } from '../../testing/test-app.ts';
import { type ChatUpload, createMediaService, type VideoUpload } from './media.service.ts';

/** What tests of uploads do over and over: targets of a person in some group, and the form posts. */
export const uploading = (app: () => TestApp) => {
  let first: Promise<TestPerson> | undefined;
  const tenant = () => app().tenant();
  const callerFor = async (person?: TestPerson) => {
    first ??= app().signUp();
    const { id: userId } = person ?? (await first);
    return { userId, sessionId: 's1', scope: 'session' as const };
  };
  return {
    tenant,
    /** A target of the person, or of the same one each time. */
    prepare: async (extension: string, person?: TestPerson): Promise<ChatUpload> =>
      createMediaService(app().infra).prepareChatUpload(
        tenant(),
        await callerFor(person),
        'a1_b2',
        extension,
      ),
    prepareVideo: async (): Promise<VideoUpload> =>
      createMediaService(app().infra).prepareVideoUpload(tenant(), await callerFor(), 'a1_b2'),
    send: async (fields: Record<string, string>, bytes: Buffer): Promise<TestResponse> => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('file', new Blob([new Uint8Array(bytes)]), 'file');
      const encoded = new Response(form);
      const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
      const body = Buffer.from(await encoded.arrayBuffer());
      return app().call({ method: 'POST', url: '/objects/upload', headers, body });
    },
  };
};
