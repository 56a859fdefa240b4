// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isGuessableCode,
  isPassword,
  parseCode,
  parseEditedNickname,
  parseEmail,
  parseInviteCode,
  parseNickname,
  parsePhoneDigits,
  parseSecurityCode,
  parseShareCode,
  parseSocialAccount,
  parseUsername,
} from './identity.ts';

/** 320 characters, the most there may be. */
const LONGEST_MAIL = `${'a'.repeat(68)}@${`${'b'.repeat(60)}.`.repeat(4)}example`;
describe('parseCode', () => {
  it.each([
    ['123456', '123456'],
    ['１２３４５６', '123456'],
    [' 123 456 ', '123456'],
    ['000000', '000000'],
    ['012345', '012345'],
    ['１２３\u3000４５６', '123456'],
    ['\u200b123\u200d456\ufeff', '123456'],
    ['123\t456\n', '123456'],
  ])('reads %s', (typed, code) => expect(parseCode(typed)).toBe(code));
  it.each([
    '12345',
    '1234567',
    '12a456',
    '',
    '-12345',
    '12345６7',
    '１２３４５',
    '123.456',
    '12345\u0301',
    '٠١٢٣٤٥',
    '12345😀',
  ])('refuses %s', (typed) => expect(parseCode(typed)).toBeUndefined());
});

describe('isPassword', () => {
  it.each(['abcdefg1', '1ABCDEFG', '0000000a', 'A1B2C3D4E5F6G7H8'])('takes %s', (typed) =>
    expect(isPassword(typed)).toBe(true),
  );
  it.each([
    'abcdefgh',
    '12345678',
    'abc1',
    'abcdefg1!',
    'a1234567 ',
    'abcdefghijklmnop1',
    '密码密码abc1',
    'abcdef1',
    'ａｂｃｄｅｆｇ１',
    'abcdefg１',
    'abcdefgé1',
    'abcdefge\u03011',
    ' abcdefg1',
    'abcdefg1\n',
    'abc defg1',
    'abcdefg1😀',
    'abcdefg1\u200b',
    '',
  ])('refuses %s', (typed) => expect(isPassword(typed)).toBe(false));
});

describe('parseUsername', () => {
  it.each([
    ['abc123', 'abc123'],
    ['ａｂｃ１２３', 'abc123'],
    [' abc123 ', 'abc123'],
    ['0abcde', '0abcde'],
    ['ABC123', 'ABC123'],
    ['abcdefghijk1', 'abcdefghijk1'],
  ])('reads %s', (typed, name) => expect(parseUsername(typed)).toBe(name));
  it.each([
    'abcdef',
    '123456',
    'ab12',
    'abcdefghijk12',
    'abc_123',
    '小满abc1',
    'abcd1',
    'abcdefghijkl1',
    'abc 123',
    'abc\u200b123',
    'abcе123',
    'abce\u0301123',
    'abc123😀',
    '',
  ])('refuses %s', (typed) => expect(parseUsername(typed)).toBeUndefined());
});

describe('parseNickname', () => {
  it.each([
    ['林间小满', '林间小满'],
    ['  Meera   Nair ', 'Meera Nair'],
    ['José', 'José'],
    ['Jose\u0301', 'José'],
    ['ＡＢＣ１２３', 'ABC123'],
    ['小满\u3000一号', '小满 一号'],
    ['മീര നായർ', 'മീര നായർ'],
    ['007', '007'],
    ['a\u00a0b', 'a b'],
  ])('reads %s', (typed, name) => expect(parseNickname(typed)).toBe(name));
  it.each([
    '',
    '   ',
    'ab',
    'a'.repeat(31),
    'hi 😀 there',
    '<b>bold</b>',
    'a-b-c',
    'ab ',
    '\u0301\u0302\u0303',
    'ab\u200bcd',
    'ab\u202ecd',
    'a\0bc',
    '👩\u200d👩',
    '⠀⠀⠀',
  ])('refuses %s', (typed) => expect(parseNickname(typed)).toBeUndefined());
  it.each(['\u3164', '\u115f', '\u1160', '\uffa0', '\u034f', '\u17b4', '\u180b', '\ufe0f', '\u{e0100}'])(
    'lets nothing be hidden in a name: %j',
    (hidden) => {
      expect(parseNickname(hidden.repeat(3))).toBeUndefined();
      expect(parseNickname(`Mee${hidden}ra`)).toBeUndefined();
      expect(parseEditedNickname(`Mee${hidden}ra`)).toBeUndefined();
    },
  );
  it('counts code points, not code units', () => {
    expect(parseNickname('𠮷𠮷𠮷')).toBe('𠮷𠮷𠮷');
    expect(parseNickname('𠮷'.repeat(30))).toBeDefined();
  });
  it('is stable: a parsed name parses to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (typed) => {
        const name = parseNickname(typed);
        if (name !== undefined) expect(parseNickname(name)).toBe(name);
      }),
    );
  });
});

