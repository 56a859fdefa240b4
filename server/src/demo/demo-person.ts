/** Somebody of `people.json`, or of a crowd. */
export interface DemoPerson {
  key: string;
  username: string;
  nickname: string;
  avatar: string;
  bio: string;
}
