/** A form post: the fields that the server gave, then the file. */
export const formOf = (fields: Record<string, string>, file: Blob): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  return form;
};
