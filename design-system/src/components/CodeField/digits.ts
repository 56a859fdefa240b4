/** The digits of what was typed or pasted ("４０７ 123", "Code: 407123"), full-width ones made plain; at most `length`. */
export function digitsOf(text: string, length: number): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, length);
}
