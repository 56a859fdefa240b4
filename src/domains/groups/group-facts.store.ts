import { LIMITS, parseNote, parseNoteLines } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Submission } from '../../lib/forms/submission.ts';
import type { HttpCalls } from '../../lib/http/call.ts';
import type { ApiFailure } from '../../lib/http/failure.ts';
import type { Words } from '../../lib/toasts/toasts.store.ts';
import type { GroupsStore } from './groups.store.ts';

type Groups = Pick<GroupsStore, 'get' | 'take' | 'update'>;

/** What the field of a name says itself. */
export const NAME_CLAIMS = ['api.block_word', 'api.comment_has_hyperlink', 'api.validation'] as const;

/** The words of the field; the server's own name the word that it refuses. */
export const nameWords = ({ code }: Pick<ApiFailure, 'code'>): Words | undefined => {
  if (code === 'api.validation') return { id: 'group.name.rule' };
  return code === 'api.comment_has_hyperlink' ? { id: 'group.name.link' } : undefined;
};

/** Replaces the picture of a group. Throws when the server refuses. */
export const putIcon = async (
  http: HttpCalls,
  groups: Pick<Groups, 'update'>,
  id: string,
  picture: Blob,
): Promise<void> => {
  const body = new FormData();
  body.append('image', picture, 'icon');
  const options = { params: { id }, body, timeout: LIMITS.uploadTimeout };
  const { icon } = await http.call('POST /api/v1/groups/:id/icon', options);
  groups.update({ group_id: id, changes: { icon } });
};

/** Name and description of a group while somebody writes them; what is not written follows the group. */
export class GroupFacts {
  written: { name?: string; description?: string } = {};
  readonly saving = new Submission(nameWords);
  readonly #http: HttpCalls;
  readonly #groups: Groups;
  readonly #id: string;

  constructor(http: HttpCalls, groups: Groups, id: string) {
    this.#http = http;
    this.#groups = groups;
    this.#id = id;
    makeAutoObservable(this, { written: observableRef, saving: false });
  }

  get name(): string {
    return this.written.name ?? this.#groups.get(this.#id)?.display_name ?? '';
  }

  get description(): string {
    return this.written.description ?? this.#groups.get(this.#id)?.description ?? '';
  }

  get isChanged(): boolean {
    const { name, description } = this.written;
    const group = this.#groups.get(this.#id);
    const differs = (words: string | undefined, now = '') => words !== undefined && words.trim() !== now;
    return differs(name, group?.display_name) || differs(description, group?.description);
  }

  setName(name: string): void {
    this.written = { ...this.written, name };
    this.saving.reset();
  }

  setDescription(description: string): void {
    this.written = { ...this.written, description };
    this.saving.reset();
  }

  /** True: it is everywhere. Otherwise the form says why not. */
  async save(): Promise<boolean> {
    const display_name = parseNote(this.name, LIMITS.groupName);
    const description = parseNoteLines(this.description, LIMITS.groupDescription);
    if (!display_name || description === undefined) {
      this.saving.refuse({ id: 'group.name.rule' });
      return false;
    }
    const options = {
      params: { id: this.#id },
      body: {
        ...(this.written.name !== undefined && { display_name }),
        ...(this.written.description !== undefined && { description }),
      },
      claims: [...NAME_CLAIMS, 'api.forbidden'] as const,
    };
    const saved = await this.saving.send(() => this.#http.call('PUT /api/v1/groups/:id', options));
    if (!saved) return false;
    this.#groups.take(saved.result);
    runInAction(() => {
      this.written = {};
    });
    return true;
  }
}
