import type { AdminRight } from '@livery/contract';
import type { HttpCalls, ResultOf } from '../../lib/http/call.ts';
import type { GroupsStore } from './groups.store.ts';
import { REFUSALS } from './refusals.ts';

type Groups = Pick<GroupsStore, 'take' | 'countMembers' | 'get' | 'update'>;

/**
 * What people do with a group and with who is in it. Each throws when the server refuses: `REFUSALS` are the caller's to
 * say, anything else has been announced.
 */
export class ManagedGroup {
  readonly id: string;
  readonly #http: HttpCalls;
  readonly #groups: Groups;

  constructor(http: HttpCalls, groups: Groups, id: string) {
    this.#http = http;
    this.#groups = groups;
    this.id = id;
  }

  /** The code by which others come; one, whoever shows it. */
  async shareCode(): Promise<string> {
    const body = { group_id: this.id };
    return (await this.#http.call('POST /api/v1/share/group', { body, claims: REFUSALS })).code;
  }

  /** Of these ids, those who are in it. */
  async membersAmong(ids: string[]): Promise<Set<string>> {
    const options = { params: this.#params, body: { ids }, background: true } as const;
    const { list } = await this.#http.call('POST /api/v1/groups/:id/members/ids', options);
    return new Set(list.map(({ id }) => id));
  }

  /** Returns the ids of those who are new in it. */
  async invite(ids: string[]): Promise<ResultOf<'POST /api/v1/groups/:id/members'>['added']> {
    const options = { params: this.#params, body: { member_ids: ids }, claims: REFUSALS };
    const { added, member_count } = await this.#http.call('POST /api/v1/groups/:id/members', options);
    this.#groups.countMembers({ group_id: this.id, member_count });
    return added;
  }

  /** Somebody goes; oneself: leaves. */
  async remove(uid: string): Promise<void> {
    const options = { params: { id: this.id, uid }, claims: REFUSALS };
    await this.#http.call('DELETE /api/v1/groups/:id/members/:uid', options);
  }

  /** Who is in it is removed with it. */
  async block(uid: string): Promise<void> {
    const options = { params: this.#params, body: { user_id: uid }, claims: REFUSALS };
    await this.#http.call('POST /api/v1/groups/:id/blocks', options);
  }

  async unblock(uid: string): Promise<void> {
    const options = { params: { id: this.id, uid }, claims: REFUSALS };
    await this.#http.call('DELETE /api/v1/groups/:id/blocks/:uid', options);
  }

  /** What an admin may do. */
  async rightsOf(uid: string): Promise<AdminRight[]> {
    const options = { params: { id: this.id, uid }, claims: REFUSALS };
    return (await this.#http.call('GET /api/v1/groups/:id/admins/:uid', options)).permissions;
  }

  async addAdmin(uid: string, permissions: AdminRight[]): Promise<void> {
    const options = { params: this.#params, body: { user_id: uid, permissions }, claims: REFUSALS };
    await this.#http.call('POST /api/v1/groups/:id/admins', options);
    this.#setAdmin(uid, true);
  }

  async changeAdmin(uid: string, permissions: AdminRight[]): Promise<void> {
    const options = { params: { id: this.id, uid }, body: { permissions }, claims: REFUSALS };
    await this.#http.call('PUT /api/v1/groups/:id/admins/:uid', options);
  }

  async removeAdmin(uid: string): Promise<void> {
    const options = { params: { id: this.id, uid }, claims: REFUSALS };
    await this.#http.call('DELETE /api/v1/groups/:id/admins/:uid', options);
    this.#setAdmin(uid, false);
  }

  async transfer(uid: string): Promise<void> {
    const options = { params: this.#params, body: { user_id: uid }, claims: REFUSALS };
    this.#groups.take(await this.#http.call('POST /api/v1/groups/:id/transfer', options));
  }

  async dissolve(): Promise<void> {
    await this.#http.call('DELETE /api/v1/groups/:id', { params: this.#params, claims: REFUSALS });
  }

  /** What is shown next does not wait for the news of it. */
  #setAdmin(uid: string, isOne: boolean): void {
    const others = (this.#groups.get(this.id)?.admins ?? []).filter((id) => id !== uid);
    this.#groups.update({ group_id: this.id, changes: { admins: isOne ? [...others, uid] : others } });
  }

  get #params() {
    return { id: this.id };
  }
}
