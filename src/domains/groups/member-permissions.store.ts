import { type Group, MEMBER_PERMISSIONS, type MemberPermission } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Submission } from '../../lib/forms/submission.ts';
import type { HttpCalls } from '../../lib/http/call.ts';
import type { GroupsStore } from './groups.store.ts';
import { REFUSALS, refusalWords } from './refusals.ts';

/** What plain members of a group may do. Switches are shown at once; one request is under way, what was set last follows it. */
export class MemberPermissions {
  readonly saving = new Submission(refusalWords);
  readonly #http: HttpCalls;
  readonly #groups: Pick<GroupsStore, 'get' | 'take' | 'refresh'>;
  readonly #id: string;
  /** Undefined: what the group has. */
  wanted: readonly MemberPermission[] | undefined;

  constructor(http: HttpCalls, groups: Pick<GroupsStore, 'get' | 'take' | 'refresh'>, id: string) {
    this.#http = http;
    this.#groups = groups;
    this.#id = id;
    this.wanted = undefined;
    makeAutoObservable(this, { saving: false, wanted: observableRef });
  }

  get shown(): readonly string[] {
    return this.wanted ?? this.#groups.get(this.#id)?.member_permission ?? [];
  }

  toggle(permission: MemberPermission): Promise<void> {
    const { shown } = this;
    this.wanted = MEMBER_PERMISSIONS.filter((one) => shown.includes(one) !== (one === permission));
    return this.#save();
  }

  async #save(): Promise<void> {
    if (this.saving.isSending) return;
    let sent: readonly MemberPermission[] | undefined;
    let group: Group | undefined;
    while (this.wanted && this.wanted !== sent) {
      sent = this.wanted;
      const options = {
        params: { id: this.#id },
        body: { member_permission: [...sent] },
        claims: REFUSALS,
      };
      const saved = await this.saving.send(() =>
        this.#http.call('POST /api/v1/groups/:id/permissions', options),
      );
      if (!saved) break;
      group = saved.result;
    }
    this.#end(group);
  }

  #end(group: Group | undefined): void {
    runInAction(() => (this.wanted = undefined));
    if (group) this.#groups.take(group);
    if (this.saving.state.status === 'failed') this.#groups.refresh(this.#id).catch(() => undefined);
  }
}
