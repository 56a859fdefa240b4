/** Hundredths as operators write them: `-12.30`. */
export const figures = (amount: number): string => {
  const whole = Math.abs(amount);
  return `${amount < 0 ? '-' : ''}${Math.trunc(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
};
