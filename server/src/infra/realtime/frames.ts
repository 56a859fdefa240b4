import { type ClientFrame, GROUP_ID_PATTERN, LIMITS, type ServerFrame } from '@livery/contract';

const FINAL_TEXT = 0x81;

/** One whole, unmasked, uncompressed text frame (RFC 6455 section 5.2), made once for all who get it. */
export const encodeFrame = (frame: ServerFrame): Buffer => {
  const text = JSON.stringify(frame);
  const length = Buffer.byteLength(text);
  const start = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const buffer = Buffer.allocUnsafe(start + length);
  buffer[0] = FINAL_TEXT;
  if (start === 2) buffer[1] = length;
  else if (start === 4) {
    buffer[1] = 126;
    buffer.writeUInt16BE(length, 2);
  } else {
    buffer[1] = 127;
    buffer.writeBigUInt64BE(BigInt(length), 2);
  }
  buffer.write(text, start);
  return buffer;
};

const GROUP_ID = new RegExp(GROUP_ID_PATTERN);
const isGroupId = (value: unknown): value is string => typeof value === 'string' && GROUP_ID.test(value);
const isGroupIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= LIMITS.watched && value.every(isGroupId);

/** Undefined for what no client of ours says. */
export const parseFrame = (text: string): ClientFrame | undefined => {
  try {
    const { op, token, group_id, group_ids } = JSON.parse(text) as Record<string, unknown>;
    if (op === 'ping') return { op };
    if (op === 'auth' && typeof token === 'string') return { op, token };
    if (op === 'typing' && isGroupId(group_id)) return { op, group_id };
    if (op === 'watch' && isGroupIds(group_ids)) return { op, group_ids };
  } catch {
    // Not JSON, or not an object: no frame either.
  }
  return undefined;
};
