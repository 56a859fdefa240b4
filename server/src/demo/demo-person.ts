/** Somebody of `people.json`, or of a crowd. */
export interface DemoPerson {
  key: string;
  username: string;
  nickname: string;
  avatar: string;
  bio: string;
  /** Since when the account is cancelled, in hours before the first start. */
  cancelled_hours_ago?: number;
}
