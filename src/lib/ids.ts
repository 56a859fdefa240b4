/** A client id for a write that may be repeated: 22 characters of A–Z a–z 0–9 - _, 128 random bits. */
export const newCid = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};
