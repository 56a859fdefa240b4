import type { SpanIds } from './ids.ts';

const SHAPE = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}$/;

/**
 * A step of elsewhere (W3C, version 00). Whether it is kept there says nothing here: anybody may write that.
 * Undefined for what is not of this shape.
 */
export const parseTraceparent = (text: string | undefined): SpanIds | undefined => {
  const [, traceId, spanId] = SHAPE.exec(text ?? '') ?? [];
  return traceId && spanId ? { traceId, spanId } : undefined;
};
