// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseComment, parseMessageText, parseNote, parseNoteLines } from './content.ts';
import { directGroupId, directPartner } from './ids.ts';

describe('message and comment text', () => {
  it('keeps inner line breaks and refuses blank text', () => {
    expect(parseMessageText('a\r\nb')).toBe('a\nb');
    expect(parseMessageText(' \n ')).toBeUndefined();
    expect(parseComment('  好看  ')).toBe('好看');
  });
  it('counts code points', () => {
    expect(parseMessageText('😀'.repeat(4096))).toBeDefined();
    expect(parseMessageText('😀'.repeat(4097))).toBeUndefined();
    expect(parseComment('字'.repeat(301))).toBeUndefined();
  });
});

describe('parseNote', () => {
  it('keeps one line of text and loses what hides or turns it', () => {
    expect(parseNote(' Tea\n seller\u202e ', 30)).toBe('Tea  seller');
    expect(parseNote('\u200b\u2066', 30)).toBe('');
  });
  it('counts code points', () => {
    expect(parseNote('🌊'.repeat(30), 30)).toBeDefined();
    expect(parseNote('字'.repeat(31), 30)).toBeUndefined();
  });
});

describe('parseNoteLines', () => {
  it('keeps single line breaks, and loses empty lines and what hides or turns text', () => {
    expect(parseNoteLines(' Tea\r\n\r\n \u202e\n seller\t\u2028', 30)).toBe('Tea\nseller');
    expect(parseNoteLines('\n\u200b\n', 30)).toBe('');
  });
  it('counts code points, line breaks too', () => {
    expect(parseNoteLines('🌊\n🌊', 3)).toBeDefined();
    expect(parseNoteLines('🌊\n🌊', 2)).toBeUndefined();
  });
});

describe('direct group ids', () => {
  const id = fc.stringMatching(/^[0-9a-z]{1,22}$/);
  it('name both people in one order, and lead back to the partner', () => {
    fc.assert(
      fc.property(id, id, (one, other) => {
        fc.pre(one !== other);
        expect(directGroupId(one, other)).toBe(directGroupId(other, one));
        expect(directPartner(directGroupId(one, other), one)).toBe(other);
        expect(directPartner(directGroupId(one, other), 'someoneelse0000000000000')).toBeUndefined();
      }),
    );
  });
});
