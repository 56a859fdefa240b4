export type Json = Readonly<Record<string, unknown>>;

export const isGroup = (node: unknown): node is Json =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

const partOf = (node: unknown, key: string): unknown => {
  if (Array.isArray(node)) return node[Number(key)] as unknown;
  return isGroup(node) ? node[key] : undefined;
};

/** The node at `a.b.0.c`, undefined where there is none. */
export const nodeAt = (root: unknown, path: string): unknown => path.split('.').reduce(partOf, root);

const withPart = (node: unknown, key: string, part: unknown): unknown =>
  Array.isArray(node) ? node.with(Number(key), part) : { ...(isGroup(node) ? node : {}), [key]: part };

const changed = (node: unknown, [key = '', ...rest]: string[], change: (node: unknown) => unknown): unknown =>
  withPart(
    node,
    key,
    rest.length === 0 ? change(partOf(node, key)) : changed(partOf(node, key), rest, change),
  );

/** A copy in which the node at `path` is what `change` makes of it; groups on the way are made. */
export const changedAt = (root: Json, path: string, change: (node: unknown) => unknown): Json =>
  changed(root, path.split('.'), change) as Json;

/** A copy without the node at `path`, and without groups that hold nothing more. */
export function removedAt(root: Json, path: string): Json {
  const [key = '', ...rest] = path.split('.');
  const { [key]: child, ...others } = root;
  if (rest.length === 0) return others;
  if (Array.isArray(child)) {
    const [at = '', ...inner] = rest;
    const part: unknown = child[Number(at)];
    return isGroup(part)
      ? { ...root, [key]: child.with(Number(at), removedAt(part, inner.join('.'))) }
      : root;
  }
  if (!isGroup(child)) return others;
  const left = removedAt(child, rest.join('.'));
  return Object.keys(left).every((name) => name.startsWith('$')) ? others : { ...root, [key]: left };
}
