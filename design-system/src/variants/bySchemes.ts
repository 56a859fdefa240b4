/** Declarations of the root in each scheme, as CSS text: what the system asks for until the person chooses. */
export const bySchemes = (light: string, dark: string): string =>
  `:root{${light}}@media(prefers-color-scheme:dark){:root:not([data-scheme=light]){${dark}}}:root[data-scheme=dark]{${dark}}`;
