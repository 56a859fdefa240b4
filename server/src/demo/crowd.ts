import type { DemoPerson } from './demo-person.ts';

/** Names by halves, each with how it is written in an account ID; whole names of one set are a first and a second half. */
export type DemoNames = { first: Record<string, string>; second: Record<string, string> }[];

const LATIN = 9;
/** So many of them, of each ten, have a picture. */
const PICTURED = 3;

/**
 * People who are only there: `count` of them, with names in one language; the same ones each time. `first`: where their
 * names begin among all that there are.
 */
export const crowdOf = (
  count: number,
  names: DemoNames,
  pictures: readonly string[],
  first = 0,
): DemoPerson[] =>
  Array.from({ length: names.length === 0 ? 0 : count }, (_, place) => {
    const index = first + place;
    const [nickname, latin] = nameAt(names, index);
    return {
      key: `crowd${place + 1}`,
      // Numbers of three digits, none of them twice: 37 and 900 have no common divisor.
      username: `${latin.slice(0, LATIN)}${100 + ((index * 37) % 900)}`,
      nickname,
      avatar: index % 10 < PICTURED ? (pictures[index % pictures.length] ?? '') : '',
      bio: '',
    };
  });

/** The halves are of lengths without a common divisor: no pair comes twice before all have come. */
const nameAt = (names: DemoNames, index: number): [nickname: string, latin: string] => {
  const { first = {}, second = {} } = names[index % names.length] ?? {};
  const pick = (half: Record<string, string>) => {
    const all = Object.entries(half);
    return all[Math.floor(index / names.length) % all.length] ?? ['', ''];
  };
  const [one, other] = [pick(first), pick(second)];
  return [one[0] + other[0], one[1] + other[1]];
};
