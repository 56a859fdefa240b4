/** Shown as nothing: soft hyphens, zero widths, word joiners, marks of direction, controls. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|[^\P{Cc}\t\n\r]/gu;

/** Chinese and full-width full stops; between Latin letters or digits one of them stands for a dot. */
const WIDE_DOT = /[。．｡﹒․]/gu;
const DOT_WITHIN_A_NAME = /(?<=[a-z0-9])。(?=[a-z0-9])/giu;

/** Strokes and rings over a letter: what remains of them after NFKC belongs to no alphabet. */
const OVERLAY = /(?<=[a-z0-9.。])\p{M}+/giu;

/** What a reader of a text sees, in the letters that an address bar takes. */
export const visibleText = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(WIDE_DOT, '。')
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(OVERLAY, '')
    .replace(DOT_WITHIN_A_NAME, '.');

/** Cyrillic and Greek letters, and the Latin ones that they look like. */
const LOOK_ALIKES = Object.fromEntries(
  [...'аaсcеeіiјjкkмmнhоoрpѕsтtуyхxαaιiνvοoρpτtυu'.matchAll(/(.)(.)/gu)].map(([, one, latin]) => [
    one,
    latin,
  ]),
);

/** A name in capitals or small letters alike; beside Latin letters those that look like them stand for them. */
export const lookAlikesOf = (name: string): string[] => {
  const small = name.toLowerCase();
  if (!/[a-z]/u.test(small)) return [small];
  return [small, small.replace(/[\p{sc=Cyrillic}\p{sc=Greek}]/gu, (letter) => LOOK_ALIKES[letter] ?? letter)];
};
