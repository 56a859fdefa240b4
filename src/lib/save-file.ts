/** Saves what stands at an address under a name. */
export const saveAddress = (url: string, name: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
};

/** Saves a file under a name. */
export const saveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file);
  saveAddress(url, name);
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
