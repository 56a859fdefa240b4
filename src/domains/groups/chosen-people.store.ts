import type { Person } from '@livery/contract';
import { makeAutoObservable, observableRef } from 'mobx';

/** People who are picked for something, in the order of picking. */
export class ChosenPeople {
  list: readonly Person[];
  /** As many as may be picked. */
  readonly most: number;

  constructor(most: number, first: readonly Person[] = []) {
    this.most = most;
    this.list = first;
    makeAutoObservable(this, { list: observableRef });
  }

  get ids(): string[] {
    return this.list.map(({ id }) => id);
  }

  has(id: string): boolean {
    return this.list.some((person) => person.id === id);
  }

  remove(id: string): void {
    this.list = this.list.filter((person) => person.id !== id);
  }

  /** Picks somebody, or no longer; false where there is no room for one more. */
  toggle(person: Person): boolean {
    if (this.has(person.id)) this.remove(person.id);
    else if (this.list.length < this.most) this.list = [...this.list, person];
    else return false;
    return true;
  }
}
