import { callable } from './mention.model.ts';

/** Whom the names in a draft mean. */
export interface MentionNames {
  idOf(name: string): string | undefined;
  add(name: string, id: string): void;
}

/** Takes somebody into a draft by a name that means nobody else there: of two of one name the second has the ID behind it. */
export const addName = (
  names: MentionNames,
  { id, nickname, username }: { id: string; nickname: string; username: string },
): string => {
  const plain = callable(nickname);
  const known = names.idOf(plain);
  const name = known === undefined || known === id ? plain : `${plain} (${username})`;
  names.add(name, id);
  return name;
};