describe('parseEditedNickname', () => {
  it('takes two characters and refuses spaces and marks', () => {
    expect(parseEditedNickname('小满')).toBe('小满');
    expect(parseEditedNickname('a b')).toBeUndefined();
    expect(parseEditedNickname('满')).toBeUndefined();
  });
  it.each([
    ['ＡＢ１２', 'AB12'],
    [' 小满 ', '小满'],
    ['a'.repeat(30), 'a'.repeat(30)],
    ['𠮷𠮷', '𠮷𠮷'],
  ])('reads %s', (typed, name) => expect(parseEditedNickname(typed)).toBe(name));
  it.each(['', 'a'.repeat(31), 'José', 'Jose\u0301', '小😀', 'аb', 'ミカ', '小-满', '小\u200b满'])(
    'refuses %s',
    (typed) => expect(parseEditedNickname(typed)).toBeUndefined(),
  );
});

describe('parseEmail', () => {
  it.each([
    ['A.B@Mail.Example', 'a.b@mail.example'],
    ['x@bücher.example', 'x@xn--bcher-kva.example'],
    ['ｍｅ@mail.example', 'me@mail.example'],
    [' a@mail.example\n', 'a@mail.example'],
    ['a+b@mail.example', 'a+b@mail.example'],
    ['a@ｍａｉｌ．example', 'a@mail.example'],
    ['a@bu\u0308cher.example', 'a@xn--bcher-kva.example'],
    ['007@mail.example', '007@mail.example'],
    [LONGEST_MAIL, LONGEST_MAIL],
  ])('reads %s', (typed, mail) => expect(parseEmail(typed)).toBe(mail));
  it.each([
    'a@b',
    '@mail.example',
    'a b@mail.example',
    'a@mail..example',
    'a@mail.example/x',
    `a${LONGEST_MAIL}`,
    `${'a'.repeat(310)}@mail.example`,
    `a@${'b'.repeat(64)}.example`,
    'e\u0301@mail.example',
    'a\u200bb@mail.example',
    '😀@mail.example',
    '.a@mail.example',
    'a..b@mail.example',
    'a@mail.example, b@mail.example',
    'a@mail.example\r\nBcc: b@mail.example',
    'a@127.0.0.1',
    'a@[127.0.0.1]',
    'a@mail.example:25',
    'a@@mail.example',
    '"a b"@mail.example',
    '',
  ])('refuses %s', (typed) => expect(parseEmail(typed)).toBeUndefined());
});

