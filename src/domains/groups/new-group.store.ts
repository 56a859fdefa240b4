import { type Group, LIMITS, type Person, parseNote } from '@livery/contract';
import { makeAutoObservable, observableRef } from 'mobx';
import { Submission } from '../../lib/forms/submission.ts';
import type { HttpCalls } from '../../lib/http/call.ts';
import { newCid } from '../../lib/ids.ts';
import { ChosenPeople } from './chosen-people.store.ts';
import { NAME_CLAIMS, nameWords, putIcon } from './group-facts.store.ts';
import type { GroupsStore } from './groups.store.ts';
import { pickWords } from './refusals.ts';

const CLAIMS = [...NAME_CLAIMS, 'api.invalid_member_id'] as const;

/** A group that is being put together; a repeat of `create` returns the first one. */
export class NewGroup {
  name = '';
  icon: Blob | undefined;
  readonly people: ChosenPeople;
  readonly creating = new Submission((failure) => nameWords(failure) ?? pickWords(failure));
  readonly #http: HttpCalls;
  readonly #groups: Pick<GroupsStore, 'take' | 'update'>;
  readonly #cid = newCid();

  constructor(http: HttpCalls, groups: Pick<GroupsStore, 'take' | 'update'>, first: readonly Person[] = []) {
    this.#http = http;
    this.#groups = groups;
    this.people = new ChosenPeople(LIMITS.groupInvite, first);
    makeAutoObservable(this, { icon: observableRef, people: false, creating: false });
  }

  setName(name: string): void {
    this.name = name;
    this.creating.reset();
  }

  setIcon(icon: Blob | undefined): void {
    this.icon = icon;
  }

  /** Returns the group; undefined when it was refused, which the form says. A picture that fails leaves the group without one. */
  async create(): Promise<Group | undefined> {
    const display_name = parseNote(this.name, LIMITS.groupName);
    if (!display_name) {
      this.creating.refuse({ id: 'group.name.rule' });
      return undefined;
    }
    const body = { display_name, member_ids: this.people.ids, cid: this.#cid };
    const created = await this.creating.send(async () => {
      const group = this.#groups.take(await this.#http.call('POST /api/v1/groups', { body, claims: CLAIMS }));
      if (this.icon) await putIcon(this.#http, this.#groups, group.id, this.icon).catch(() => undefined);
      return group;
    });
    return created?.result;
  }
}
