/** What a designer asks of a component besides its note: beside its stories, as `Name.guide.ts`. */
export interface Guide {
  /** Its parts, from the outside in. */
  anatomy: readonly [string, ...string[]];
  does: string;
  avoids: string;
}
