import { fold, type Member, NOT_CANCELLED } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { nicknames } from '../../users/index.ts';

/** A group that one page holds is searched here. */
const PAGE = 100;
const PAUSE = 150;

export interface MemberSearchPort {
  http: HttpCalls;
  groupId: string;
  me: string;
  /** Ids of those who wrote, the latest first. */
  speakers: () => readonly string[];
}

/** Members who can be mentioned in a group, while a name is being typed. */
export class MemberSearch {
  list: readonly Member[] = [];
  readonly #port: MemberSearchPort;
  #first: { members: readonly Member[]; isWhole: boolean } | undefined;
  #query = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(port: MemberSearchPort) {
    this.#port = port;
    makeAutoObservable(this, { list: observableRef });
  }

  async ask(query: string): Promise<void> {
    this.#query = query;
    clearTimeout(this.#timer);
    this.#first ??= await this.#read('');
    if (this.#query !== query || !this.#first) return;
    this.#show(this.#first.members);
    if (query !== '' && !this.#first.isWhole) {
      this.#timer = setTimeout(() => void this.#askServer(query), PAUSE);
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #askServer(query: string): Promise<void> {
    const found = await this.#read(query);
    if (found && this.#query === query) this.#show([...this.list, ...found.members]);
  }

  /** A failure is not announced: the name can be written as it is. */
  async #read(q: string) {
    const query = { limit: PAGE, ...(q !== '' && { q }) };
    try {
      const { http, groupId } = this.#port;
      const { list, next_id } = await http.call('GET /api/v1/groups/:id/members', {
        params: { id: groupId },
        query,
        background: true,
      });
      return { members: list, isWhole: next_id === null };
    } catch {
      return undefined;
    }
  }

  /** Who spoke last stands first. */
  #show(members: readonly Member[]): void {
    const wanted = fold(this.#query);
    const { me, speakers } = this.#port;
    const latest = speakers();
    const place = ({ id }: Member) => (latest.includes(id) ? latest.indexOf(id) : latest.length);
    const matching = members.filter(
      (member) =>
        member.id !== me &&
        member.delete_at === NOT_CANCELLED &&
        (fold(nicknames.nameOf(member)).includes(wanted) ||
          fold(member.nickname).includes(wanted) ||
          fold(member.username).startsWith(wanted)),
    );
    const each = [...new Map(matching.map((member) => [member.id, member])).values()];
    runInAction(() => {
      this.list = each.toSorted((one, other) => place(one) - place(other));
    });
  }
}
