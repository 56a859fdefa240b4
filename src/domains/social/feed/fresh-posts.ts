import { observable, runInAction } from 'mobx';

/** Posts of whom one follows that were published since this page was opened. */
export const freshPosts = observable.set<string>();

export const addFreshPost = (id: string): void => runInAction(() => void freshPosts.add(id));

export const forgetFreshPosts = (): void => runInAction(() => freshPosts.clear());
