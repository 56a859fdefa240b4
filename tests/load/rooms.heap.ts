import type { Visitor } from './rooms.world.ts';

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

const readSnapshot = async ({ session }: Visitor): Promise<Snapshot> => {
  let text = '';
  const add = ({ chunk }: { chunk: string }) => {
    text += chunk;
  };
  session.on('HeapProfiler.addHeapSnapshotChunk', add);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', add);
  return JSON.parse(text);
};

/** Bytes of code that the browser compiled: it grows while a program warms up, whatever the program keeps. */
export const codeOf = async (visitor: Visitor): Promise<number> => {
  const { snapshot, nodes } = await readSnapshot(visitor);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const code = types[0].indexOf('code');
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (nodes[at + type] === code) bytes += nodes[at + size] ?? 0;
  }
  return bytes;
};