describe('the other identifiers', () => {
  it('keeps only digits of a phone number', () => {
    expect(parsePhoneDigits('138 0013-6620')).toBe('13800136620');
    expect(parsePhoneDigits('0138')).toBe('0138');
    expect(parsePhoneDigits('123')).toBeUndefined();
    expect(parsePhoneDigits('1'.repeat(19))).toBeUndefined();
    expect(parsePhoneDigits('12a4')).toBeUndefined();
    expect(parsePhoneDigits('１３８００１３６６２０')).toBe('13800136620');
  });
  it.each([
    ['+86 138 0013 6620', '86', '13800136620'],
    ['0086 13800136620', '86', '13800136620'],
    ['＋８６ 138 0013 6620', '86', '13800136620'],
    ['86 13800136620', '86', '8613800136620'],
    ['+91 9876543210', '86', undefined],
    ['+86', '86', undefined],
    ['\u202a+86 138-0013-6620\u202c', '86', '13800136620'],
    ['(+86) 138 0013 6620', '86', '13800136620'],
    ['138‑0013–6620', '86', '13800136620'],
    ['+8613800136620', '', undefined],
    ['09250000000', '95', '09250000000'],
    ['1234', '86', '1234'],
    ['1'.repeat(18), '86', '1'.repeat(18)],
    ['138😀00136620', '86', undefined],
    ['1380013662０\u0301', '86', undefined],
    ['', '86', undefined],
  ])('of %s beside +%s keeps %s', (typed, dialCode, digits) => {
    expect(parsePhoneDigits(typed, dialCode)).toBe(digits);
  });
  it.each([
    [' 7K2M9Q4X8B1Z ', '7k2m9q4x8b1z'],
    ['７k2m9q4x8b1z', '7k2m9q4x8b1z'],
    ['7k2m9q4x8b1', undefined],
    ['7k2m9q4x8b1z0', undefined],
    ['7k2m-9q4x8b1', undefined],
    ['', undefined],
  ])('of the share code %j keeps %j', (typed, code) => expect(parseShareCode(typed)).toBe(code));
  it('takes an empty invite code as none', () => {
    expect(parseInviteCode('')).toBe('');
    expect(parseInviteCode(' AB12 ')).toBe('AB12');
    expect(parseInviteCode('A B1')).toBeUndefined();
    expect(parseInviteCode('abc')).toBeUndefined();
  });
  it.each([
    ['ＡＢ１２', 'AB12'],
    ['0000', '0000'],
    ['\tabcd1234\n', 'abcd1234'],
    ['   ', ''],
    ['abcd12345', undefined],
    ['ab-12', undefined],
    ['ab12\u0301', undefined],
    ['ab12😀', undefined],
    ['аб12', undefined],
  ])('of the invite code %j keeps %j', (typed, code) => expect(parseInviteCode(typed)).toBe(code));
  it.each([
    ['ａｂｃ１２', 'abc12'],
    [' 00123 ', '00123'],
    ['a'.repeat(15), 'a'.repeat(15)],
    ['abc_12', undefined],
    ['abc 12', undefined],
    ['abce\u030112', undefined],
    ['微信abc12', undefined],
    ['abc12😀', undefined],
  ])('of the social account %j keeps %j', (typed, account) =>
    expect(parseSocialAccount(typed)).toBe(account),
  );
  it('bounds the social account', () => {
    expect(parseSocialAccount('abc12')).toBe('abc12');
    expect(parseSocialAccount('abc1')).toBeUndefined();
    expect(parseSocialAccount('a'.repeat(16))).toBeUndefined();
  });
});

describe('security passwords', () => {
  it.each(['270914', '１３５７９０', ' 538201 '])('takes %s', (typed) => {
    expect(parseSecurityCode(typed)).toMatch(/^\d{6}$/);
  });
  it.each(['12345', '1234567', '12 456', '27o914', ''])('refuses %s', (typed) =>
    expect(parseSecurityCode(typed)).toBeUndefined(),
  );
  it.each(['000000', '111111', '123456', '654321', '789012', '210987', '121212', '407407'])(
    '%s is guessed first',
    (code) => expect(isGuessableCode(code)).toBe(true),
  );
  it.each(['112233', '123321', '100000', '012345', '654321', '371111', '912348', '876590'])(
    '%s runs, repeats or reads the same backwards',
    (code) => expect(isGuessableCode(code)).toBe(true),
  );
  it.each(['270914', '092714', '140927', '199107', '071991', '311299'])('%s is a date', (code) =>
    expect(isGuessableCode(code)).toBe(true),
  );
  it.each(['274916', '135790', '123570', '987014', '500061', '326171', '139922', '209913'])(
    '%s is not',
    (code) => expect(isGuessableCode(code)).toBe(false),
  );
});
