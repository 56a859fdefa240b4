interface ImportMetaEnv {
  /** Address of each language's first texts, in the program that draws the first HTML. */
  readonly FIRST_PLACEHOLDERS: Record<'page' | 'post', { script: string; sheets: string[] }>;
  readonly FIRST_TEXTS: Record<import('@livery/contract').Locale, string>;
}

declare module 'virtual:messages/*' {
  const messages: import('./messages.ts').CompiledMessages;
  export default messages;
}
