const cut = (value: number, digits: number): string =>
  String(Math.trunc(value * 10 ** digits + 1e-6) / 10 ** digits);

/** 999 → "999", 1200 → "1.2k", 12800 → "12.8k", 128400 → "128k" (product.md section 9). Cut, never rounded up. */
export const shortNumber = (value: number): string => {
  if (value < 1000) return String(value);
  const thousands = value / 1000;
  return `${cut(thousands, thousands < 100 ? 1 : 0)}k`;
};

/** Values of a text with a number: `n` chooses the plural, `count` is shown. */
export const counted = (n: number) => ({ n, count: shortNumber(n) });

/** 42 → "0:42", 3725 → "1:02:05". Seconds in. */
export const clock = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
};
