export type Json = Readonly<Record<string, unknown>>;

export const isGroup = (node: unknown): node is Json =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

/** The node at `a.b.c`, undefined where there is none. */
export const nodeAt = (root: Json, path: string): unknown =>
  path.split('.').reduce<unknown>((node, key) => (isGroup(node) ? node[key] : undefined), root);

/** A copy in which the node at `path` is what `change` makes of it; groups on the way are made. */
export function changedAt(root: Json, path: string, change: (node: unknown) => unknown): Json {
  const [key = '', ...rest] = path.split('.');
  const child = root[key];
  const next =
    rest.length === 0 ? change(child) : changedAt(isGroup(child) ? child : {}, rest.join('.'), change);
  return { ...root, [key]: next };
}

/** A copy without the node at `path`, and without groups that hold nothing more. */
export function removedAt(root: Json, path: string): Json {
  const [key = '', ...rest] = path.split('.');
  const { [key]: child, ...others } = root;
  if (rest.length === 0 || !isGroup(child)) return others;
  const left = removedAt(child, rest.join('.'));
  return Object.keys(left).every((name) => name.startsWith('$')) ? others : { ...root, [key]: left };
}
