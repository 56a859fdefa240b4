import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCursor, writeCursor } from './cursor.ts';
import { ApiError } from './errors.ts';

describe('a cursor', () => {
  it('comes back as it was written', () => {
    const cursor = fc.record({
      place: fc
        .double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 })
        .map((place) => place + 0),
      id: fc.stringMatching(/^[0-9a-z]{1,40}$/),
    });
    fc.assert(
      fc.property(cursor, (written) => {
        expect(readCursor(writeCursor(written))).toEqual(written);
      }),
    );
  });

  it('that somebody made up is read or refused with a code, nothing else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String()), (text) => {
        try {
          const cursor = readCursor(text);
          if (cursor) expect(Number.isFinite(cursor.place)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(ApiError);
          expect(error).toMatchObject({ code: 'api.validation' });
        }
      }),
    );
  });
});
