import { observable, runInAction } from 'mobx';

/** Whom one has blocked since this page was opened: what they wrote and what is here already goes from the screen. */
export const hiddenPeople = observable.set<string>();

export const forgetHiddenPeople = (): void => runInAction(() => hiddenPeople.clear());
