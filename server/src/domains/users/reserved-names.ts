import type { Brand } from '../../brand/brand.ts';
import { ApiError } from '../../infra/errors.ts';

/** Words that pretend to speak for the operator; each alone or beside other words of a nickname. */
const WORDS = [
  'admin',
  'administrator',
  'customercare',
  'customerservice',
  'helpdesk',
  'moderator',
  'official',
  'operator',
  'root',
  'staff',
  'superuser',
  'support',
  'system',
  'sysadmin',
];
/** Chinese runs without spaces: found anywhere in a nickname. */
const PARTS = [
  '官方',
  '客服',
  '管理员',
  '管理員',
  '系统消息',
  '系統消息',
  '系统通知',
  '系統通知',
  '工作人员',
  '工作人員',
];

/** Pairs: a letter of another script or a digit, and the Latin letter that it looks like. */
const PAIRS =
  'аa вb сc еe һh іi јj кk мm нh оo рp ѕs тt уy хx ԁd ոn αa βb εe ιi κk μm νv οo ρp τt υu χx ɑa ıi ſs ɡg';
const DIGITS = '0o 1i 3e 4a 5s 7t li';
const LOOKALIKES = new Map(`${PAIRS} ${DIGITS}`.split(' ').map(([odd = '', plain = '']) => [odd, plain]));

/** One spelling for all that look the same: case, width, accents, look-alikes. */
const fold = (text: string): string =>
  [...text.normalize('NFKC').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')]
    .map((letter) => LOOKALIKES.get(letter) ?? letter)
    .join('');

const FOLDED = new Map(WORDS.map((word) => [fold(word), word]));

/** The reserved word that a nickname is or pretends to be; the brand's own name is one, as the whole nickname. */
export const reservedWordIn = (brand: Brand, nickname: string): string | undefined => {
  const plain = nickname.normalize('NFKC').toLowerCase();
  const whole = plain.replaceAll(' ', '');
  const title = Object.values(brand.config.title).find(
    (name) => fold(name.replaceAll(' ', '')) === fold(whole),
  );
  if (title !== undefined) return title;
  for (const text of [whole, ...plain.split(' ')]) {
    const word = FOLDED.get(fold(text)) ?? FOLDED.get(fold(text.replace(/^\d+|\d+$/g, '')));
    if (word !== undefined) return word;
  }
  const bare = whole.replace(/\p{M}/gu, '');
  return PARTS.find((part) => bare.includes(part));
};

/** @throws api.block_word naming the word */
export const refuseReservedName = (brand: Brand, nickname: string): void => {
  const word = reservedWordIn(brand, nickname);
  if (word !== undefined) throw new ApiError('api.block_word', { word });
};
