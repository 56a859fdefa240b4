/** Another language's words, by the English sentence. */
export type Catalogue = Readonly<Record<string, string>>;
