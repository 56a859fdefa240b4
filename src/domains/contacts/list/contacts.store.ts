import type { Contact, EventMap } from '@livery/contract';
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { OnceBack } from '../../../lib/once-back.ts';
import { keptContacts } from './kept-contacts.ts';
import { readContact, readContacts, readMarks } from './read-contacts.ts';

/** `failed` says why none are there. */
export type ContactsState = { status: 'idle' | 'loading' | 'ready' } | { status: 'failed'; error: unknown };

/** More that have changed are read with all others, page by page. */
const MOST_SINGLE = 20;

/** The contacts of the person at the screen, by id; how they are ordered is up to who shows them. */
export class ContactsStore {
  state: ContactsState = { status: 'idle' };
  readonly #http: HttpCalls;
  readonly #contacts = observable.map<string, Contact>(undefined, { deep: false });
  /** Added or removed while they were being read: that counts more. */
  readonly #changed = new Map<string, Contact | undefined>();
  readonly #onceBack = new OnceBack();
  #refreshing: Promise<void> | undefined;
  /** Whose contacts they are has left: what is still under way must not be kept for who comes next. */
  #isStopped = false;

  constructor(http: HttpCalls) {
    this.#http = http;
    makeAutoObservable(this, { state: observableRef });
  }

  get list(): Contact[] {
    return [...this.#contacts.values()];
  }

  get(id: string): Contact | undefined {
    return this.#contacts.get(id);
  }

  has(id: string): boolean {
    return this.#contacts.has(id);
  }

  /** Shows what was kept and asks what became of it; reads all where nothing was kept. Never rejects. */
  async open(): Promise<void> {
    if (this.state.status === 'loading') return;
    if (this.state.status === 'ready') return this.refresh();
    const kept = keptContacts.read();
    if (!kept) return this.#readAll();
    this.#replace(kept);
    await this.refresh();
  }

  /** Reads what has changed since, in the background, once for all who ask; what is shown stays meanwhile. Never rejects. */
  refresh(): Promise<void> {
    if (this.state.status !== 'ready') return Promise.resolve();
    this.#refreshing ??= this.#readChanges().finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  async #readChanges(): Promise<void> {
    this.#changed.clear();
    try {
      const marks = await readMarks(this.#http);
      const changed = [...marks].filter(([id, at]) => this.#contacts.get(id)?.update_at !== at);
      const read =
        changed.length > MOST_SINGLE
          ? await readContacts(this.#http, { background: true })
          : await Promise.all(changed.map(([id, at]) => readContact(this.#http, id, at)));
      const known = this.list.filter(({ id }) => marks.has(id));
      this.#replace([...known, ...read]);
    } catch {
      // What is shown was true a while ago; the next visit asks again.
    }
  }

  /** @throws ApiFailure, announced */
  async add(id: string): Promise<void> {
    this.#put(await this.#http.call('POST /api/v1/users/contacts', { body: { contact: id } }));
  }

  /**
   * Takes somebody out at once; a refusal puts them back.
   * @throws ApiFailure
   */
  async remove(id: string): Promise<void> {
    const before = this.get(id);
    this.#drop(id);
    try {
      await this.#http.call('DELETE /api/v1/users/contacts/:id', { params: { id } });
    } catch (error) {
      if (before) this.#put(before);
      throw error;
    }
  }

  /** It happened here or elsewhere. */
  async receive({ user_id, on }: EventMap['contact.changed']): Promise<void> {
    if (!on) return this.#drop(user_id);
    // Before they are read nothing is missing; while they are, a page may already have passed this one.
    if (this.has(user_id) || !['ready', 'loading'].includes(this.state.status)) return;
    const contact = await readContact(this.#http, user_id, '').catch(() => undefined);
    if (contact) this.#put(contact);
  }

  stop(): void {
    this.#isStopped = true;
    this.#onceBack.stop();
  }

  async #readAll(): Promise<void> {
    this.state = { status: 'loading' };
    this.#changed.clear();
    const failed = this.#onceBack.begin(() => void this.open());
    try {
      this.#replace(await readContacts(this.#http));
    } catch (error) {
      runInAction(() => {
        this.state = { status: 'failed', error };
      });
      failed(error);
    }
  }

  #put(contact: Contact): void {
    if (this.#isStopped) return;
    this.#changed.set(contact.id, contact);
    runInAction(() => this.#contacts.set(contact.id, contact));
    this.#keep();
  }

  #drop(id: string): void {
    this.#changed.set(id, undefined);
    runInAction(() => this.#contacts.delete(id));
    this.#keep();
  }

  #replace(read: readonly Contact[]): void {
    if (this.#isStopped) return;
    const all = new Map(read.map((contact) => [contact.id, contact]));
    for (const [id, contact] of this.#changed) {
      if (contact) all.set(id, contact);
      else all.delete(id);
    }
    runInAction(() => {
      this.#contacts.replace(all);
      this.state = { status: 'ready' };
    });
    this.#keep();
  }

  #keep(): void {
    if (this.state.status === 'ready' && !this.#isStopped) keptContacts.write(this.list);
  }
}
