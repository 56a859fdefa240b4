/** One entry of a zip, as its directory tells of it. */
export interface ZippedEntry {
  name: Buffer;
  /** Seconds are kept as pairs. */
  at: Date;
  isPacked: boolean;
  crc: number;
  packed: number;
  size: number;
  /** Where it begins. */
  offset: number;
}

/** Sizes follow what they are of, and names are UTF-8. */
const FLAGS = 0x0808;
/** 4.5: the first version that knows sizes of 64 bits, which every entry has here. */
const VERSION = 45;
const UNKNOWN = 0xffff_ffff;

const record = (...fields: readonly (readonly [bytes: 2 | 4 | 8, value: number])[]): Buffer => {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 2) buffer.writeUInt16LE(value, at);
    else if (bytes === 4) buffer.writeUInt32LE(value, at);
    else buffer.writeBigUInt64LE(BigInt(value), at);
    at += bytes;
  }
  return buffer;
};

/** As DOS writes times: of UTC. */
const timeOf = (at: Date): number =>
  (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
const dayOf = (at: Date): number =>
  ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();

const methodOf = (isPacked: boolean): number => (isPacked ? 8 : 0);

/** Stands before an entry, whose sizes are not known yet. */
export const headOf = ({ name, at, isPacked }: Pick<ZippedEntry, 'name' | 'at' | 'isPacked'>): Buffer =>
  Buffer.concat([
    record(
      ...([
        [4, 0x04034b50],
        [2, VERSION],
        [2, FLAGS],
        [2, methodOf(isPacked)],
      ] as const),
      ...([
        [2, timeOf(at)],
        [2, dayOf(at)],
        [4, 0],
        [4, UNKNOWN],
        [4, UNKNOWN],
      ] as const),
      ...([
        [2, name.length],
        [2, 20],
      ] as const),
    ),
    name,
    record([2, 1], [2, 16], [8, 0], [8, 0]),
  ]);

/** Stands behind it. */
export const sizesOf = ({ crc, packed, size }: Pick<ZippedEntry, 'crc' | 'packed' | 'size'>): Buffer =>
  record([4, 0x08074b50], [4, crc], [8, packed], [8, size]);

const listed = ({ name, at, isPacked, crc, packed, size, offset }: ZippedEntry): Buffer =>
  Buffer.concat([
    record(
      ...([
        [4, 0x02014b50],
        [2, VERSION],
        [2, VERSION],
        [2, FLAGS],
        [2, methodOf(isPacked)],
      ] as const),
      ...([
        [2, timeOf(at)],
        [2, dayOf(at)],
        [4, crc],
        [4, UNKNOWN],
        [4, UNKNOWN],
      ] as const),
      ...([
        [2, name.length],
        [2, 28],
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, UNKNOWN],
      ] as const),
    ),
    name,
    record([2, 1], [2, 24], [8, size], [8, packed], [8, offset]),
  ]);

/** Stands at the end: what there is, and where. */
export const directoryOf = (entries: readonly ZippedEntry[], offset: number): Buffer => {
  const list = Buffer.concat(entries.map(listed));
  const { length } = entries;
  const end = record(
    ...([
      [4, 0x06064b50],
      [8, 44],
      [2, VERSION],
      [2, VERSION],
      [4, 0],
      [4, 0],
    ] as const),
    ...([
      [8, length],
      [8, length],
      [8, list.length],
      [8, offset],
    ] as const),
  );
  const place = record([4, 0x07064b50], [4, 0], [8, offset + list.length], [4, 1]);
  const short = Math.min(length, 0xffff);
  const last = record(
    ...([
      [4, 0x06054b50],
      [2, 0],
      [2, 0],
      [2, short],
      [2, short],
    ] as const),
    ...([
      [4, UNKNOWN],
      [4, UNKNOWN],
      [2, 0],
    ] as const),
  );
  return Buffer.concat([list, end, place, last]);
};
