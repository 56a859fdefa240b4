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
  parseSocialAccount,
  parseUsername,
} from './identity.ts';

describe('parseCode', () => {
  it.each([
    ['123456', '123456'],
    ['１２３４５６', '123456'],
    [' 123 456 ', '123456'],
  ])('reads %s', (typed, code) => expect(parseCode(typed)).toBe(code));
  it.each(['12345', '1234567', '12a456', ''])('refuses %s', (typed) =>
    expect(parseCode(typed)).toBeUndefined(),
  );
});

describe('isPassword', () => {
  it.each(['abcdefg1', 'A1B2C3D4E5F6G7H8'])('takes %s', (typed) => expect(isPassword(typed)).toBe(true));
  it.each(['abcdefgh', '12345678', 'abc1', 'abcdefg1!', 'a1234567 ', 'abcdefghijklmnop1', '密码密码abc1'])(
    'refuses %s',
    (typed) => expect(isPassword(typed)).toBe(false),
  );
});

describe('parseUsername', () => {
  it.each([
    ['abc123', 'abc123'],
    ['ａｂｃ１２３', 'abc123'],
  ])('reads %s', (typed, name) => expect(parseUsername(typed)).toBe(name));
  it.each(['abcdef', '123456', 'ab12', 'abcdefghijk12', 'abc_123', '小满abc1'])('refuses %s', (typed) =>
    expect(parseUsername(typed)).toBeUndefined(),
  );
});

describe('parseNickname', () => {
  it.each([
    ['林间小满', '林间小满'],
    ['  Meera   Nair ', 'Meera Nair'],
    ['José', 'José'],
  ])('reads %s', (typed, name) => expect(parseNickname(typed)).toBe(name));
  it.each(['', '   ', 'ab', 'a'.repeat(31), 'hi 😀 there', '<b>bold</b>', 'a-b-c'])('refuses %s', (typed) =>
    expect(parseNickname(typed)).toBeUndefined(),
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
});

describe('parseEmail', () => {
  it.each([
    ['A.B@Mail.Example', 'a.b@mail.example'],
    ['x@bücher.example', 'x@xn--bcher-kva.example'],
    ['ｍｅ@mail.example', 'me@mail.example'],
  ])('reads %s', (typed, mail) => expect(parseEmail(typed)).toBe(mail));
  it.each([
    'a@b',
    '@mail.example',
    'a b@mail.example',
    'a@mail..example',
    'a@mail.example/x',
    `${'a'.repeat(310)}@mail.example`,
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
  ])('of %s beside +%s keeps %s', (typed, dialCode, digits) => {
    expect(parsePhoneDigits(typed, dialCode)).toBe(digits);
  });
  it('takes an empty invite code as none', () => {
    expect(parseInviteCode('')).toBe('');
    expect(parseInviteCode(' AB12 ')).toBe('AB12');
    expect(parseInviteCode('A B1')).toBeUndefined();
    expect(parseInviteCode('abc')).toBeUndefined();
  });
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
  it.each(['270914', '112233', '135790', '123457', '987653', '122221'])('%s is not', (code) =>
    expect(isGuessableCode(code)).toBe(false),
  );
});
