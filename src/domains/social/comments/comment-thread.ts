import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import { PagedList, type PagedListOptions } from '../../../lib/lists/paged-list.ts';
import type { CommentModel } from './comment.model.ts';

/** The replies to a comment, oldest first: read when somebody opens them. */
export class CommentThread {
  readonly pages: PagedList<CommentModel>;
  isOpen = false;
  /** Written just now, or led to by a link: they may stand on a page that is not here yet. */
  extra: readonly CommentModel[] = [];

  constructor(page: PagedListOptions<CommentModel, string>['page']) {
    this.pages = new PagedList({ keyOf: ({ id }) => id, page });
    makeObservable(this, {
      isOpen: observable,
      extra: observableRef,
      list: computed,
      open: action,
      close: action,
      add: action,
    });
  }

  get list(): readonly CommentModel[] {
    const known = new Set(this.pages.list.map(({ id }) => id));
    return [...this.pages.list, ...this.extra.filter(({ id }) => !known.has(id))];
  }

  open(): void {
    this.isOpen = true;
    this.pages.open();
  }

  close(): void {
    this.isOpen = false;
  }

  add(reply: CommentModel): void {
    this.extra = [...this.extra, reply];
    this.open();
  }
}
