/** Ids are opaque letters and digits without `_` (decisions.md section 2). */
export const ID_PATTERN = '^[0-9A-Za-z]{1,40}$';
export const GROUP_ID_PATTERN = '^[0-9A-Za-z]{1,40}(_[0-9A-Za-z]{1,40})?$';

/** Group id of a DM: both user ids, lower first by code unit, joined by an underscore. */
export const directGroupId = (one: string, other: string): string =>
  one < other ? `${one}_${other}` : `${other}_${one}`;

/** The other person of a DM; undefined for a group or when `me` is not part of it. */
export const directPartner = (groupId: string, me: string): string | undefined => {
  const [low, high] = groupId.split('_');
  if (high === undefined) return undefined;
  if (low === me) return high;
  return high === me ? low : undefined;
};
