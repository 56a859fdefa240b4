import { makeAutoObservable, observableRef } from 'mobx';
import { storedValue } from '../../lib/storage/stored-value.ts';

const ANSWERS = ['accepted', 'declined'] as const;
type Answer = (typeof ANSWERS)[number];

const stored = storedValue('consent', 1, (value): value is Answer => ANSWERS.some((each) => each === value));

/** What the person at this device has answered; other tabs hear of it. */
class ConsentStore {
  answer: Answer | undefined = stored.read();

  constructor() {
    makeAutoObservable(this, { answer: observableRef });
    stored.watch(() => this.#take(stored.read()));
  }

  give(isAccepted: boolean): void {
    const answer = isAccepted ? 'accepted' : 'declined';
    stored.write(answer);
    this.#take(answer);
  }

  #take(answer: Answer | undefined): void {
    this.answer = answer;
  }
}

export const consent = new ConsentStore();
