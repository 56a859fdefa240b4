/** A result that is text already, with the fields that the contract names and no others. `T` is what the text says. */
export class Written<out T> {
  declare readonly says: T;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
