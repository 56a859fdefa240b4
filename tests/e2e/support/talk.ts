import type { Message } from '@livery/contract';
import { call, type Person, register } from './api.ts';
import { test as base } from './test.ts';

/** A direct conversation; its first person is at its page. */
export interface Talk {
  groupId: string;
  me: Person;
  other: Person;
  /** What the other one finds there, the newest last. */
  said(): Promise<Message[]>;
}

/** Each test begins there. */
export const test = base.extend<{ talk: Talk }>({
  talk: [
    async ({ page, request, signsIn }, use) => {
      const [me, other] = [await register(request, 'Ann Sender'), await register(request, 'Bob Viewer')];
      const { id } = await call(request, '/api/v1/groups/direct', { contact_id: me.id }, other.access);
      const headers = { authorization: `Bearer ${other.access}` };
      const said = async () =>
        (await (await request.get(`/api/v2/groups/${id}/messages`, { headers })).json()).result.list;
      await signsIn(page, me);
      await page.goto(`/room/${id}`);
      await use({ groupId: id, me, other, said });
    },
    { auto: true },
  ],
});
