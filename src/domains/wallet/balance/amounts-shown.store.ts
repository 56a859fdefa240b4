import { action, makeObservable, observable } from 'mobx';
import { isFlag, storedValue } from '../../../lib/storage/stored-value.ts';

/** Of this device, whoever is signed in: it is about who may look over a shoulder here. */
const hidden = storedValue('wallet.hidden', 1, isFlag);

/** Whether amounts are shown, or dots instead of them. */
export class AmountsShown {
  areHidden = hidden.read() ?? false;
  readonly stop: () => void;

  constructor() {
    makeObservable(this, { areHidden: observable, read: action, toggle: action });
    this.stop = hidden.watch(() => this.read());
  }

  read(): void {
    this.areHidden = hidden.read() ?? false;
  }

  toggle(): void {
    this.areHidden = !this.areHidden;
    hidden.write(this.areHidden);
  }
}
